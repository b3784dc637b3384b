import type { Sql } from '../database.ts'
import type { Factor } from './factor-rows.ts'
import { matchingStep } from './totp.ts'

/** So many wrong codes in so long, then none is looked at. They are counted in the database: a restart changes nothing. */
const mostWrongCodes = 10
const countedFor = '15 minutes'

/** 'right' at most once for one code, 'wrong' also for a used one, 'limited' after too many wrong ones. */
export async function tryCode(
  sql: Sql,
  factor: Factor,
  code: string,
): Promise<'right' | 'wrong' | 'limited'> {
  await sql.query('insert into gateway.totp_guard (factor_id) values ($1) on conflict do nothing', [
    factor.id,
  ])
  await sql.query(
    `update gateway.totp_guard set wrong_codes = 0, counted_since = now()
     where factor_id = $1 and counted_since < now() - interval '${countedFor}'`,
    [factor.id],
  )
  const { rows } = await sql.query<{ last_step: number; wrong_codes: number }>(
    'select last_step::integer, wrong_codes from gateway.totp_guard where factor_id = $1',
    [factor.id],
  )
  const { last_step = 0, wrong_codes = 0 } = rows[0] ?? {}
  if (wrong_codes >= mostWrongCodes) return 'limited'
  const step = matchingStep(factor.secret, code, Date.now())
  if (step === undefined || step <= last_step) {
    await sql.query('update gateway.totp_guard set wrong_codes = wrong_codes + 1 where factor_id = $1', [
      factor.id,
    ])
    return 'wrong'
  }
  await sql.query('update gateway.totp_guard set wrong_codes = 0, last_step = $2 where factor_id = $1', [
    factor.id,
    step,
  ])
  return 'right'
}
