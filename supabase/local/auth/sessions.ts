import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from '../database.ts'
import { json } from '../responses.ts'
import type { Tokens } from './tokens.ts'

/** Signs access tokens in the name of an issuer. */
export type Signer = { tokens: Tokens; issuer: string }

/** The sender of a request. `aal` is that of the session, not of the token. */
export type Asker = { userId: string; sessionId: string; email: string; aal: string }

/** A refusal; supabase-js returns `code` as `error.code`. */
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

/** Throws an AuthFailure unless the request has a valid token of an existing session. */
export async function readAsker(sql: Sql, request: Request, tokens: Tokens): Promise<Asker> {
  const claims = await tokens.read(request.headers.get('authorization'))
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

/** Returns a session for a correct password; throws an AuthFailure. */
export async function signIn(sql: Sql, signer: Signer, email: string, password: string): Promise<Response> {
  // Earlier versions stored bcrypt hashes with the prefix 2b, which pgcrypto does not know.
  const { rows } = await sql.query<{ id: string }>(
    `update auth.users u set last_sign_in_at = now()
     from auth.users k, regexp_replace(k.encrypted_password, '^\\$2[by]\\$', '$2a$') as stored (hash)
     where u.id = k.id and k.email = lower($1) and stored.hash = extensions.crypt($2, stored.hash) returning u.id`,
    [email, password],
  )
  const [user] = rows
  if (!user) throw new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials')
  const sessionId = randomUUID()
  await sql.query(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at) values ($1, $2, 'aal1', now(), now())`,
    [sessionId, user.id],
  )
  return grantTokens(sql, signer, sessionId)
}

/** Exchanges a refresh token, which works once, for new tokens. Reuse later ends the session. Throws an AuthFailure. */
export async function refresh(sql: Sql, signer: Signer, token: string): Promise<Response> {
  const { rows } = await sql.query<{ session: string; is_spent: boolean; heir: string | null }>(
    `select s.id as session, t.revoked as is_spent,
       (select n.token from auth.refresh_tokens n where n.parent = t.token and not n.revoked limit 1) as heir
     from auth.refresh_tokens t join auth.sessions s on s.id::text = t.session_id::text
     where t.token = $1 and coalesce(s.not_after > now(), true)`,
    [token],
  )
  const [known] = rows
  if (!known)
    throw new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  if (!known.is_spent) return grantTokens(sql, signer, known.session)
  // Its first response may have been lost, so it returns its successor until that is used.
  if (known.heir) return answer(sql, signer, known.session, known.heir)
  await sql.query('update auth.refresh_tokens set revoked = true where session_id = $1', [known.session])
  const reason = 'Invalid Refresh Token: Already Used'
  return failureResponse(new AuthFailure(400, 'refresh_token_already_used', reason))
}

/** Ends this session, all sessions of the person, or all others. */
export async function signOut(sql: Sql, { userId, sessionId }: Asker, scope: string): Promise<Response> {
  await sql.query(
    `delete from auth.sessions where user_id = $1
       and case $3::text when 'local' then id::text = $2 when 'others' then id::text <> $2 else true end`,
    [userId, sessionId, scope],
  )
  return new Response(null, { status: 204 })
}

/** Issues the session's next pair of tokens and revokes its current refresh token. */
export async function grantTokens(sql: Sql, signer: Signer, sessionId: string): Promise<Response> {
  const { rows } = await sql.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked
     returning token`,
    [sessionId],
  )
  const token = randomBytes(16).toString('base64url')
  const { rows: owner } = await sql.query<{ user_id: string }>(
    'update auth.sessions set refreshed_at = now() where id = $1 returning user_id',
    [sessionId],
  )
  await sql.query(
    `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5, now(), now())`,
    [randomUUID(), token, owner[0]?.user_id, sessionId, rows[0]?.token ?? null],
  )
  return answer(sql, signer, sessionId, token)
}

const lifetime = 3600

async function answer(sql: Sql, { tokens, issuer }: Signer, sessionId: string, refreshToken: string) {
  const { rows } = await sql.query<{ user_id: string; aal: string }>(
    `select user_id, coalesce(aal::text, 'aal1') as aal from auth.sessions where id = $1`,
    [sessionId],
  )
  const [{ user_id = '', aal = '' } = {}] = rows
  const user = await readUser(sql, user_id)
  const iat = Math.floor(Date.now() / 1000)
  const { id, aud, role, email } = user
  const claims = {
    iss: issuer,
    sub: id,
    aud,
    role,
    email,
    session_id: sessionId,
    aal,
    iat,
    exp: iat + lifetime,
  }
  const times = { expires_in: lifetime, expires_at: claims.exp }
  const given = { access_token: await tokens.sign(claims), refresh_token: refreshToken }
  return json({ ...given, token_type: 'bearer', ...times, user }, 200)
}

/** Returns a user in the auth server's format, with the factors. */
export async function readUser(sql: Sql, userId: string) {
  const { rows } = await sql.query<{ id: string; email: string }>(
    'select id, email, email_confirmed_at, last_sign_in_at, created_at, updated_at from auth.users where id = $1',
    [userId],
  )
  const [user = { id: userId, email: '' }] = rows
  const fixed = { aud: 'authenticated', role: 'authenticated', is_anonymous: false }
  const metadata = { app_metadata: { provider: 'email', providers: ['email'] }, user_metadata: {} }
  return { ...user, ...fixed, ...metadata, identities: [], factors: await factorsOf(sql, userId) }
}

export async function factorsOf(sql: Sql, userId: string) {
  const { rows } = await sql.query<{ id: string; status: string }>(
    `select id, friendly_name, factor_type::text, status::text, created_at, updated_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
  return rows
}
