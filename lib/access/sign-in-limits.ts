import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsInDay } from 'date-fns/constants'
import { cookies, headers } from 'next/headers'
import { deviceCookieName } from '@/lib/access/cookies'
import { logEvent } from '@/lib/log'
import { addressShare } from '@/lib/server/requests/visitor'
import { isSigned, signText } from '@/lib/site-secret'
import type { Database } from '@/lib/supabase/database.types'
import { getPublicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'

/** The result of an attempt; 'unknown' if the backend did not answer. */
export type Outcome = 'right' | 'wrong' | 'unknown'

/** No attempt was made: there were too many (wait `minutes`, at least 1), or they could not be counted. */
type NotTried = { outcome: 'wait'; minutes: number } | { outcome: 'unavailable' }

/** Makes an attempt within the limits of AUTH-5, counted as failed at first. Codes are counted apart from passwords. */
export async function attemptWithLimit<T extends { outcome: Outcome }>(
  kind: 'password' | 'code',
  email: string,
  attempt: () => Promise<T>,
): Promise<T | NotTried> {
  const keys = kind === 'code' ? codeKeys(email) : await passwordKeys(email)
  const answer = await begin(argumentsFor(keys))
  if (!answer) return { outcome: 'unavailable' }
  const { wait, delay } = answer
  if (wait !== undefined) return { outcome: 'wait', minutes: Math.ceil(wait / 60) }
  if (delay > 0) await sleep(delay)
  const tried = await attempt()
  if (tried.outcome !== 'wrong') await endSignIn(keys, tried.outcome === 'right')
  return tried
}

/** Returns the key that counts a visitor's survey answers: their address, and whether the hotel invited them (SUR-18). */
export async function surveyKey(isInvited: boolean): Promise<string> {
  return keyOf(`survey ${isInvited} ${addressShare(await addressOfVisitor())}`)
}

async function begin(counted: ReturnType<typeof argumentsFor>) {
  const { data, error } = await getPublicClient()
    .rpc('begin_sign_in', counted)
    .abortSignal(AbortSignal.timeout(ASK_MS))
  const answer = answerSchema.safeParse(data)
  if (!error && answer.success) return answer.data
  logEvent('sign_in_limits_unavailable', { message: error?.message ?? 'not an answer' })
  return undefined
}

/** Milliseconds. Without an answer from the database, nobody can sign in. */
const ASK_MS = 5000

/** `wait`, in seconds, forbids the attempt; otherwise it may start after `delay` milliseconds. */
const answerSchema = z.object({ wait: z.number().optional(), delay: z.number().default(0) })

/** Resets the failed attempts of an account whose password was changed. */
export async function forgetFailures(email: string): Promise<void> {
  await endSignIn(await passwordKeys(email), true)
}

async function passwordKeys(given: string) {
  const email = given.trim().toLowerCase()
  const device = deviceOf((await cookies()).get(deviceCookieName())?.value, email)
  return { email, address: addressShare(await addressOfVisitor()), device }
}

/** Counts codes by account alone, because guessing them requires the password. */
function codeKeys(email: string) {
  return { email: `code ${email.toLowerCase()}`, address: '', device: 'any' }
}

/** Behind the request filter only the trusted address remains; without it, the last one is the hardest to forge. */
async function addressOfVisitor() {
  return (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}

type Keys = {
  email: string
  address: string
  /** The result of `deviceOf`; undefined for a browser in which this account has not signed in. */
  device: string | undefined
}

/** Withdraws an attempt that was no failure; with `accepted`, also the account's earlier failures. */
async function endSignIn(keys: Keys, accepted: boolean) {
  const { error } = await getPublicClient()
    .rpc('end_sign_in', { ...argumentsFor(keys), p_accepted: accepted })
    .abortSignal(AbortSignal.timeout(ASK_MS))
  if (error) logEvent('sign_in_limits_unavailable', { message: error.message })
}

/** Registers this site, so the database counts its attempts apart from those of strangers. Managers only. */
export async function registerSite(supabase: SupabaseClient<Database>, hotelId: string): Promise<void> {
  const { error } = await supabase.rpc('register_site', { p_hotel_id: hotelId, p_site: siteToken() })
  if (error) logEvent('site_not_registered', { message: error.message })
}

function argumentsFor({ email, address, device }: Keys) {
  const place = device ? `device ${device}` : `address ${address}`
  return {
    p_site: siteToken(),
    p_pair: keyOf(`${email} ${place}`),
    p_address: device ? '' : keyOf(`address ${address}`),
    p_account: device ? '' : keyOf(`account ${email}`),
  }
}

/** Does not use the site's secret, so all instances count the same attempts; the database trusts registered sites only. */
function keyOf(text: string) {
  return createHash('sha256').update(`sign-in\n${text}`).digest('base64url')
}

/** Returns the token that identifies this site to the database (`registerSite`). */
export function siteToken(): string {
  return signText('site', 'token')
}

/** Seconds for which a browser is remembered after a sign-in. */
export const DEVICE_SECONDS = 180 * secondsInDay

/** Returns a cookie value that marks a browser as known to one account, without naming the account. */
export function newDevice(email: string, now = Date.now()): string {
  const [id, until] = [randomBytes(12).toString('base64url'), now + DEVICE_SECONDS * 1000]
  return [id, until, signText('device', `${email}~${id}~${until}`)].join('~')
}

/** Returns the browser's id if `value` was made for this account and has not expired. */
export function deviceOf(value: string | undefined, email: string, now = Date.now()): string | undefined {
  const [id = '', until = '', mac = ''] = value?.split('~') ?? []
  return isSigned('device', `${email}~${id}~${Number(until)}`, mac) && Number(until) > now ? id : undefined
}
