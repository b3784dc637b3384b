import type { Sql } from '../database.ts'
import type { DemoUser } from './users.ts'

/** With a password and a role. `hashRounds` (a power of two) is less than the auth server's only for tests. */
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
