import assert from 'node:assert/strict'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyText, anyValue, mutated } from '../../lib/test-hostile.ts'
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
  await fc.assert(
    fc.asyncProperty(calls, async (call) => {
      const identity = strangers[call.identity % strangers.length] ?? ''
      const request = requestOf(call, headers[identity] ?? {})
      if (!request) return
      const response = await harness.handle(request)
      const text = await response.text()
      assert(
        response.status < 500 || isTold(text) || call.method === 'HEAD',
        `${response.status} ${text.slice(0, 300)}`,
      )
      assert(!text.includes(draft.slug), `${identity} reads a draft`)
    }),
  )
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

type Call = {
  method: string
  path: string
  query: string
  identity: number
  header: [string, string]
  body: unknown
  type: string
}

const paths = [
  '/rest/v1/hotels',
  '/rest/v1/hotel_content',
  '/rest/v1/hotel_content_history',
  '/rest/v1/hero_sections',
  '/rest/v1/user_hotel_access',
  '/rest/v1/rpc/site_content',
  '/rest/v1/rpc/site_version',
  '/rest/v1/rpc/video_uploads',
  '/rest/v1/rpc/is_hotel_admin',
  '/rest/v1/rpc/password_link_owner',
  '/rest/v1/rpc/add_person',
  '/rest/v1/rpc/remove_person',
  '/rest/v1/',
  '/auth/v1/token',
  '/auth/v1/user',
  '/auth/v1/logout',
  '/auth/v1/signup',
  '/auth/v1/admin/users',
  '/auth/v1/settings',
  '/auth/v1/recover',
  '/auth/v1/otp',
  '/auth/v1/verify',
  '/auth/v1/factors',
  '/auth/v1/.well-known/jwks.json',
  '/storage/v1/object/hotel-images/packages/gallery/a.jpg',
  '/storage/v1/object/public/hotel-images/a.jpg',
  '/storage/v1/object/list/hotel-images',
  '/storage/v1/render/image/public/hotel-images/a.jpg',
  '/storage/v1/bucket',
  '/functions/v1/migrate-room-images',
  '/functions/v1/team',
  '/_system/config',
  '/health',
]

const queries = [
  '',
  '?select=*',
  '?select=data,version&section=eq.packages',
  '?p_slug=hotel-a',
  '?grant_type=password',
  '?grant_type=refresh_token',
  '?grant_type=',
  '?width=100&height=-1&format=webp&quality=1e9',
  '?select=*,user_hotel_access(*)&order=id.desc&limit=1&offset=99999999999',
  '?or=(id.eq.1,and(a.b',
  '?id=in.(1,2',
  '?select=count()',
]

const bodies = [
  { hotel_id: '00000000-0000-4000-8000-00000000000a', section: 'packages', data: [{ id: 'x', slug: 'x' }] },
  { email: 'admin@test.example', password: 'errada', gotrue_meta_security: {} },
  { refresh_token: 'abc', data: { role: 'service_role' } },
  { p_slug: 'hotel-a', p_hotel_id: '00000000-0000-4000-8000-00000000000a' },
  { prefix: 'packages', limit: 10, offset: 0, sortBy: { column: 'name', order: 'asc' }, search: '' },
  {
    p_hotel_id: '00000000-0000-4000-8000-00000000000a',
    p_user_id: '00000000-0000-4000-8000-000000000004',
    p_token: 'x',
  },
  { friendly_name: 'x', factor_type: 'totp', code: '123456', challenge_id: 'y' },
  [{ id: 'x' }],
]

const spelled = (samples: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...samples) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...samples), anyText, fc.nat(40))
        .map(([sample, text, at]) => sample.slice(0, at) + text.slice(0, 2000) + sample.slice(at)),
    },
  )

const calls: fc.Arbitrary<Call> = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'),
  path: spelled(paths),
  query: spelled(queries),
  identity: fc.nat(),
  header: fc.tuple(
    fc.constantFrom(
      'authorization',
      'apikey',
      'prefer',
      'range',
      'accept',
      'accept-profile',
      'if-none-match',
      'x-upsert',
      'content-length',
    ),
    fc.oneof(
      fc.constantFrom(
        'Bearer x.y.z',
        'Bearer',
        'return=representation',
        'bytes=0-',
        'application/vnd.pgrst.object+json',
        'resolution=merge-duplicates',
      ),
      anyText,
    ),
  ),
  body: fc.oneof(mutated(...bodies), anyValue),
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'image/jpeg',
    'application/x-www-form-urlencoded',
    '',
  ),
})

/** The library answers what it stumbles over with a body of its own; without one the gateway itself has failed. */
function isTold(text: string) {
  return /"(code|error|statusCode)":/.test(text)
}

/** Undefined for what no HTTP client could send. */
function requestOf(
  { method, path, query, header: [name, value], body, type }: Call,
  own: Record<string, string>,
) {
  const url = URL.parse(`http://127.0.0.1:54321${path}${query}`)
  if (url?.host !== '127.0.0.1:54321') return undefined
  const headers = new Headers({ ...own, 'content-type': type })
  headers.set(name, value.replace(/[^\x20-\x7e]/g, ''))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, body: hasBody ? textOf(body) : null })
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  try {
    return JSON.stringify(body) ?? ''
  } catch {
    return fc.stringify(body)
  }
}
