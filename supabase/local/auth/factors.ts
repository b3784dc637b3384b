import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Sql } from '../database.ts'
import { json } from '../responses.ts'
import { type Asker, AuthFailure, factorsOf, grantTokens, type Signer } from './sessions.ts'

// Authenticator apps as second factors. All four requests throw an AuthFailure. Codes and challenges are not stored, because
// the site counts wrong codes (AUTH-12) and nobody else reaches this backend.

/** Stores an unverified factor and replaces an earlier unverified one. */
export async function enroll(sql: Sql, asker: Asker, { issuer }: Signer, body: unknown): Promise<Response> {
  const { friendly_name } = parse(enrolment, body)
  await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [asker.userId])
  if (asker.aal !== 'aal2' && (await factorsOf(sql, asker.userId)).length > 0)
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  const id = randomUUID()
  const secret = new Secret({ size: 20 }).base32
  await sql.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
    [id, asker.userId, friendly_name, secret],
  )
  const uri = new TOTP({ secret, issuer: new URL(issuer).host, label: asker.email }).toString()
  return json({ id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } }, 200)
}

export async function challenge(sql: Sql, asker: Asker, factorId: string): Promise<Response> {
  await findFactor(sql, asker, factorId)
  return json({ id: randomUUID(), type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 }, 200)
}

/** Raises the session to aal2 and ends the person's sessions without the second factor. */
export async function verify(
  sql: Sql,
  asker: Asker,
  signer: Signer,
  factorId: string,
  body: unknown,
): Promise<Response> {
  const { code } = parse(verification, body)
  const { id, secret } = await findFactor(sql, asker, factorId)
  // Also accepts the codes before and after the current one, because clocks differ.
  if (new TOTP({ secret }).validate({ token: code, window: 1 }) === null)
    throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  const { userId, sessionId } = asker
  const statements: [string, unknown[]][] = [
    [`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [id]],
    [`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]],
    [`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, id]],
    [`delete from auth.sessions where user_id = $1 and coalesce(aal::text, 'aal1') = 'aal1'`, [userId]],
  ]
  for (const [statement, values] of statements) await sql.query(statement, values)
  return grantTokens(sql, signer, sessionId)
}

/** Removes a factor and returns its sessions to aal1. */
export async function unenroll(sql: Sql, asker: Asker, factorId: string): Promise<Response> {
  const { id, status } = await findFactor(sql, asker, factorId)
  if (status === 'verified' && asker.aal !== 'aal2')
    throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [id])
  await sql.query('delete from auth.mfa_factors where id = $1', [id])
  return json({ id }, 200)
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
