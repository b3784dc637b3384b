import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type CookieSession, signSession, verifySession } from './signed-session'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_SECRET', 's'.repeat(32))

afterEach(() => {
  vi.useRealTimers()
})

const day = 86_400_000
const now = Date.now()
const session: CookieSession = { accessToken: 'a.b-c.d_e', refreshToken: 'r', startedAt: now, seenAt: now }

test('what was signed comes back', () => {
  expect(verifySession(signSession(session), now)).toEqual(session)
})

describe('what this site did not sign is no session', () => {
  test.each(['', '~', '~~~~', 'x', `${now}~${now}~r~a.b.c~`, `${now}~${now}~r~a.b.c~${'A'.repeat(43)}`])(
    '%j',
    (value) => {
      expect(verifySession(value)).toBeUndefined()
    },
  )

  test('no part of it can be changed', () => {
    const value = signSession(session)
    const positions = fc.integer({ min: 0, max: value.length - 1 })
    fc.assert(
      fc.property(positions, fc.constantFrom('0', '9', 'x', '~', ''), (at, letter) => {
        const changed = value.slice(0, at) + letter + value.slice(at + 1)
        expect(changed === value ? undefined : verifySession(changed, now)).toBeUndefined()
      }),
    )
  })
})

describe('a session ends', () => {
  test.each([
    ['when nobody came for seven days', { seenAt: now - 7 * day }, { seenAt: now - 7 * day + 1000 }],
    ['thirty days after the password', { startedAt: now - 30 * day }, { startedAt: now - 30 * day + 1000 }],
  ])('%s', (_, over, within) => {
    expect(verifySession(signSession({ ...session, ...over }), now)).toBeUndefined()
    expect(verifySession(signSession({ ...session, ...within }), now)).toBeDefined()
  })
})
