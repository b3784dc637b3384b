import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import type { Database } from '../../lib/supabase/database.types.ts'
import { demoUsers } from '../../supabase/local/demo/users.ts'

export type Account = { email: string; password: string }

/** The demo's admin. Many tests share this account's session: those that end sessions make an account of their own. */
export const demoAdmin = demoAccount('admin@quaresmeira.example')

/** The demo's account without access to the hotel. */
export const demoVisitor = demoAccount('visitante@quaresmeira.example')

/** The session's cookies as the site writes them. */
export type SessionCookie = { name: string; value: string }

/** Opens the panel's door for `page` without the login form: later visits to /admin are those of `account`. */
export async function signIn(page: Page, account: Account = demoAdmin): Promise<void> {
  let session = sessions.get(account.email)
  if (!session) {
    session = startSession(account)
    sessions.set(account.email, session)
  }
  await addSession(page, await session)
}

const sessions = new Map<string, Promise<SessionCookie[]>>()

/** A new session of `account`, as cookies. */
export async function startSession({ email, password }: Account): Promise<SessionCookie[]> {
  const cookies: SessionCookie[] = []
  const { url, publishableKey } = connection()
  const client = createServerClient(url, publishableKey, {
    cookies: { getAll: () => cookies, setAll: (list) => void cookies.push(...list) },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return cookies
}

export async function addSession(page: Page, cookies: SessionCookie[]): Promise<void> {
  const url = process.env.E2E_BASE_URL
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url, httpOnly: true })))
}

/** The session's cookies in the browser of `page`; none after signing out. */
export async function sessionCookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => name.startsWith('sb-'))
}

/** A new account, with this role for the demo hotel (none by default). */
export async function createAccount(role?: string): Promise<Account & { id: string }> {
  const account = { email: `${randomUUID()}@teste.example`, password: randomUUID() }
  const { data, error } = await service().auth.admin.createUser({ ...account, email_confirm: true })
  if (error) throw error
  const created = { ...account, id: data.user.id }
  if (role) await setRole(created, role)
  return created
}

/** Gives an account a role for the demo hotel, or takes its access away (`null`). */
export async function setRole({ id }: { id: string }, role: string | null): Promise<void> {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const key = { user_id: id, hotel_id: hotel.data.id }
  const table = service().from('user_hotel_access')
  const { error } = role ? await table.upsert({ ...key, role }) : await table.delete().match(key)
  if (error) throw error
}

/** The backend with the rights of its owner: past every policy. */
export function service() {
  const { url, secretKey } = connection()
  return createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Where the backend of the tests is, and its keys. */
export function connection() {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the data directory of the backend')
  return connectionSchema.parse(
    JSON.parse(readFileSync(join(dataDir, 'supabase', 'connection.json'), 'utf8')),
  )
}

const connectionSchema = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() })

function demoAccount(wanted: string): Account {
  const account = demoUsers.find(({ email }) => email === wanted)
  if (!account) throw new Error(`the demo content has no account ${wanted}`)
  return { email: account.email, password: account.password }
}
