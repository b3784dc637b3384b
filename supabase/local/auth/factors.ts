import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Sql } from '../database.ts'
import { type Handle, json } from '../responses.ts'
import { type Asker, AuthFailure, type AuthParts, readAsker, recordMethod } from './sessions.ts'
import { newTotpSecret, totpUri, tryCode } from './totp.ts'

/** How long an enrolment or a challenge is valid, as in a hosted project. */
const lifetime = '300 seconds'

/** Authenticator apps as second factors. All four requests throw an AuthFailure. */
export function createFactors({ database, exclusive, tokens, issuer, next }: AuthParts & { next: Handle }) {
  function asAsker<T>(request: Request, task: (sql: Sql, asker: Asker) => Promise<T>) {
    return exclusive(() =>
      database.driver.transaction(async (sql) => task(sql, await readAsker(sql, request, tokens))),
    )
  }

  async function enroll(request: Request, body: unknown) {
    const { friendly_name } = parse(enrolment, body)
    const secret = newTotpSecret()
    return asAsker(request, async (sql, asker) => {
      const id = await insertFactor(sql, asker, friendly_name, secret)
      const uri = totpUri(secret, new URL(issuer).host, asker.email)
      return json({ id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } }, 200)
    })
  }

  async function challenge(request: Request, factorId: string) {
    return asAsker(request, async (sql, asker) => {
      const { id } = await findFactor(sql, asker, factorId)
      return json({ type: 'totp', ...(await insertChallenge(sql, id)) }, 200)
    })
  }

  async function verify(request: Request, factorId: string, body: unknown) {
    const { challenge_id, code } = parse(verification, body)
    const outcome = await asAsker(request, async (sql, asker) => {
      const factor = await findFactor(sql, asker, factorId)
      await requireChallenge(sql, factor.id, challenge_id)
      // A wrong code must be counted, so the transaction may not end with an exception.
      const result = await tryCode(sql, factor, code)
      if (result !== 'right') return result
      await acceptFactor(sql, asker, factor.id, challenge_id)
      return { refreshToken: await currentRefreshToken(sql, asker) }
    })
    if (outcome === 'limited')
      throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached')
    if (outcome === 'wrong')
      throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    return next(renewal(request, outcome.refreshToken))
  }

  async function unenroll(request: Request, factorId: string) {
    return asAsker(request, async (sql, asker) => {
      const { id, status } = await findFactor(sql, asker, factorId)
      if (status === 'verified' && asker.aal !== 'aal2') {
        throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      await removeFactor(sql, id)
      return json({ id }, 200)
    })
  }

  return { enroll, challenge, verify, unenroll }
}

const enrolment = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().max(255).default(''),
})
const verification = z.object({ challenge_id: z.uuid(), code: z.string() })

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AuthFailure(400, 'validation_failed', z.prettifyError(parsed.error))
  return parsed.data
}

async function findFactor(sql: Sql, { userId }: Asker, id: string) {
  const { rows } = await sql.query<{ id: string; status: string; secret: string }>(
    'select id, status::text, secret from auth.mfa_factors where id::text = $1 and user_id = $2',
    [id, userId],
  )
  const [factor] = rows
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Stores a new factor that is not verified yet. */
async function insertFactor(sql: Sql, { userId, aal }: Asker, name: string, secret: string) {
  await sql.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at < now() - interval '${lifetime}'`,
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
async function insertChallenge(sql: Sql, factorId: string) {
  await sql.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
    factorId,
  ])
  // The backend serves this machine only, so every address is the loopback's.
  const { rows } = await sql.query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), '127.0.0.1')
     returning id, extract(epoch from created_at + interval '${lifetime}')::integer as expires_at`,
    [randomUUID(), factorId],
  )
  return rows[0]
}

/** Throws unless this is an unused challenge of the factor that has not expired. */
async function requireChallenge(sql: Sql, factorId: string, challengeId: string) {
  const { rows } = await sql.query(
    `select 1 from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null and created_at > now() - interval '${lifetime}'`,
    [challengeId, factorId],
  )
  if (rows.length === 0)
    throw new AuthFailure(422, 'mfa_challenge_expired', 'MFA challenge has expired, create a new challenge')
}

/** Lifts the session to aal2 and ends the user's sessions that did not prove the second factor. */
async function acceptFactor(sql: Sql, { userId, sessionId }: Asker, factorId: string, challengeId: string) {
  const statements: [string, unknown[]][] = [
    ['update auth.mfa_challenges set verified_at = now() where id = $1', [challengeId]],
    [`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [factorId]],
    [`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]],
    [`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, factorId]],
    [`delete from auth.sessions where user_id = $1 and coalesce(aal::text, 'aal1') = 'aal1'`, [userId]],
  ]
  for (const [statement, values] of statements) await sql.query(statement, values)
  await recordMethod(sql, sessionId, 'totp')
}

/** Removes a factor; the sessions that it had lifted fall back to aal1. */
async function removeFactor(sql: Sql, factorId: string) {
  for (const statement of [
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
    'delete from auth.mfa_factors where id = $1',
  ])
    await sql.query(statement, [factorId])
}

async function currentRefreshToken(sql: Sql, { sessionId }: Asker) {
  const { rows } = await sql.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1`,
    [sessionId],
  )
  return rows[0]?.token ?? ''
}

/** The library renews the session itself: its answer is a session at aal2, and the old refresh token is spent. */
function renewal(request: Request, refreshToken: string) {
  const headers = { 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' }
  return new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
}
