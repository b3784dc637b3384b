import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { lists, singles } from '@/lib/site/registry'
import type { Database } from '../../lib/supabase/database.types.ts'
import { insertUser } from '../local/accounts.ts'
import type { Backend } from '../local/backend.ts'

export type Client = SupabaseClient<Database>
export type Identity = (typeof identities)[number]

/** `admin` administers hotels A and C, `otherAdmin` administers hotel B. */
export const identities = ['anon', 'stranger', 'viewer', 'otherAdmin', 'admin'] as const

export const baseUrl = 'http://127.0.0.1:54321'
export const keys = {
  jwtSecret: 'jwt-secret-of-the-tests-only-0123456789',
  publishableKey: 'sb_publishable_tests_only_0123456789',
  secretKey: 'sb_secret_tests_only_0123456789',
}

/** A and C belong to `admin`, B to `otherAdmin`. C has no content. */
export const hotels = {
  a: '00000000-0000-4000-8000-00000000000a',
  b: '00000000-0000-4000-8000-00000000000b',
  c: '00000000-0000-4000-8000-00000000000c',
}

export const draft = { id: 'draft-id', slug: 'rascunho-secreto', name: 'Rascunho', active: false }
export const published = { id: 'published-id', slug: 'publicado', name: 'Publicado', active: true }

export const userIds = {
  stranger: '00000000-0000-4000-8000-000000000001',
  viewer: '00000000-0000-4000-8000-000000000002',
  otherAdmin: '00000000-0000-4000-8000-000000000003',
  admin: '00000000-0000-4000-8000-000000000004',
}
const password = 'Senha#dos-testes'

/** The minimum for a password hash, because hashing is slow. */
export const fewRounds = 4

/** Returns a client of a backend in this process. */
export function connectTo({ handle }: Pick<Backend, 'handle'>, key: string): Client {
  return createClient<Database>(baseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => handle(new Request(input, init)) },
  })
}

/** Returns the tokens of a new session of an identity. */
export async function signIn(backend: Backend, name: keyof typeof userIds) {
  const client = connectTo(backend, keys.publishableKey)
  const { data, error } = await client.auth.signInWithPassword({ email: emailOf(name), password })
  if (error) throw error
  const { access_token, refresh_token } = data.session
  return { access_token, refresh_token }
}

/** Inserts three hotels with their content, and the people. */
export async function insertFixtures({ driver }: Backend['database']) {
  await driver.transaction(async (transaction) => {
    await transaction.query(
      `insert into public.hotels (id, slug, name, storage_bucket) values
         ($1, 'hotel-a', 'Hotel A', null), ($2, 'hotel-b', 'Hotel B', 'bucket-b'), ($3, 'hotel-c', 'Hotel C', null)`,
      [hotels.a, hotels.b, hotels.c],
    )
    // Gives the bucket that the migrations create to hotel A.
    await transaction.exec(`update public.hotels set storage_bucket = null where slug = 'quaresmeira'`)
    await transaction.query(`update public.hotels set storage_bucket = 'hotel-images' where id = $1`, [
      hotels.a,
    ])
    for (const [name, id] of Object.entries(userIds)) {
      const user = { id, email: emailOf(name), password, role: null }
      await insertUser(transaction, user, undefined, fewRounds)
    }
    await transaction.query(
      `insert into public.user_hotel_access (user_id, hotel_id, role, is_manager) values
         ($1, $4, 'viewer', false), ($2, $5, 'admin', true), ($3, $4, 'admin', true), ($3, $6, 'admin', true)`,
      [userIds.viewer, userIds.otherAdmin, userIds.admin, hotels.a, hotels.b, hotels.c],
    )
    for (const hotel of [hotels.a, hotels.b]) {
      for (const { name } of lists) {
        await transaction.query(
          'insert into public.hotel_content (hotel_id, section, data) values ($1, $2, $3::jsonb)',
          [hotel, name, JSON.stringify([published, draft])],
        )
      }
      for (const { table } of singles) {
        await transaction.query(`insert into public.${table} (hotel_id) values ($1)`, [hotel])
      }
    }
  })
}

function emailOf(name: string) {
  return `${name.toLowerCase()}@test.example`
}
