import 'server-only'
import { writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'

/** Writes the pending versions that are due. Throws. */
export async function applyDueVersions({ supabase }: Admin): Promise<void> {
  const { error } = await supabase.rpc('apply_due_versions', { p_slug: env().HOTEL_SLUG }).retry(false)
  if (error) throw writeFailure(error)
}

// Each request has its own `Admin`.
const started = new WeakMap<Admin, Promise<void>>()

/** Applies due versions once per request, so that the panel reads the same content as the site. Never rejects. */
export async function applyDueOnce(admin: Admin): Promise<void> {
  if (!admin.isDue) return
  const applying =
    started.get(admin) ??
    applyDueVersions(admin).catch((error) => logEvent('due_versions_not_applied', { error: String(error) }))
  started.set(admin, applying)
  await applying
}
