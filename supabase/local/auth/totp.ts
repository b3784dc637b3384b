import { Secret, TOTP } from 'otpauth'
import type { Sql } from '../database.ts'

const mostWrongCodes = 10
const countedFor = '15 minutes'

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret, issuer, label }).toString()
}

/**
 * A code is 'right' at most once; a used one is 'wrong'. After ten wrong codes in 15 minutes none is compared
 * ('limited'). The database counts them, so that a restart changes nothing.
 */
export async function tryCode(
  sql: Sql,
  factor: { id: string; secret: string },
  code: string,
): Promise<'right' | 'wrong' | 'limited'> {
  const values = [factor.id]
  await sql.query('insert into gateway.totp_guard (factor_id) values ($1) on conflict do nothing', values)
  await sql.query(
    `update gateway.totp_guard set wrong_codes = 0, counted_since = now()
     where factor_id = $1 and counted_since < now() - interval '${countedFor}'`,
    values,
  )
  const { rows } = await sql.query<{ last_step: number; wrong_codes: number }>(
    'select last_step::integer, wrong_codes from gateway.totp_guard where factor_id = $1',
    values,
  )
  const { last_step = 0, wrong_codes = 0 } = rows[0] ?? {}
  if (wrong_codes >= mostWrongCodes) return 'limited'
  const step = matchingStep(factor.secret, code)
  const isRight = step !== undefined && step > last_step
  await sql.query(
    `update gateway.totp_guard set ${isRight ? 'wrong_codes = 0, last_step = $2' : 'wrong_codes = $2'}
     where factor_id = $1`,
    [factor.id, isRight ? step : wrong_codes + 1],
  )
  return isRight ? 'right' : 'wrong'
}

/** The 30 s step that this code belongs to: the present one or a neighbour, because clocks differ. */
function matchingStep(secret: string, token: string) {
  const delta = new TOTP({ secret }).validate({ token, window: 1 })
  return delta === null ? undefined : TOTP.counter() + delta
}
