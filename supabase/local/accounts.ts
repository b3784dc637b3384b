import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthFailure, failureResponse } from './auth/sessions.ts'
import type { Database, Exclusive, Sql } from './database.ts'
import type { DemoUser } from './demo/demos.ts'
import { bodyLimits, type Handle, json, parseJson, readBody } from './responses.ts'

type Parts = { database: Database; secretKey: string; exclusive: Exclusive }

/** With the secret key, creates accounts and sets passwords, which the library cannot. Other requests go to `next`. */
export function withAccounts(next: Handle, { database, secretKey, exclusive }: Parts): Handle {
  const query = (text: string, values: unknown[]) => exclusive(() => database.driver.query(text, values))

  async function create(request: Request) {
    const account = accountSchema.safeParse(await readJson(request))
    if (!account.success) return json({ msg: 'An e-mail and a password are needed' }, 422)
    const user = { role: null, ...account.data, id: account.data.id ?? randomUUID() }
    const known = await query('select id from auth.users where email = $1', [user.email])
    if (known.rows.length > 0) return failureResponse(new AuthFailure(422, 'email_exists', emailExists))
    await exclusive(() => database.driver.transaction((sql) => insertUser(sql, user, undefined)))
    return json(answer(user), 200)
  }

  async function setPassword(request: Request, id: string) {
    const parsed = passwordSchema.safeParse(await readJson(request))
    if (!parsed.success) return failureResponse(new AuthFailure(422, 'weak_password', 'Password is too weak'))
    const changed = await query(
      `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)), updated_at = now()
       where id = $1 returning email`,
      [id, parsed.data.password],
    )
    if (changed.rows.length === 0)
      return failureResponse(new AuthFailure(404, 'user_not_found', 'User not found'))
    return json(answer({ id, email: '' }), 200)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const isNew = request.method === 'POST' && pathname === '/auth/v1/admin/users'
    const [, id] = (request.method === 'PUT' && pathname.match(oneUser)) || []
    if (!isNew && !id) return next(request)
    if (request.headers.get('apikey') !== secretKey) return json({ msg: 'User not allowed' }, 403)
    return id ? setPassword(request, id) : create(request)
  }
}

const oneUser = /^\/auth\/v1\/admin\/users\/([0-9a-f-]{36})$/
const accountSchema = z.object({
  id: z.uuid().optional(),
  email: z.email().toLowerCase(),
  password: z.string().min(12),
})
const passwordSchema = z.object({ password: z.string().min(12).max(72) })
const emailExists = 'A user with this email address has already been registered'

function answer({ id, email }: { id: string; email: string }) {
  return { id, aud: 'authenticated', role: 'authenticated', email }
}

async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, bodyLimits.json)
  return body && parseJson(body)
}

/** Inserts an account with its role. `hashRounds` (a power of two) is smaller than the auth server's in tests only. */
export async function insertUser(
  transaction: Sql,
  user: DemoUser,
  hotelId: string | undefined,
  hashRounds = 10,
) {
  const { id, email, password, role, name = '', isManager = false } = user
  await transaction.query(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change,
       email_change_token_current, phone_change, phone_change_token, reauthentication_token,
       is_sso_user, is_anonymous
     ) values (
       $1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', $4)), now(),
       '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '', '', '', '', '', false, false
     ) on conflict (id) do nothing`,
    [id, email, password, hashRounds],
  )
  await transaction.query(
    `insert into auth.identities
       (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1::uuid, 'email', $1::uuid::text, $1::uuid,
       jsonb_build_object('sub', $1::uuid::text, 'email', $2::text, 'email_verified', true),
       now(), now(), now())
     on conflict do nothing`,
    [id, email],
  )
  if (!role) return
  await transaction.query(
    `insert into public.user_hotel_access (user_id, hotel_id, role, name, is_manager) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, hotelId, role, name, isManager],
  )
}
