import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright/test'
import { sessionCookies as cookiesOfSession, isPanelCookie } from '../../lib/access/cookies.ts'
import type { Database } from '../../lib/supabase/database.types.ts'
import { readConnection } from '../../scripts/lib/connection.ts'
import { demoUsers } from '../../supabase/local/demo/test-content.ts'

export type Account = { email: string; password: string }

/** The demo's admin. Many tests share this account's session, so those that end sessions create their own account. */
export const demoAdmin = demoAccount('admin@quaresmeira.example')

/** The demo's account without access to the hotel. */
export const demoVisitor = demoAccount('visitante@quaresmeira.example')

/** A cookie as the site writes it. */
export type SessionCookie = { name: string; value: string; httpOnly: boolean }

/** Signs `page` in as `account` without the login form. */
export async function signIn(page: Page, account: Account = demoAdmin): Promise<void> {
  let session = sessions.get(account.email)
  if (!session) {
    session = startSession(account)
    sessions.set(account.email, session)
  }
  await addSession(page, await session)
}

const sessions = new Map<string, Promise<SessionCookie[]>>()

export async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Starts a new session of `account` and returns the cookies that the site would set. */
export async function startSession(account: Account): Promise<SessionCookie[]> {
  const { data, error } = await anonymous().auth.signInWithPassword(account)
  if (error) throw error
  return signedCookies(data.session)
}

/** Returns the cookies for these tokens, signed by this site. */
export function signedCookies(
  { access_token, refresh_token }: Tokens,
  startedAt = Date.now(),
): SessionCookie[] {
  const tokens = { accessToken: access_token, refreshToken: refresh_token }
  const cookies = cookiesOfSession({ ...tokens, startedAt, seenAt: Date.now() })
  return cookies.map(({ name, value, options: { httpOnly } }) => ({ name, value, httpOnly }))
}

/** Returns the `cookie` header of a new session. */
export async function cookieOf(account: Account): Promise<string> {
  return cookieHeader(await startSession(account))
}

/** Returns the `cookie` header for these cookies. */
export function cookieHeader(cookies: SessionCookie[]): string {
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

/** Returns the `cookie` header of a browser after this response. */
export function keptCookies(before: string, { headers }: Response): string {
  const jar = new Map(before.split('; ').map((pair) => [pair.split('=')[0], pair]))
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    if (/max-age=0/i.test(line)) jar.delete(pair.split('=')[0])
    else jar.set(pair.split('=')[0], pair)
  }
  return [...jar.values()].filter(Boolean).join('; ')
}

export type Tokens = { access_token: string; refresh_token: string }

export async function addSession(page: Page, cookies: SessionCookie[]): Promise<void> {
  const url = process.env.E2E_BASE_URL
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })))
}

/** Returns the panel's cookies in the browser of `page`. */
export async function sessionCookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => isPanelCookie(name))
}

/** Creates an account with a role for the demo hotel (by default none). */
export async function createAccount(role?: string): Promise<Account & { id: string }> {
  const account = { email: `${randomUUID()}@teste.example`, password: randomUUID() }
  const { data, error } = await service().auth.admin.createUser({ ...account, email_confirm: true })
  if (error) throw error
  const created = { ...account, id: data.user.id }
  if (role) await setRole(created, role)
  return created
}

/** Gives an account a role for the demo hotel, or revokes its access (`null`). */
export async function setRole({ id }: { id: string }, role: string | null): Promise<void> {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const key = { user_id: id, hotel_id: hotel.data.id }
  const table = service().from('user_hotel_access')
  const { error } = role ? await table.upsert({ ...key, role }) : await table.delete().match(key)
  if (error) throw error
}

/** Lets an admin of the demo hotel manage its team, under a name. */
export async function makeManager({ id }: { id: string }, name: string): Promise<void> {
  const { error } = await service()
    .from('user_hotel_access')
    .update({ is_manager: true, name })
    .eq('user_id', id)
  if (error) throw error
}

/** Sets whether the hotel demands a second factor of its staff, bypassing every check. */
export async function demandSecondFactor(required: boolean): Promise<void> {
  const hotels = service().from('hotels')
  const { error } = await hotels.update({ mfa_required: required }).eq('slug', 'quaresmeira')
  if (error) throw error
}

/** Returns a client with the secret key, which bypasses all policies. */
export function service() {
  const { url, secretKey } = connection()
  return createClient<Database>(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Returns a client with the publishable key. */
export function anonymous() {
  const { url, publishableKey } = connection()
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

function connection() {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the data directory of the backend')
  return readConnection(dataDir)
}

function demoAccount(wanted: string): Account {
  const account = demoUsers.find(({ email }) => email === wanted)
  if (!account) throw new Error(`the demo content has no account ${wanted}`)
  return { email: account.email, password: account.password }
}

/** Finds the panel's message with this sentence. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}

const stepMs = 30_000

export function presentCode(secret: string): string {
  return codeAt(secret, Date.now())
}

function codeAt(secret: string, timestamp: number) {
  return new TOTP({ secret }).generate({ timestamp })
}

/** Adds a second factor to an account without the panel; returns its secret and the session that set it up. */
export async function addFactor({ email, password }: Account) {
  const client = anonymous()
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) throw signedIn.error
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' })
  if (error) throw error
  const { secret } = data.totp
  const code = presentCode(secret)
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (verified.error) throw verified.error
  return { id: data.id, secret, client }
}

/** Returns six digits that will not be a code of this secret for a while. */
export function wrongCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2, 3].map((steps) => codeAt(secret, Date.now() + steps * stepMs)))
  for (let code = 0; ; code++) {
    const text = String(code).padStart(6, '0')
    if (!near.has(text)) return text
  }
}
