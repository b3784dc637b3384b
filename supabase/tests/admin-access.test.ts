import { beforeAll, expect, test, vi } from 'vitest'
import { stubSite } from './content.ts'
import { type Client, hotels, type Identity, sharedHarness } from './harness.ts'
import { pendingOf } from './pending.ts'
import { makePerson, provePassword } from './people.ts'

const harness = sharedHarness()
beforeAll(stubSite)

/** Returns what the guard reads about a person, on the site of the hotel with this slug. */
async function accessOf(person: Identity | Client, slug = 'hotel-a') {
  vi.resetModules()
  vi.stubEnv('HOTEL_SLUG', slug)
  const { readAccess } = await import('../../lib/access/read-access.ts')
  return readAccess(typeof person === 'string' ? harness.clients[person] : person)
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

test('a removed person has no access, and somebody whose session ended is signed out (AUTH-9)', async () => {
  const [removed, other] = [await makePerson(harness), await makePerson(harness)]
  const [theirs, others] = [await removed.signIn(), await other.signIn()]
  const { admin } = harness.clients
  await provePassword(admin)
  await admin.rpc('remove_person', { p_hotel_id: hotels.a, p_user_id: removed.id }).throwOnError()
  await harness.database.driver.query('delete from auth.sessions where user_id = $1', [other.id])
  expect(await accessOf(theirs)).toEqual({ denied: 'no-access' })
  expect(await accessOf(others)).toEqual({ denied: 'signed-out' })
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
