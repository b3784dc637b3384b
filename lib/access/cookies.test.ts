import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CookieSession, signSession, verifySession } from './cookies'
import { stubSite } from './test-session'

beforeEach(() => {
  stubSite()
  return () => vi.unstubAllEnvs()
})

/** Imports the module as a site with this address does. */
async function onSite(url: string) {
  vi.stubEnv('SITE_URL', url)
  vi.resetModules()
  return import('./cookies')
}

const day = 86_400
const now = Date.now()
const session: CookieSession = { accessToken: 'a.b-c.d_e', refreshToken: 'r', startedAt: now, seenAt: now }

describe('the session cookie', () => {
  test.each([
    ['https://hotel.example', '__Host-panel-session', true],
    ['http://localhost:3000', 'panel-session', false],
  ])(
    'of %s is called %s and hidden from scripts, which can only read that it exists (ADM-15)',
    async (url, expected, secure) => {
      const { noSessionCookies, sessionCookies } = await onSite(url)
      const [own, hint] = sessionCookies(session)
      const options = { secure, sameSite: 'lax', path: '/' }
      expect(own).toMatchObject({ name: expected, options: { ...options, httpOnly: true } })
      const hintName = expected.replace('session', 'open')
      expect(hint).toMatchObject({ name: hintName, value: '1', options: { ...options, httpOnly: false } })
      expect(hint?.options.maxAge).toBe(own?.options.maxAge)
      const removed = noSessionCookies().map(({ name, options }) => [name, options.maxAge])
      expect(removed).toEqual([
        [expected, 0],
        [hintName, 0],
      ])
    },
  )

  test('expires after seven days, at the latest thirty days after the sign-in (AUTH-8)', async () => {
    const { sessionCookies } = await onSite('https://hotel.example')
    const ages = [0, 10, 29].map((days) => sessionCookies({ ...session, startedAt: now - days * day * 1000 }))
    const maxAges = ages.map(([own]) => Math.round((own?.options.maxAge ?? 0) / day))
    expect(maxAges).toEqual([7, 7, 1])
  })
})

test('a preview’s cookie is encrypted, so nobody can read its key or forge one (PUB-15)', async () => {
  const { previewCookie, openPreviewCookie } = await onSite('https://hotel.example')
  const held = { token: 'token', nextKey: 'secret-of-next', release: 'b1' }
  const { name, value, options } = previewCookie(held)
  expect([name, options.httpOnly, options.secure]).toEqual(['__Host-previa', true, true])
  expect(Buffer.from(value.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toMatch(/token|secret/)
  expect(openPreviewCookie(value)).toEqual(held)
  expect(previewCookie(held).value).not.toBe(value)
  for (const other of [
    undefined,
    '',
    'x',
    'token secret-of-next b1',
    value.slice(4),
    `${value.slice(0, -4)}AAAA`,
  ])
    expect(openPreviewCookie(other)).toBeUndefined()
  vi.stubEnv('SITE_SECRET', 'y'.repeat(32))
  expect((await onSite('https://hotel.example')).openPreviewCookie(value)).toBeUndefined()
  expect((await onSite('http://localhost:3000')).previewCookieName()).toBe('previa')
})

test.each([
  ['__Host-panel-session', true],
  ['__Host-panel-device', true],
  ['__Host-panel-open', true],
  ['sb-127-auth-token.0', true],
  ['sb-abc-auth-token-code-verifier', false],
  ['panel-sessions', false],
])('isPanelCookie(%s) is %s', async (name, expected) => {
  const { isPanelCookie } = await onSite('https://hotel.example')
  expect(isPanelCookie(name)).toBe(expected)
})

describe('a value that this site did not sign is no session', () => {
  const unsigned = `${now}~${now}~r~a.b.c~`
  test.each(['', '~', '~~~~', 'x', unsigned, unsigned + 'A'.repeat(43)])('%j', (value) => {
    expect(verifySession(value)).toBeUndefined()
  })

  test('no part of it can be changed (AUTH-2)', () => {
    const value = signSession(session)
    expect(verifySession(value, now)).toEqual(session)
    const positions = fc.integer({ min: 0, max: value.length - 1 })
    fc.assert(
      fc.property(positions, fc.constantFrom('0', '9', 'x', '~', ''), (at, letter) => {
        const changed = value.slice(0, at) + letter + value.slice(at + 1)
        expect(changed === value ? undefined : verifySession(changed, now)).toBeUndefined()
      }),
    )
  })
})

test.each([
  ['seven days without a visit', 'seenAt', 7],
  ['thirty days since the sign-in', 'startedAt', 30],
])('a signed session ends after %s', (_, field, days) => {
  const end = now - days * day * 1000
  expect(verifySession(signSession({ ...session, [field]: end }), now)).toBeUndefined()
  expect(verifySession(signSession({ ...session, [field]: end + 1000 }), now)).toBeDefined()
})
