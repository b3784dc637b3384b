import { randomUUID } from 'node:crypto'
import type { Sql } from '../database.ts'
import { AuthFailure } from './failure.ts'
import type { Asker } from './sessions.ts'

export type Factor = { id: string; status: string; secret: string }

/** As a hosted project has them: an enrolment or a challenge lives this long. */
const patience = '300 seconds'
const mostFactors = 10

/** One of the asker's own factors; throws an AuthFailure for any other id. */
export async function findFactor(sql: Sql, { userId }: Asker, id: string): Promise<Factor> {
  const { rows } = await sql.query<Factor>(
    'select id, status::text, secret from auth.mfa_factors where id::text = $1 and user_id = $2',
    [id, userId],
  )
  const [factor] = rows
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Keeps a new factor that is not verified yet; throws an AuthFailure where the asker may have none of it. */
export async function insertFactor(
  sql: Sql,
  { userId, aal }: Asker,
  name: string,
  secret: string,
): Promise<string> {
  await sql.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '${patience}'`,
    [userId],
  )
  const { rows } = await sql.query<{ friendly_name: string; status: string }>(
    'select friendly_name, status::text from auth.mfa_factors where user_id = $1',
    [userId],
  )
  if (rows.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthFailure(422, 'mfa_factor_name_conflict', message)
  }
  if (rows.length >= mostFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthFailure(422, 'too_many_enrolled_mfa_factors', message)
  }
  if (aal !== 'aal2' && rows.some(({ status }) => status === 'verified')) {
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const id = randomUUID()
  await sql.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, userId, name, secret],
  )
  return id
}

/** Id and end (seconds since the epoch) of a new challenge. */
export async function insertChallenge(sql: Sql, factorId: string) {
  await sql.query(
    `delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '${patience}'`,
    [factorId],
  )
  await sql.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    factorId,
  ])
  // Only this machine is ever served: every address is the loopback's.
  const { rows } = await sql.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), '127.0.0.1')
     returning id, extract(epoch from created_at + interval '${patience}')::integer as expires_at`,
    [randomUUID(), factorId],
  )
  return rows[0]
}

/** Throws an AuthFailure unless this is a challenge of the factor that waits for its code. */
export async function requireChallenge(sql: Sql, factorId: string, challengeId: string) {
  const { rows } = await sql.query<{ open: boolean }>(
    `select verified_at is null and created_at > now() - interval '${patience}' as open
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [challengeId, factorId],
  )
  if (!rows[0]) {
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (!rows[0].open) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
    throw new AuthFailure(422, 'mfa_challenge_expired', message)
  }
}

/** Lifts the session to aal2 and ends the user's sessions that did not prove the second factor. */
export async function acceptFactor(
  sql: Sql,
  { userId, sessionId }: Asker,
  factorId: string,
  challengeId: string,
) {
  await sql.query('update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId])
  await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    factorId,
  ])
  await sql.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = 'totp'`,
    [userId],
  )
  await sql.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    factorId,
  ])
  await sql.query(`delete from auth.sessions where user_id = $1 and coalesce(aal::text, 'aal1') = 'aal1'`, [
    userId,
  ])
}

/** Removes a factor; sessions that it had lifted fall back to aal1. */
export async function removeFactor(sql: Sql, factorId: string) {
  await sql.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factorId],
  )
  await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId])
  await sql.query('delete from auth.mfa_factors where id = $1', [factorId])
}
