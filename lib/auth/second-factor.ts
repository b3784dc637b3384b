import type { User } from '@supabase/supabase-js'

/** A device whose codes are asked after the password. `since` is an ISO time. */
export type Factor = { id: string; name: string; since: string }

/** What a person needs so that one lost telephone does not lock them out, and few enough to be guessed at. */
export const MAX_FACTORS = 3

/** The confirmed factors of a user as the auth server tells them, oldest first. */
export function factorsOf({ factors = [] }: Pick<User, 'factors'>): Factor[] {
  return factors
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name || 'Aplicativo',
      since: created_at,
    }))
    .toSorted((a, b) => a.since.localeCompare(b.since))
}

/** The code of a factor they have (`aal` is their session's level), or a factor where the hotel demands one. */
export function secondFactorOwed({ aal, factors, required }: Standing) {
  if (factors.length > 0) return aal === 'aal2' ? undefined : 'second-factor'
  return required ? 'second-factor-setup' : undefined
}

type Standing = { aal: unknown; factors: Factor[]; required: boolean }
