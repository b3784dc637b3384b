import { keyed } from './auth/site-secret'

/**
 * Writes one JSON line to stderr. `details` must hold no secrets and no personal data; an `Error` in it becomes its
 * message.
 */
export function logEvent(event: string, details: Record<string, unknown>) {
  const plain = (_: string, value: unknown) => (value instanceof Error ? value.message : value)
  console.error(JSON.stringify({ event, ...details }, plain))
}

const seen = new Set<string>()
const SEEN_LIMIT = 500

/** Like `logEvent`, but a line that repeats word for word (the same broken element at every read) appears once. */
export function logEventOnce(event: string, details: Record<string, unknown>) {
  const key = JSON.stringify([event, details])
  if (seen.has(key)) return
  if (seen.size >= SEEN_LIMIT) seen.clear()
  seen.add(key)
  logEvent(event, details)
}

/**
 * One line of the security log: a decision about who may do what. An account appears as `accountTag` names it, never
 * by its e-mail.
 */
export function securityEvent(event: string, details: Record<string, unknown>) {
  logEvent(event, { ...details, security: true })
}

/** The same account always has the same tag, and nobody without the site's secret can tell whose it is. */
export function accountTag(email: string): string {
  return keyed('account', email.trim().toLowerCase()).slice(0, 16)
}
