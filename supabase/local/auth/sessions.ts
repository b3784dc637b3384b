import { randomUUID } from 'node:crypto'
import type { Sql } from '../database.ts'
import { AuthFailure } from './failure.ts'
import { isExpired } from './jwt.ts'
import type { Tokens } from './tokens.ts'

/** Who asks, by a token of ours and a session that still exists. `aal` is the session's, not the token's. */
export type Asker = { userId: string; sessionId: string; email: string; aal: string }

/** Throws an AuthFailure for anybody else. */
export async function readAsker(sql: Sql, request: Request, tokens: Tokens): Promise<Asker> {
  const authorization = request.headers.get('authorization')
  if (!authorization) {
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = tokens.read(authorization)
  if (!claims || isExpired(claims)) {
    throw new AuthFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }
  const { rows } = await sql.query<{ email: string; aal: string }>(
    `select u.email, coalesce(s.aal::text, 'aal1') as aal from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id::text = $1 and s.user_id::text = $2 and coalesce(s.not_after > now(), true)`,
    [String(claims.session_id), String(claims.sub)],
  )
  const [session] = rows
  if (!session) {
    throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { userId: String(claims.sub), sessionId: String(claims.session_id), ...session }
}

/** Notes that this session was proven by `method`: 'password' or 'totp'. */
export async function recordMethod(sql: Sql, sessionId: string, method: string) {
  await sql.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method],
  )
}

/** The claims that a hosted project adds to those of the library, newest method first. */
export async function sessionClaims(sql: Sql, sessionId: string) {
  const { rows } = await sql.query<{
    aal: string
    app: object
    own: object
    phone: string
    anonymous: boolean
  }>(
    `select coalesce(s.aal::text, 'aal1') as aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own,
       coalesce(u.phone, '') as phone, coalesce(u.is_anonymous, false) as anonymous
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
    [sessionId],
  )
  const [session] = rows
  const amr = await sql.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return {
    aal: session?.aal ?? 'aal1',
    amr: amr.rows,
    app_metadata: session?.app ?? {},
    user_metadata: session?.own ?? {},
    phone: session?.phone ?? '',
    is_anonymous: session?.anonymous ?? false,
  }
}

export async function factorsOf(sql: Sql, userId: string) {
  const { rows } = await sql.query<{ id: string; status: string }>(
    `select id, friendly_name, factor_type::text, status::text, created_at, updated_at, last_challenged_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
  return rows
}
