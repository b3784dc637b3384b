import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createServerSupabase } from '@/lib/session/server'
import type { Database } from '@/lib/supabase/database.types'
import { readAccess } from './access'
import type { Denial } from './denials'
import { loginPath } from './gate'
import type { Factor } from './second-factor'

export type { Denial } from './denials'

/** A signed-in admin of the site's hotel. `bucket` is where the hotel's images lie; '' when it has none. */
export type Admin = {
  userId: string
  email: string
  hotelId: string
  bucket: string
  factors: Factor[]
  factorRequired: boolean
  /** The flag beside the role: may manage people and brand. The database asks it again. */
  isManager: boolean
  supabase: SupabaseClient<Database>
}

type Checked = { admin: Admin } | { denied: Denial }

/** Session, second factor, hotel and role, once per request; does not rely on the middleware (AUTH-2). */
export async function checkAdmin(): Promise<Checked> {
  const { denied, admin } = await readRequest()
  if (admin && !denied) return { admin }
  return { denied: denied ?? 'unavailable' }
}

/** Like `checkAdmin`, but lets in who lacks nothing except the second factor that the hotel demands: to set it up. */
export async function checkAdminInSetup(): Promise<Checked> {
  const { denied, admin } = await readRequest()
  return admin ? { admin } : { denied: denied ?? 'unavailable' }
}

const readRequest = cache(async (): Promise<{ denied?: Denial; admin?: Admin }> => {
  const supabase = await createServerSupabase()
  const result = await readAccess(supabase)
  if (!('denied' in result)) return { admin: { ...result, supabase } }
  const { denied, access } = result
  return access ? { denied, admin: { ...access, supabase } } : { denied }
})

/** For pages: the admin, or a redirect to where one becomes it: the login page, which says why, or the step missing. */
export async function requireAdmin(): Promise<Admin> {
  const result = await checkAdmin()
  if ('denied' in result) redirect(loginPath(result.denied))
  return result.admin
}
