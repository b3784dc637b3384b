import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Database } from '@/lib/supabase/database.types'
import { createServerSupabase } from '@/lib/supabase/server'
import { readAccess } from './access'
import type { Denial } from './denials'
import { loginPath } from './gate'

export type { Denial } from './denials'

/** A signed-in admin of the site's hotel. `bucket` is where the hotel's pictures lie; '' when it has none. */
export type Admin = {
  userId: string
  email: string
  hotelId: string
  bucket: string
  supabase: SupabaseClient<Database>
}

/**
 * The guard of every admin read and action: asks the backend for session, hotel and role, once per request. The
 * middleware is not relied upon.
 */
export const checkAdmin = cache(async (): Promise<{ admin: Admin } | { denied: Denial }> => {
  const supabase = await createServerSupabase()
  const access = await readAccess(supabase)
  if ('denied' in access) return access
  const { userId, email, hotelId, bucket } = access
  return { admin: { userId, email, hotelId, bucket, supabase } }
})

/** For pages: the admin, or a redirect to the login page that says why. */
export async function requireAdmin(): Promise<Admin> {
  const result = await checkAdmin()
  if ('denied' in result) redirect(loginPath(result.denied))
  return result.admin
}
