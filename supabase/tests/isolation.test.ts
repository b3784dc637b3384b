import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../local/http-server.ts'
import { hotels, type Identity, identities, secrets, sharedHarness } from './harness.ts'

const harness = sharedHarness()
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  await harness.database.driver.exec(
    `create function public.whoami() returns text language sql stable set search_path = '' as 'select current_user';
     grant execute on function public.whoami() to anon, authenticated, service_role`,
  )
  await harness.database.clearSchemaCache()
  server = await listen(0)
  server.serve(harness.handle)
})
afterAll(() => server.close())

test('simultaneous requests keep their own roles', async () => {
  const accessRows: Record<Identity, number> = { anon: 0, stranger: 0, viewer: 1, otherAdmin: 1, admin: 2 }
  const rounds = Array.from({ length: 10 }, () => identities).flat()
  const results = await Promise.all(
    rounds.map(async (identity) => {
      const client = harness.clients[identity]
      const [role, access, update, service] = await Promise.all([
        whoami(await harness.headersOf(identity)),
        client.from('user_hotel_access').select('role'),
        client
          .from('hero_sections')
          .update({ subtitle: identity })
          .eq('hotel_id', hotels.a)
          .select('hotel_id'),
        whoami({ apikey: secrets.secretKey }),
      ])
      return [identity, role, access.data?.length ?? 0, update.data?.length ?? 0, service]
    }),
  )
  const roleOf = (identity: Identity) => (identity === 'anon' ? 'anon' : 'authenticated')
  expect(results).toEqual(
    rounds.map((identity) => [
      ...[identity, roleOf(identity), accessRows[identity]],
      ...[identity === 'admin' ? 1 : 0, 'service_role'],
    ]),
  )
})

describe('the gateway passes on only requests to the APIs', () => {
  test.each([
    '/',
    '/_system/config',
    '/rest/v1/../../_system/config',
    '/rest/v1/%2e%2e/%2e%2e/_system/config',
    '/rest/v1/..%2f..%2f_system/config',
  ])('%s', async (path) => {
    const response = await fetch(server.baseUrl + path, { headers: { apikey: secrets.publishableKey } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.text()).not.toContain(secrets.secretKey)
  })

  test('a body that is too large gets a response', async () => {
    const response = await fetch(`${server.baseUrl}/rest/v1/hotel_content`, {
      method: 'POST',
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
      body: new Uint8Array(20 * 1024 * 1024),
    })
    expect(response.status).toBe(413)
  })
})

async function whoami(headers: HeadersInit) {
  const response = await harness.handle(new Request('http://127.0.0.1/rest/v1/rpc/whoami', { headers }))
  return response.json()
}
