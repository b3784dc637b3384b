import { beforeEach, expect, test, vi } from 'vitest'
import { saveDetails } from '@/app/admin/_dashboard/actions'
import { adminOf } from './admin.ts'
import { hotels, sharedHarness, storedList } from './harness.ts'

const { checkAdmin, publishSite } = vi.hoisted(() => ({ checkAdmin: vi.fn(), publishSite: vi.fn() }))
vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()
beforeEach(() => checkAdmin.mockResolvedValue({ admin: adminOf(harness) }))

const opened = { name: '', phone: '', checkin_time: '', checkout_time: '' }
const values = { name: 'Boa Vista', phone: '(24) 5550-0163', checkin_time: '15:00', checkout_time: '11:00' }

async function readStored() {
  const { data: contacts } = await storedList(harness, 'contacts')
  const single = harness.clients.admin.from('hotel_configurations').select('name, phone, address')
  return { contacts, configuration: (await single.eq('hotel_id', hotels.a).single()).data }
}

test('a new hotel’s details are saved where their own screens keep them, beside existing values', async () => {
  const { database } = harness
  await database.driver.query(
    `update public.hotel_content set data = '[{"id": "contacts", "city": "Petrópolis"}]'
     where hotel_id = $1 and section = 'contacts'`,
    [hotels.a],
  )
  await database.driver.query(
    `update public.hotel_configurations set name = '', phone = '', address = 'Estrada' where hotel_id = $1`,
    [hotels.a],
  )
  const result = await saveDetails({ values, expectedValues: opened, force: false })
  expect(result).toMatchObject({ ok: true, stored: values })
  const { checkin_time, checkout_time, ...mine } = values
  expect(await readStored()).toEqual({
    contacts: [{ id: 'contacts', city: 'Petrópolis', checkin_time, checkout_time }],
    configuration: { ...mine, address: 'Estrada' },
  })
  expect(publishSite).toHaveBeenCalledTimes(2)
})

test('a telephone that somebody else saved first is a conflict, and an invalid one is refused', async () => {
  const other = { ...values, phone: '(24) 5550-0199' }
  expect(await saveDetails({ values: other, expectedValues: opened, force: false })).toMatchObject({
    ok: false,
    conflict: { current: { phone: values.phone, checkin_time: '15:00' }, conflicting: [{ path: 'phone' }] },
  })
  const wrong = { ...values, phone: '12', checkin_time: '25:00' }
  const refused = await saveDetails({ values: wrong, expectedValues: opened, force: false })
  expect(Object.keys(Object(refused).fieldErrors)).toEqual(['values.phone', 'values.checkin_time'])
  expect((await readStored()).configuration?.phone).toBe(values.phone)
})

test('times that only a colleague changed meanwhile stay (SAVE-6)', async () => {
  const [contacts] = (await readStored()).contacts
  const theirs = { ...contacts, checkin_time: '16:00' }
  await harness.database.driver.query(
    `update public.hotel_content set data = $2 where hotel_id = $1 and section = 'contacts'`,
    [hotels.a, JSON.stringify([theirs])],
  )
  const changed = { ...values, phone: '(24) 5550-0177', checkout_time: '10:00' }
  const result = await saveDetails({ values: changed, expectedValues: values, force: false })
  const now = { checkin_time: '16:00', checkout_time: '10:00' }
  expect(result).toMatchObject({ ok: true, stored: { ...changed, ...now } })
  expect((await readStored()).contacts).toEqual([{ ...theirs, ...now }])
})
