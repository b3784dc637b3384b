import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsInDay } from 'date-fns/constants'
import { cookies, headers } from 'next/headers'
import { deviceCookieName } from '@/lib/access/cookies'
import { logEvent } from '@/lib/log'
import { addressShare } from '@/lib/server/requests/visitor'
import { isKeyed, keyed } from '@/lib/site-secret'
import type { Database } from '@/lib/supabase/database.types'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'

/** How one try to give a secret ended; 'unknown' when the backend did not say. */
export type Outcome = 'right' | 'wrong' | 'unknown'

/** The try was not made: too many before it (`minutes` to wait, at least 1), or they could not be counted. */
type NotTried = { outcome: 'wait'; minutes: number } | { outcome: 'unavailable' }

/** Makes a try within the limits of AUTH-5. Passwords count with the failed sign-ins, codes by themselves. */
export async function attemptWithLimit<T extends { outcome: Outcome }>(
  kind: 'password' | 'code',
  email: string,
  attempt: () => Promise<T>,
): Promise<T | NotTried> {
  const keys = kind === 'code' ? codeKeys(email) : await passwordKeys(email)
  const permission = await beginSignIn(keys)
  if (permission === 'unavailable') return { outcome: permission }
  if ('wait' in permission) return { outcome: 'wait', minutes: permission.wait }
  if (permission.delay > 0) await sleep(permission.delay)
  const tried = await attempt()
  if (tried.outcome !== 'wrong') await endSignIn(keys, tried.outcome === 'right')
  return tried
}

/** Somebody has a new password: failed tries with the earlier one no longer count. */
export async function forgetFailures(email: string): Promise<void> {
  await endSignIn(await passwordKeys(email), true)
}

async function passwordKeys(given: string) {
  const email = given.trim().toLowerCase()
  const device = deviceOf((await cookies()).get(deviceCookieName())?.value, email)
  return { email, address: addressShare(await addressOfVisitor()), device }
}

/** By account alone: only somebody who has given the password can guess codes. */
function codeKeys(email: string) {
  return { email: `code ${email.toLowerCase()}`, address: '', device: 'any' }
}

/** The request filter leaves only the address that it trusts; without it, the last one is the hardest to forge. */
async function addressOfVisitor() {
  return (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}

type Keys = {
  email: string
  address: string
  /** As `deviceOf` names it; undefined for a browser that this account has not signed in from. */
  device: string | undefined
}

/** `wait` in minutes, at least 1: the try must not happen. Otherwise it may, after `delay` milliseconds. */
type Permission = { wait: number } | { delay: number } | 'unavailable'

/** Milliseconds. Without an answer from the database nobody can sign in. */
const ASK_MS = 5000

/** Before a try, which counts as failed until `endSignIn`; the database counts, for all processes (AUTH-5). */
export async function beginSignIn(keys: Keys): Promise<Permission> {
  const { data, error } = await publicClient()
    .rpc('begin_sign_in', argumentsFor(keys))
    .abortSignal(AbortSignal.timeout(ASK_MS))
  const answer = answerSchema.safeParse(data)
  if (error || !answer.success) {
    logEvent('sign_in_limits_unavailable', { message: error?.message ?? 'not an answer' })
    return 'unavailable'
  }
  const { wait, delay } = answer.data
  return wait === undefined ? { delay } : { wait: Math.ceil(wait / 60) }
}

const answerSchema = z.object({ wait: z.number().optional(), delay: z.number().default(0) })

/** After a try that was not a wrong password: `accepted` forgets the failures before it, otherwise only this one. */
async function endSignIn(keys: Keys, accepted: boolean) {
  const { error } = await publicClient()
    .rpc('end_sign_in', { ...argumentsFor(keys), p_accepted: accepted })
    .abortSignal(AbortSignal.timeout(ASK_MS))
  if (error) logEvent('sign_in_limits_unavailable', { message: error.message })
}

/** Makes this site known to the database, which then counts its tries apart from those of strangers. Managers only. */
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

/** The same for every instance, whatever its secret; only the hotel's own sites can use it where it counts. */
function keyOf(text: string) {
  return createHash('sha256').update(`sign-in\n${text}`).digest('base64url')
}

function siteToken() {
  return keyed('site', 'token')
}

/** Seconds for which a browser stays known after a sign-in. */
export const DEVICE_SECONDS = 180 * secondsInDay

/** A cookie value that makes a browser known to one account, without naming anybody. */
export function newDevice(email: string, now = Date.now()): string {
  const [id, until] = [randomBytes(12).toString('base64url'), now + DEVICE_SECONDS * 1000]
  return [id, until, keyed('device', `${email}~${id}~${until}`)].join('~')
}

/** The browser's id when `value` was made for this account and has not expired. */
export function deviceOf(value: string | undefined, email: string, now = Date.now()): string | undefined {
  const [id = '', until = '', mac = ''] = value?.split('~') ?? []
  return isKeyed('device', `${email}~${id}~${Number(until)}`, mac) && Number(until) > now ? id : undefined
}
