import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Harness, hotels, type Identity, identities, startHarness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:54321')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_tests_only_0123456789')
})
afterAll(() => harness.stop())

/** What the guard finds out about somebody, on the site of the hotel with this slug. */
async function accessOf(identity: Identity, slug = 'hotel-a') {
  vi.resetModules()
  vi.stubEnv('HOTEL_SLUG', slug)
  const { readAccess } = await import('../../lib/access/read-access.ts')
  return readAccess(harness.clients[identity])
}

test.each<[Identity, object]>([
  ['anon', { denied: 'signed-out' }],
  ['stranger', { denied: 'no-access' }],
  ['viewer', { denied: 'no-access' }],
  ['otherAdmin', { denied: 'no-access' }],
  ['admin', { email: 'admin@test.example', hotelId: hotels.a, bucket: 'hotel-images' }],
])('%s', async (identity, expected) => {
  expect(await accessOf(identity)).toMatchObject(expected)
})

test('an admin of one hotel is nobody on the site of another', async () => {
  expect(await accessOf('otherAdmin', 'hotel-b')).toMatchObject({ hotelId: hotels.b, bucket: 'bucket-b' })
  expect(await accessOf('admin', 'hotel-b')).toEqual({ denied: 'no-access' })
})

test.each(identities.filter((identity) => identity !== 'anon'))(
  '%s finds no hotel of another name',
  async (identity) => {
    expect(await accessOf(identity, 'nao-existe')).toEqual({ denied: 'no-hotel' })
  },
)

test('a role that is taken away or changed counts at the next request', async () => {
  const { service, userIds } = harness
  const row = { user_id: userIds.admin, hotel_id: hotels.a }
  await service.from('user_hotel_access').update({ role: 'viewer' }).match(row).throwOnError()
  expect(await accessOf('admin')).toEqual({ denied: 'no-access' })
  await service.from('user_hotel_access').delete().match(row).throwOnError()
  expect(await accessOf('admin')).toEqual({ denied: 'no-access' })
  await service
    .from('user_hotel_access')
    .insert({ ...row, role: 'admin' })
    .throwOnError()
  expect(await accessOf('admin')).toMatchObject({ hotelId: hotels.a })
})

test('accounts are made with the secret key only', async () => {
  const { service, clients } = harness
  const account = { email: 'nova@test.example', password: 'Senha#nova-2026', email_confirm: true }
  for (const client of [clients.anon, clients.admin]) {
    const { error } = await client.auth.admin.createUser(account)
    expect(error?.status).toBe(403)
  }
  expect((await service.auth.admin.createUser({ email: 'nova' })).error?.status).toBe(422)
  expect((await clients.anon.auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials')
  const { data } = await service.auth.admin.createUser(account)
  const session = await clients.stranger.auth.signInWithPassword(account)
  expect(session.data.user?.id).toBe(data.user?.id)
})

test('a session that was ended elsewhere is signed out', async () => {
  const { clients } = harness
  await clients.viewer.auth.signInWithPassword({ email: 'viewer@test.example', password: 'Senha#dos-testes' })
  const { data } = await clients.viewer.auth.getSession()
  const token = data.session?.access_token ?? ''
  expect((await clients.anon.auth.admin.signOut(token, 'global')).error).toBeNull()
  expect(await accessOf('viewer')).toEqual({ denied: 'signed-out' })
})

test.each(['stranger', 'viewer', 'otherAdmin'] as const)(
  'a %s begins no list, not even without asking for the row back',
  async (identity) => {
    const row = { hotel_id: hotels.c, section: 'rooms', data: [] }
    const { error } = await harness.clients[identity].from('hotel_content').insert(row)
    expect(error?.code).toBe('42501')
  },
)
