import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '../../../lib/env'
import { listen } from '../../../supabase/local/http-server'
import { json } from '../../../supabase/local/responses'
import { runChecks } from './check'
import { projectChecks } from './project-checks'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(0)
})
afterAll(() => server.close())

async function rowsOf(publishableKey: string) {
  const site = parseEnv({
    SUPABASE_URL: server.baseUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    HOTEL_SLUG: 'serra',
    BOOKING_ENGINE_URL: 'https://reservas.example',
  })
  return runChecks(projectChecks, {
    site,
    hosted: true,
    project: { url: server.baseUrl, publishableKey },
    facts: undefined,
    factsMissing: { state: 'unknown', found: '' },
    envFile: '/none',
    api: '',
    accessToken: undefined,
  })
}

const key = 'sb_publishable_tests_only_0123456789'

test.each([401, 403])(
  'a publishable key that every service refuses with %i is right in no row that uses it',
  async (status) => {
    server.serve(async ({ url }) =>
      url.includes('/.well-known/')
        ? json({ keys: [{ alg: 'ES256' }] }, 200)
        : json({ message: 'Invalid API key' }, status),
    )
    const rows = await rowsOf(key)
    const right = rows.filter(({ state }) => state === 'ok').map(({ name }) => name)
    expect(right).toEqual(['Projeto Supabase', 'Assinatura das sessões'])
    expect(rows.find(({ name }) => name === 'Chave pública')).toMatchObject({ state: 'wrong' })
    expect(rows.find(({ name }) => name === 'Chave pública contida')).toMatchObject({
      state: 'unknown',
      found: 'a chave pública não foi aceita',
    })
  },
)

test('a key that is taken, and refused where it should be, is contained', async () => {
  server.serve(async ({ url }) =>
    url.includes('/rpc/site_content') ? json({}, 200) : json({ message: 'permission denied' }, 401),
  )
  const rows = await rowsOf(key)
  expect(rows.find(({ name }) => name === 'Chave pública contida')).toMatchObject({ state: 'ok' })
})

test.each([500, 503, 522])('in an outage (%i) nobody is sent to copy keys again', async (status) => {
  server.serve(async () => json({ message: 'upstream' }, status))
  for (const { name, state, nextStep } of await rowsOf(key)) {
    expect([name, state]).not.toEqual([name, 'ok'])
    expect(nextStep, name).not.toMatch(/chave.*de novo|Copie|setup/)
  }
  const [first, second] = await rowsOf(key)
  for (const row of [first, second])
    expect(row).toMatchObject({ state: 'wrong', nextStep: expect.stringContaining('status.supabase.com') })
})
