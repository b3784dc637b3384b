import { beforeAll, expect, test, vi } from 'vitest'
import { stubSite } from './content.ts'
import { hotels, type Identity, sharedHarness } from './harness.ts'
import { pendingOf } from './pending.ts'

const harness = sharedHarness()
beforeAll(stubSite)

/** Returns what the guard reads about an identity, on the site of the hotel with this slug. */
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

test('an admin has access only on the site of their own hotel (AUTH-1)', async () => {
  expect(await accessOf('otherAdmin', 'hotel-b')).toMatchObject({ hotelId: hotels.b, bucket: 'bucket-b' })
  expect(await accessOf('admin', 'hotel-b')).toEqual({ denied: 'no-access' })
  expect(await accessOf('admin', 'nao-existe')).toEqual({ denied: 'no-hotel' })
})

test('only administrators get the sections with pending versions, and nobody asks without a session', async () => {
  const { versions } = pendingOf(harness)
  const row = { hotel_id: hotels.a, section: 'rooms', item_id: 'x', item: { id: 'x' } }
  await versions().insert(row).throwOnError()
  const pendingIn = async (identity: Identity) =>
    (await harness.clients[identity].rpc('panel_access', { p_slug: 'hotel-a' })).data?.[0]?.pending_in
  for (const identity of ['stranger', 'viewer', 'otherAdmin'] as const)
    expect(await pendingIn(identity), identity).toEqual([])
  expect(await pendingIn('admin')).toEqual(['rooms'])
  expect(await accessOf('admin')).toMatchObject({ isDue: false, pendingIn: ['rooms'] })
  const refused = await harness.clients.anon.rpc('panel_access', { p_slug: 'hotel-a' })
  expect(refused.error?.code).toBe('42501')
})

test('nobody else can insert a list, even without reading the row', async () => {
  const row = { hotel_id: hotels.c, section: 'rooms', data: [] }
  for (const identity of ['stranger', 'viewer', 'otherAdmin'] as const)
    expect((await harness.clients[identity].from('hotel_content').insert(row)).error?.code).toBe('42501')
})
