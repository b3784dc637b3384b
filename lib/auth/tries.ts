import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { addressShare } from '@/lib/front-door/address'
import { deviceCookieName } from '@/lib/session/cookies'
import { deviceOf } from './device'
import { beginSignIn, endSignIn } from './sign-in-limits'

/** How one try to give a secret ended; 'unknown' when the backend did not say. */
export type Outcome = 'right' | 'wrong' | 'unknown'

type Try = { kind: 'password' | 'code'; email: string; address: string }

/**
 * Lets a try of the password or of a code happen unless too many have failed: then the minutes to wait. Those of the
 * password count together with the account's failed sign-ins, those of a code by themselves.
 */
export async function tryOnce(
  { kind, email, address }: Try,
  attempt: () => Promise<Outcome>,
): Promise<{ outcome: Outcome | 'wait'; minutes: number }> {
  const keys = kind === 'code' ? codeKeys(email) : await passwordKeys(email, address)
  const permission = await beginSignIn(keys)
  if (permission === 'unavailable') return { outcome: 'unknown', minutes: 0 }
  if ('wait' in permission) return { outcome: 'wait', minutes: permission.wait }
  if (permission.delay > 0) await sleep(permission.delay)
  const outcome = await attempt()
  if (outcome !== 'wrong') await endSignIn(keys, outcome === 'right')
  return { outcome, minutes: 0 }
}

async function passwordKeys(given: string, address: string) {
  const email = given.trim().toLowerCase()
  const device = deviceOf((await cookies()).get(deviceCookieName())?.value, email)
  return { email, address: addressShare(address), device }
}

/**
 * By account alone, wherever the guesses come from: only somebody who has given the password gets to guess, so nobody
 * else can use that up.
 */
function codeKeys(email: string) {
  return { email: `code ${email.toLowerCase()}`, address: '', device: 'any' }
}
