import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cookies } from 'next/headers'
import { addressShare } from '@/lib/front-door/visitor'
import { deviceCookieName } from '@/lib/session/cookies'
import { deviceOf } from './device'
import { beginSignIn, endSignIn } from './sign-in-limits'

/** How one try to give a secret ended; 'unknown' when the backend did not say. */
export type Outcome = 'right' | 'wrong' | 'unknown'

type Attempt = { kind: 'password' | 'code'; email: string; address: string }

/** Answers the minutes to wait, if any. Passwords count with the failed sign-ins, codes by themselves. */
export async function attemptWithLimit(
  { kind, email, address }: Attempt,
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

/** Somebody has a new password: what was tried with the one before counts no more. */
export async function forgetFailures({ email, address }: Pick<Attempt, 'email' | 'address'>): Promise<void> {
  await endSignIn(await passwordKeys(email, address), true)
}

async function passwordKeys(given: string, address: string) {
  const email = given.trim().toLowerCase()
  const device = deviceOf((await cookies()).get(deviceCookieName())?.value, email)
  return { email, address: addressShare(address), device }
}

/** By account alone: only somebody who has given the password gets to guess. */
function codeKeys(email: string) {
  return { email: `code ${email.toLowerCase()}`, address: '', device: 'any' }
}
