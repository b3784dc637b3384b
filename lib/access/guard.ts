import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { createServerSupabase } from '@/lib/access/server-client'
import type { Database } from '@/lib/supabase/database.types'
import { loginPath } from './gate'
import { type Access, type Denied, readAccess } from './read-access'

export type Admin = Access & { supabase: SupabaseClient<Database> }

/** The reason for refusing an action or a page. */
export type Refusal = Omit<Denied, 'access'>

type Checked = { admin: Admin } | Refusal

/** Checks session, second factor, hotel and role once per request, independently of the middleware (AUTH-2). */
export async function checkAdmin(): Promise<Checked> {
  const { denied, admin, error } = await readRequest()
  return admin && !denied ? { admin } : { denied: denied ?? 'unavailable', error }
}

/** Like `checkAdmin`, but also accepts a person who still has to set up the required second factor. */
export async function checkAdminInSetup(): Promise<Checked> {
  const { denied, admin } = await readRequest()
  return admin ? { admin } : { denied: denied ?? 'unavailable' }
}

const readRequest = cache(async (): Promise<Partial<Refusal> & { admin?: Admin }> => {
  const supabase = await createServerSupabase()
  const result = await readAccess(supabase)
  if (!('denied' in result)) return { admin: { ...result, supabase } }
  const { access, ...denied } = result
  return access ? { ...denied, admin: { ...access, supabase } } : denied
})

/** Returns the admin, or redirects to the login page or the missing step. For pages only. */
export async function requireAdmin(): Promise<Admin> {
  const result = await checkAdmin()
  if ('denied' in result) redirect(loginPath(result.denied))
  return result.admin
}
