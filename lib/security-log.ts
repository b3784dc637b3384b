import { logEvent } from '@/lib/log'
import { signText } from './site-secret'

const levels = {
  sign_in_accepted: 'info',
  sign_in_refused: 'warn',
  sign_in_password_accepted: 'info',
  renewal_refused: 'warn',
  renewal_failed: 'warn',
  signed_out: 'info',
  signed_out_everywhere: 'warn',
  gate_denied: 'warn',
  action_refused: 'warn',
  request_refused: 'warn',
  password_confirmation_refused: 'warn',
  password_changed: 'warn',
  password_link_refused: 'warn',
  team_changed: 'warn',
  second_factor_refused: 'warn',
  second_factor_changed: 'warn',
} as const

/** Writes a line to the security log. Identify accounts by `accountTag`, never by name; `details` must not contain typed text. */
export function securityEvent(name: keyof typeof levels, details: Record<string, unknown> = {}) {
  logEvent(name, { log: 'security', ...details }, levels[name])
}

/** Returns an account's tag for the log: the same for the same e-mail on this site, and nobody else can compute it. */
export function accountTag(email: string): string {
  return signText('log', email.trim().toLowerCase()).slice(0, 16)
}
