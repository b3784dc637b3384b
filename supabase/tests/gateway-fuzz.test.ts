import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, anyValue, mutated } from '../../lib/test-hostile.ts'
import { draft, hotels, identities, sharedHarness } from './harness.ts'

const harness = sharedHarness()

const paths = [
  ...['/rest/v1/hotels', '/rest/v1/hotel_content', '/rest/v1/hotel_content_history'],
  ...['/rest/v1/user_hotel_access', '/rest/v1/rpc/site_content', '/rest/v1/rpc/is_hotel_admin'],
  ...['/rest/v1/rpc/remove_person', '/rest/v1/', '/auth/v1/token', '/auth/v1/user', '/auth/v1/admin/users'],
  ...['/auth/v1/factors', '/storage/v1/object/hotel-images/packages/gallery/a.jpg'],
  ...['/storage/v1/object/public/hotel-images/a.jpg', '/storage/v1/object/list/hotel-images'],
  ...['/functions/v1/team', '/_system/config'],
]
const queries = [
  ...['', '?select=data,version&section=eq.packages', '?p_slug=hotel-a', '?grant_type=password'],
  ...['?grant_type=refresh_token', '?select=*,user_hotel_access(*)&order=id.desc&limit=1&offset=99999999999'],
  ...['?or=(id.eq.1,and(a.b', '?select=count()'],
]
const bodies = [
  { hotel_id: hotels.a, section: 'packages', data: [{ id: 'x', slug: 'x' }] },
  { email: 'admin@test.example', password: 'errada', gotrue_meta_security: {} },
  { refresh_token: 'abc', data: { role: 'service_role' } },
  { p_slug: 'hotel-a', p_hotel_id: hotels.a, p_user_id: '00000000-0000-4000-8000-000000000004' },
  { prefix: 'packages', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' }, search: '' },
  { friendly_name: 'x', factor_type: 'totp', code: '123456', challenge_id: 'y' },
]
const headerNames = ['authorization', 'apikey', 'prefer', 'range', 'accept-profile', 'x-upsert']
const headerValues = ['Bearer x.y.z', 'return=representation', 'bytes=0-', 'resolution=merge-duplicates']
const types = ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'image/jpeg', '']

/** Generates one of the samples, or one with arbitrary text inside. */
const anySpelling = (samples: string[]) =>
  fc.oneof(
    fc.constantFrom(...samples),
    fc
      .tuple(fc.constantFrom(...samples), anyText, fc.nat(40))
      .map(([sample, text, at]) => sample.slice(0, at) + text.slice(0, 2000) + sample.slice(at)),
  )

const requests = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'),
  path: anySpelling(paths),
  query: anySpelling(queries),
  identity: fc.constantFrom(...identities.filter((identity) => !/admin$/i.test(identity))),
  name: fc.constantFrom(...headerNames),
  value: fc.oneof(fc.constantFrom(...headerValues), anyText),
  body: fc.oneof(mutated(...bodies), anyValue),
  type: fc.constantFrom(...types),
})

test('any request without rights gets a response, reads no draft and changes nothing', async () => {
  const before = await contentOfHotels()
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, query, identity, name, value, body, type }) => {
      const url = URL.parse(`http://127.0.0.1:54321${path}${query}`)
      if (url?.host !== '127.0.0.1:54321') return
      const headers = new Headers({ ...(await harness.headersOf(identity)), 'content-type': type })
      headers.set(name, value.replace(/[^\x20-\x7e]/g, ''))
      const sent = method === 'GET' || method === 'HEAD' ? null : textOf(body)
      const response = await harness.handle(new Request(url, { method, headers, body: sent }))
      const text = await response.text()
      assert(response.status < 500, `${response.status} ${text.slice(0, 300)}`)
      assert(!text.includes(draft.slug), `${identity} reads a draft`)
    }),
  )
  expect(await contentOfHotels()).toEqual(before)
  expect((await harness.handle(new Request('http://127.0.0.1/health'))).status).toBe(200)
}, 1_800_000)

const upload = '/storage/v1/object/upload/sign/hotel-images-parts/a/b?token='
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ url: 'hotel-images-parts/a/b', exp: 9e9 })}.AAAA`
const json = 'application/json'

test.each<[what: string, call: string, body?: string, type?: string]>([
  [
    'a body that is not the declared form',
    'POST /storage/v1/object/hotel-images/a.jpg',
    '{}',
    'multipart/form-data',
  ],
  ['half a percent sign', 'POST /rest/v1/hotels%'],
  ['a NUL', 'POST /rest/v1/ho%00tels'],
  ['an upload without a token', `PUT ${upload}`, 'x', 'image/jpeg'],
  ['an invalid upload token', `PUT ${upload}x.y.z`, 'x', 'image/jpeg'],
  ['a forged token for an upload', `PUT ${upload}${forged}`, 'x', 'image/jpeg'],
  ['an incomplete copy request', 'POST /storage/v1/object/copy', '{'],
  ['an incomplete deletion request', 'DELETE /storage/v1/object/hotel-images', '{'],
  ['an argument of another type', 'POST /rest/v1/rpc/site_content', '{"p_slug":[1]}'],
  ['an argument that is not a uuid', 'POST /rest/v1/rpc/is_hotel_admin', '{"p_hotel_id":"x"}'],
  ['a new row of a view', 'POST /rest/v1/rooms', '{"id":"x"}'],
  ['a change of a view', 'PATCH /rest/v1/packages?id=eq.x', '{"active":false}'],
  ['a deletion from a view', 'DELETE /rest/v1/rooms?id=eq.x'],
  ['a password that is not a string', 'POST /auth/v1/token?grant_type=password', '{"email":5,"password":{}}'],
  ['a session that is not a string', 'POST /auth/v1/token?grant_type=refresh_token', 'null'],
])('%s is refused with status 400 and a reason', async (_, call, body = '{}', type = json) => {
  const [method, path] = call.split(' ')
  for (const identity of ['anon', 'admin'] as const) {
    const headers = { ...(await harness.headersOf(identity)), 'content-type': type }
    const request = new Request(`http://127.0.0.1:54321${path}`, { method, headers, body })
    const response = await harness.handle(request)
    expect(response.status).toBe(400)
    const { message, msg } = await response.json()
    expect(message ?? msg).toBeTruthy()
  }
})

async function contentOfHotels() {
  const { driver } = harness.database
  const content = await driver.query('select * from public.hotel_content order by hotel_id, section')
  const access = await driver.query('select * from public.user_hotel_access order by user_id, hotel_id')
  return [content.rows, access.rows]
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  try {
    return JSON.stringify(body) ?? ''
  } catch {
    return fc.stringify(body)
  }
}
