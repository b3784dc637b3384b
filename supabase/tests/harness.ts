import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import { lists, singles } from '@/lib/site/registry'
import type { Database } from '../../lib/supabase/database.types.ts'
import { makeSigningKey } from '../local/auth/tokens.ts'
import { createBackend } from '../local/backend.ts'
import { insertUser } from '../local/demo/user-rows.ts'
import type { Functions } from '../local/functions.ts'
import { applySeed } from '../local/migrations.ts'

export type Client = SupabaseClient<Database>
export type Identity = (typeof identities)[number]
export type Harness = Awaited<ReturnType<typeof startHarness>>

/** From nobody to the admin of hotel A; `otherAdmin` administers hotel B only. */
export const identities = ['anon', 'stranger', 'viewer', 'otherAdmin', 'admin'] as const

export const baseUrl = 'http://127.0.0.1:54321'
export const secrets = {
  jwtSecret: 'jwt-secret-of-the-tests-only-0123456789',
  publishableKey: 'sb_publishable_tests_only_0123456789',
  secretKey: 'sb_secret_tests_only_0123456789',
  signingKey: makeSigningKey(),
}

/** Hotel A is seeded, B belongs to somebody else, C is an empty one of A's admin. */
export const hotels = {
  a: '00000000-0000-4000-8000-00000000000a',
  b: '00000000-0000-4000-8000-00000000000b',
  c: '00000000-0000-4000-8000-00000000000c',
}

export const draft = { id: 'draft-id', slug: 'rascunho-secreto', name: 'Rascunho', active: false }
export const published = { id: 'published-id', slug: 'publicado', name: 'Publicado', active: true }

const userIds = {
  stranger: '00000000-0000-4000-8000-000000000001',
  viewer: '00000000-0000-4000-8000-000000000002',
  otherAdmin: '00000000-0000-4000-8000-000000000003',
  admin: '00000000-0000-4000-8000-000000000004',
}
const password = 'Senha#dos-testes'

/** A backend in memory with three hotels and everybody signed in, each with a real session. */
export async function startHarness({ functions }: { functions?: Functions } = {}) {
  // The library prints every refused request.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const storageFolder = mkdtempSync(join(tmpdir(), 'storage-'))
  const backend = await createBackend({ secrets, baseUrl, storageFolder, functions })
  await applySeed(backend.database)
  await insertFixtures(backend.database)
  const connect = (key: string): Client =>
    createClient<Database>(baseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => backend.handle(new Request(input, init)) },
    })
  const signIn = async (email: string) => {
    const client = connect(secrets.publishableKey)
    const { error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return client
  }
  const clients: Record<Identity, Client> = {
    anon: connect(secrets.publishableKey),
    stranger: await signIn('stranger@test.example'),
    viewer: await signIn('viewer@test.example'),
    otherAdmin: await signIn('otheradmin@test.example'),
    admin: await signIn('admin@test.example'),
  }
  return {
    ...backend,
    clients,
    userIds,
    /** Headers of a raw request. */
    async headersOf(identity: Identity) {
      const { data } = await clients[identity].auth.getSession()
      const authorization = `Bearer ${data.session?.access_token ?? secrets.publishableKey}`
      return { apikey: secrets.publishableKey, authorization, 'content-type': 'application/json' }
    },
    service: connect(secrets.secretKey),
    async stop() {
      await backend.close()
      rmSync(storageFolder, { recursive: true })
    },
  }
}

async function insertFixtures({ driver }: Awaited<ReturnType<typeof createBackend>>['database']) {
  await driver.transaction(async (transaction) => {
    await transaction.query(
      `insert into public.hotels (id, slug, name, storage_bucket) values
         ($1, 'hotel-a', 'Hotel A', null), ($2, 'hotel-b', 'Hotel B', 'bucket-b'), ($3, 'hotel-c', 'Hotel C', null)`,
      [hotels.a, hotels.b, hotels.c],
    )
    // The bucket that the migrations make belongs to hotel A here.
    await transaction.exec(`update public.hotels set storage_bucket = null where slug = 'quaresmeira'`)
    await transaction.query(`update public.hotels set storage_bucket = 'hotel-images' where id = $1`, [
      hotels.a,
    ])
    for (const [name, id] of Object.entries(userIds)) {
      const user = { id, email: `${name.toLowerCase()}@test.example`, password, role: null }
      await insertUser(transaction, user, undefined)
    }
    await transaction.query(
      `insert into public.user_hotel_access (user_id, hotel_id, role) values
         ($1, $4, 'viewer'), ($2, $5, 'admin'), ($3, $4, 'admin'), ($3, $6, 'admin')`,
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
