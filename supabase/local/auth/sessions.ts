import { randomUUID } from 'node:crypto'
import type { Database, Exclusive, Sql } from '../database.ts'
import { type Handle, json } from '../responses.ts'
import type { Tokens } from './tokens.ts'

export type AuthParts = { database: Database; exclusive: Exclusive; tokens: Tokens; issuer: string }

/** The person who sends a request. `aal` is the session's, not the token's. */
export type Asker = { userId: string; sessionId: string; email: string; aal: string }

/** A refusal of the auth server, with the code that supabase-js gives to the caller as `error.code`. */
export class AuthFailure extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function failureResponse({ status, code, message }: AuthFailure): Response {
  return json({ code: status, error_code: code, msg: message }, status)
}

/** Throws an AuthFailure unless the request has a valid token of a session that still exists. */
export async function readAsker(sql: Sql, request: Request, tokens: Tokens): Promise<Asker> {
  const claims = tokens.read(request.headers.get('authorization'))
  if (!claims) throw new AuthFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  const [sessionId, userId] = [String(claims.session_id), String(claims.sub)]
  const { rows } = await sql.query<{ email: string; aal: string }>(
    `select u.email, coalesce(s.aal::text, 'aal1') as aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id::text = $1 and s.user_id::text = $2 and coalesce(s.not_after > now(), true)`,
    [sessionId, userId],
  )
  const [session] = rows
  if (!session) {
    throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { userId, sessionId, ...session }
}

/** Records that this session was proven by `method`: 'password' or 'totp'. */
export async function recordMethod(sql: Sql, sessionId: string, method: string) {
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method],
  )
}

export async function factorsOf(sql: Sql, userId: string) {
  const { rows } = await sql.query<{ id: string; status: string }>(
    `select id, friendly_name, factor_type::text, status::text, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
  return rows
}

/** Adds the session's level and methods, this backend's signature and the user's factors to the library's answers. */
export function withSessionAnswers(next: Handle, { database, exclusive, tokens, issuer }: AuthParts): Handle {
  async function complete(body: Record<string, unknown>, isSignIn: boolean) {
    if (typeof body.access_token !== 'string') return { ...body, factors: await factors(body.id) }
    const claims = tokens.fromLibrary(body.access_token)
    const sessionId = String(claims.session_id)
    const added = await exclusive(() =>
      database.driver.transaction(async (sql) => {
        if (isSignIn) await recordMethod(sql, sessionId, 'password')
        return sessionClaims(sql, sessionId)
      }),
    )
    return {
      ...body,
      access_token: tokens.sign({ iss: issuer, ...claims, ...added }),
      user: { ...Object(body.user), factors: await factors(claims.sub) },
    }
  }

  function factors(userId: unknown) {
    return exclusive(() => database.driver.transaction((sql) => factorsOf(sql, String(userId))))
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    // Functions verify the token themselves and send it back to this backend.
    if (pathname.startsWith('/functions/v1/')) return next(request)
    const authorization = request.headers.get('authorization')
    if (authorization !== null) request.headers.set('authorization', tokens.translate(authorization))
    const response = await next(request)
    if (!response.ok || !/^\/auth\/v1\/(token|user)$/.test(pathname) || request.method === 'OPTIONS') {
      return response
    }
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const body = await complete(await response.json(), searchParams.get('grant_type') === 'password')
    return Response.json(body, { status: response.status, headers })
  }
}

/** The claims that a hosted project adds to the library's, with the newest method first. */
async function sessionClaims(sql: Sql, sessionId: string) {
  const session = await sql.query<{ aal: string }>(
    `select coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1`,
    [sessionId],
  )
  const amr = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return { aal: session.rows[0]?.aal ?? 'aal1', amr: amr.rows }
}
