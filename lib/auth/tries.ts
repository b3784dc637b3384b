import { signInAttempts } from './attempts'

/** How one try to give a secret ended; 'unknown' when the backend did not say. */
export type Outcome = 'right' | 'wrong' | 'unknown'

/**
 * Lets a try of the password or of a code happen unless too many have failed: then the minutes to wait. Those of the
 * password count together with the failed sign-ins of the same account.
 */
export async function tryOnce<T extends { outcome: Outcome }>(
  { kind, email, address }: { kind: 'password' | 'code'; email: string; address: string },
  attempt: () => Promise<T>,
): Promise<T | { outcome: 'wait'; minutes: number }> {
  const attempts = signInAttempts()
  const key = `${kind === 'code' ? 'code ' : ''}${email.toLowerCase()} ${address}`
  const minutes = attempts.begin(key)
  if (minutes) return { outcome: 'wait', minutes }
  const result = await attempt()
  if (result.outcome === 'right') attempts.clear(key)
  if (result.outcome === 'unknown') attempts.forgive(key)
  return result
}
