import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubEnv('SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
  vi.stubEnv('SITE_SECRET', 's'.repeat(32))
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** The module in the process of a site with this address. */
async function onSite(url: string) {
  vi.stubEnv('SITE_URL', url)
  vi.resetModules()
  return import('./cookies')
}

const day = 86_400
const sessionSince = (startedAt: number) => ({
  accessToken: 'a',
  refreshToken: 'r',
  startedAt,
  seenAt: Date.now(),
})

describe('the session', () => {
  test('is kept from scripts and other hosts where the site is https', async () => {
    const { sessionCookie } = await onSite('https://hotel.example')
    const { name, options } = sessionCookie(sessionSince(Date.now()))
    expect(name).toBe('__Host-panel-session')
    expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  })

  test('is also kept where it is not', async () => {
    const { sessionCookie } = await onSite('http://localhost:3000')
    const { name, options } = sessionCookie(sessionSince(Date.now()))
    expect(name).toBe('panel-session')
    expect(options).toMatchObject({ httpOnly: true, secure: false })
  })

  test('leaves the browser after seven days, at the latest thirty days after the password', async () => {
    const { sessionCookie } = await onSite('https://hotel.example')
    const ages = [0, 10, 29].map((days) => sessionCookie(sessionSince(Date.now() - days * day * 1000)))
    const maxAges = ages.map(({ options }) => options.maxAge / day)
    expect(maxAges.map(Math.round)).toEqual([7, 7, 1])
  })
})

test.each([
  ['panel-session', true],
  ['__Host-panel-session', true],
  ['__Host-panel-device', true],
  ['sb-abc-auth-token', true],
  ['sb-127-auth-token.0', true],
  ['sb-abc-auth-token-code-verifier', false],
  ['panel-sessions', false],
  ['outro', false],
])('isPanelCookie(%s) is %s', async (name, expected) => {
  const { isPanelCookie } = await onSite('https://hotel.example')
  expect(isPanelCookie(name)).toBe(expected)
})
