import { renderSVG } from 'uqr'
import { z } from 'zod'
import type { Sql } from '../database.ts'
import type { Handle } from '../responses.ts'
import { json } from '../responses.ts'
import {
  acceptFactor,
  findFactor,
  insertChallenge,
  insertFactor,
  removeFactor,
  requireChallenge,
} from './factor-rows.ts'
import { AuthFailure } from './failure.ts'
import type { AuthParts } from './session-answers.ts'
import { type Asker, readAsker, recordMethod } from './sessions.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { tryCode } from './totp-guard.ts'

type Parts = AuthParts & { next: Handle }

/** As a hosted project, and: one code opens one session, ten wrong ones close the factor. Throws AuthFailure. */
export function createFactors({ database, exclusive, tokens, issuer, next }: Parts) {
  function asAsker<T>(request: Request, task: (sql: Sql, asker: Asker) => Promise<T>) {
    return exclusive(() =>
      database.driver.transaction(async (sql) => task(sql, await readAsker(sql, request, tokens))),
    )
  }

  async function enroll(request: Request, body: unknown) {
    const { factor_type, friendly_name, issuer: name } = parse(enrolment, body)
    if (factor_type === 'phone') throw new AuthFailure(422, 'mfa_phone_enroll_not_enabled', onlyTotp)
    if (factor_type === 'webauthn') throw new AuthFailure(422, 'mfa_webauthn_enroll_not_enabled', onlyTotp)
    const secret = newTotpSecret()
    const { id, email } = await asAsker(request, async (sql, asker) => ({
      id: await insertFactor(sql, asker, friendly_name, secret),
      email: asker.email,
    }))
    const uri = totpUri(secret, name || new URL(issuer).host, email)
    return json({ id, type: 'totp', friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } }, 200)
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
      const result = await tryCode(sql, factor, code)
      if (result !== 'right') return result
      await acceptFactor(sql, asker, factor.id, challenge_id)
      await recordMethod(sql, asker.sessionId, 'totp')
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

const onlyTotp = 'The embedded backend knows authenticator apps (totp) only'
const enrolment = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: z.string().max(255).default(''),
  issuer: z.string().max(255).optional(),
})
const verification = z.object({ challenge_id: z.uuid(), code: z.string() })

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AuthFailure(400, 'validation_failed', z.prettifyError(parsed.error))
  return parsed.data
}

async function currentRefreshToken(sql: Sql, { sessionId }: Asker) {
  const { rows } = await sql.query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1`,
    [sessionId],
  )
  return rows[0]?.token ?? ''
}

/** The library renews the session itself: the answer is a session at aal2 and the old refresh token is spent. */
function renewal(request: Request, refreshToken: string) {
  const headers = new Headers({ 'content-type': 'application/json' })
  const apiKey = request.headers.get('apikey')
  if (apiKey) headers.set('apikey', apiKey)
  return new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
}
