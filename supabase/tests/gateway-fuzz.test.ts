import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBudget, report } from '../../scripts/fuzz/budget.ts'
import { gatewayTarget } from '../../scripts/fuzz/gateway.ts'
import { draft, type Harness, identities, startHarness } from './harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('whatever is sent: an answer, no draft, no change, and the next request is served', async () => {
  const strangers = identities.filter((identity) => !/admin$/i.test(identity))
  const headers = Object.fromEntries(
    await Promise.all(strangers.map(async (name) => [name, await harness.headersOf(name)] as const)),
  )
  const before = await contentOfHotels()
  const { seed, inputs } = readBudget(400, 0.1)
  const row = await gatewayTarget({ handle: harness.handle, headers, secretWord: draft.slug }).run(
    seed,
    inputs,
  )
  report(row)
  expect(row.finding).toBeUndefined()
  expect(await contentOfHotels()).toEqual(before)
  expect((await harness.handle(new Request('http://127.0.0.1/health'))).status).toBe(200)
}, 1_800_000)

test.each([
  ['what only claims to be a form', '/storage/v1/object/hotel-images/a.jpg', 'multipart/form-data'],
  ['half a percent sign', '/rest/v1/hotels%', 'application/json'],
  ['a NUL', '/rest/v1/ho%00tels', 'application/json'],
])('%s is refused, not stumbled over', async (_, path, type) => {
  const headers = { ...(await harness.headersOf('admin')), 'content-type': type }
  const request = new Request(`http://127.0.0.1:54321${path}`, { method: 'POST', headers, body: '{}' })
  expect((await harness.handle(request)).status).toBe(400)
})

/** All that strangers must not change. */
async function contentOfHotels() {
  const { driver } = harness.database
  const content = await driver.query('select * from public.hotel_content order by hotel_id, section')
  const access = await driver.query('select * from public.user_hotel_access order by user_id, hotel_id')
  return [content.rows, access.rows]
}
