'use server'

import { z } from 'zod'
import { adminAction } from '@/lib/action'
import { publishSite } from '@/lib/content/publish'
import { logEvent } from '@/lib/log'
import { migrationFailure } from './failure'

/** Runs the function `migrate-room-images` as the signed-in admin (§7) and publishes what it wrote. */
export const migrateRoomImages = adminAction(
  z.strictObject({}),
  'Ocorreu um erro desconhecido',
  async (_, { supabase }) => {
    const { data, error, response } = await supabase.functions.invoke('migrate-room-images')
    // A run that was cut short has written the rooms before that point.
    await publishSite()
    if (!error) return { ok: true, results: answer.parse(data).results }
    const body: unknown = await response?.json().catch(() => null)
    logEvent('migration_failed', { error, status: response?.status })
    return { ok: false, title: 'Erro na migração', error: migrationFailure(body) }
  },
)

const lines = z.array(z.string())
const answer = z.object({ results: z.object({ total: z.number(), success: lines, errors: lines }) })
