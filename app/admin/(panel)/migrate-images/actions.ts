'use server'

import { adminAction } from '@/lib/access/admin-action'
import type { Admin } from '@/lib/access/guard'
import { logEvent } from '@/lib/log'
import { encodeMissing } from '@/lib/media/images/encode-missing'
import { publishSite } from '@/lib/site/publish'
import { z } from '@/lib/zod'
import { migrationFailure } from './failure'

/** Maximum wait for encoding, in milliseconds. */
const encodingMs = 120_000

/** Runs the Edge Function as the signed-in admin and publishes its changes (IMG-10). */
export const migrateRoomImages = adminAction(
  z.strictObject({}),
  'Ocorreu um erro desconhecido',
  async (_, admin) => {
    const { data, error, response } = await admin.supabase.functions.invoke('migrate-room-images')
    // An interrupted run has already changed some rooms.
    await publishSite()
    await encodeNew(admin)
    if (!error) return { ok: true, results: answer.parse(data).results }
    const body: unknown = await response?.json().catch(() => null)
    logEvent('action_failed', { step: 'images not migrated', error, status: response?.status })
    return { ok: false, title: 'Erro na migração', error: migrationFailure(body) }
  },
)

/** Encodes until the time limit; the remaining pictures are served unencoded until `npm run images -- encode`. */
async function encodeNew(admin: Admin) {
  try {
    const attempts = await encodeMissing(admin, { until: Date.now() + encodingMs })
    for (const { path, error } of attempts) if (error) logEvent('image_not_encoded', { path, error })
    if (attempts.length > 0) await publishSite()
  } catch (error) {
    logEvent('images_not_encoded', { error })
  }
}

const lines = z.array(z.string())
const answer = z.object({ results: z.object({ total: z.number(), success: lines, errors: lines }) })
