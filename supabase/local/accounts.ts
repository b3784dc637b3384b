import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Asker, AuthFailure, factorsOf, readUser } from './auth/sessions.ts'
import type { Sql } from './database.ts'
import type { DemoUser } from './demo/demos.ts'
import { json } from './responses.ts'

// Accounts for the secret key, and a person's own password. All functions throw an AuthFailure.

export async function createAccount(sql: Sql, body: unknown): Promise<Response> {
  const account = accountSchema.safeParse(body)
  if (!account.success) throw new AuthFailure(422, 'validation_failed', 'An e-mail and a password are needed')
  const user = { role: null, ...account.data, id: account.data.id ?? randomUUID() }
  const known = await sql.query('select id from auth.users where email = $1', [user.email])
  const taken = 'A user with this email address has already been registered'
  if (known.rows.length > 0) throw new AuthFailure(422, 'email_exists', taken)
  await insertUser(sql, user, undefined)
  return json(await readUser(sql, user.id), 200)
}

/** Like a hosted project, requires aal2 for an account with a second factor; guard_password checks team members. */
export async function changePassword(sql: Sql, { userId, aal }: Asker, body: unknown): Promise<Response> {
  // supabase-js also sends null members.
  const members = Object.entries(Object(body)).flatMap(([name, value]) => (value === null ? [] : name))
  if (members.join() !== 'password')
    throw new AuthFailure(422, 'validation_failed', 'Only the password of a user can be changed')
  const factors = await factorsOf(sql, userId)
  if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    throw new AuthFailure(401, 'insufficient_aal', message)
  }
  return setPassword(sql, userId, body, 'must be another')
}

export async function setPassword(
  sql: Sql,
  userId: string,
  body: unknown,
  rule?: 'must be another',
): Promise<Response> {
  const parsed = passwordSchema.safeParse(body)
  if (!parsed.success) throw new AuthFailure(422, 'weak_password', 'Password is too weak')
  const { rows } = await sql.query<{ is_same: boolean }>(
    `select stored.hash = extensions.crypt($2, stored.hash) as is_same
     from auth.users u, regexp_replace(u.encrypted_password, '^\\$2[by]\\$', '$2a$') as stored (hash) where u.id = $1`,
    [userId, parsed.data.password],
  )
  if (rows.length === 0) throw new AuthFailure(404, 'user_not_found', 'User not found')
  if (rule && rows[0]?.is_same)
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.')
  await sql.query(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), updated_at = now()
     where id = $1`,
    [userId, parsed.data.password],
  )
  return json(await readUser(sql, userId), 200)
}

// bcrypt ignores what follows 72 bytes.
const password = z
  .string()
  .min(12)
  .refine((text) => Buffer.byteLength(text) <= 72)
const passwordSchema = z.object({ password })
const accountSchema = z.object({ id: z.uuid().optional(), email: z.email().toLowerCase(), password })

/** Inserts an account with its role. Only tests use fewer `hashRounds` (a power of two) than the auth server. */
export async function insertUser(
  transaction: Sql,
  user: DemoUser,
  hotelId: string | undefined,
  hashRounds = 10,
) {
  const { id, email, password, role, name = '', isManager = false } = user
  await transaction.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at, is_sso_user, is_anonymous)
     values ($1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', $4)), now(),
       '{"provider":"email","providers":["email"]}', '{}', now(), now(), false, false)
     on conflict (id) do nothing`,
    [id, email, password, hashRounds],
  )
  if (!role) return
  await transaction.query(
    `insert into public.user_hotel_access (user_id, hotel_id, role, name, is_manager) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, hotelId, role, name, isManager],
  )
}
