import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Sql } from '../database.ts'
import { type Handle, json } from '../responses.ts'
import { type Asker, AuthFailure, type AuthParts, factorsOf, readAsker, recordMethod } from './sessions.ts'

/**
 * Authenticator apps as second factors. All four requests throw an AuthFailure. The site itself counts wrong codes
 * (AUTH-12), and nobody else reaches this backend, so neither codes nor challenges are remembered here.
 */
export function createFactors({ database, exclusive, tokens, issuer, next }: AuthParts & { next: Handle }) {
  function asAsker<T>(request: Request, task: (sql: Sql, asker: Asker) => Promise<T>) {
    return exclusive(() =>
      database.driver.transaction(async (sql) => task(sql, await readAsker(sql, request, tokens))),
    )
  }

  async function enroll(request: Request, body: unknown) {
    const { friendly_name } = parse(enrolment, body)
    const secret = new Secret({ size: 20 }).base32
    return asAsker(request, async (sql, asker) => {
      const id = await insertFactor(sql, asker, friendly_name, secret)
      const uri = new TOTP({ secret, issuer: new URL(issuer).host, label: asker.email }).toString()
      return json({ id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } }, 200)
    })
  }

  async function challenge(request: Request, factorId: string) {
    return asAsker(request, async (sql, asker) => {
      await findFactor(sql, asker, factorId)
      return json({ id: randomUUID(), type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 }, 200)
    })
  }

  async function verify(request: Request, factorId: string, body: unknown) {
    const { code } = parse(verification, body)
    const refreshToken = await asAsker(request, async (sql, asker) => {
      const { id, secret } = await findFactor(sql, asker, factorId)
      // A neighbour of the present code counts, too, because clocks differ.
      if (new TOTP({ secret }).validate({ token: code, window: 1 }) === null)
        throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      await acceptFactor(sql, asker, id)
      return currentRefreshToken(sql, asker)
    })
    return next(renewal(request, refreshToken))
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

/** Stores a new factor that is not verified yet, in place of one that never was. */
async function insertFactor(sql: Sql, { userId, aal }: Asker, name: string, secret: string) {
  await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId])
  if (aal !== 'aal2' && (await factorsOf(sql, userId)).length > 0)
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  const id = randomUUID()
  await sql.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, userId, name, secret],
  )
  return id
}

/** Lifts the session to aal2 and ends the user's sessions that did not prove the second factor. */
async function acceptFactor(sql: Sql, { userId, sessionId }: Asker, factorId: string) {
  const statements: [string, unknown[]][] = [
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
