import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SealedSession, seal, unseal } from './seal'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_SECRET', 's'.repeat(32))

afterEach(() => {
  vi.useRealTimers()
})

const day = 86_400_000
const now = Date.now()
const session: SealedSession = { accessToken: 'a.b-c.d_e', refreshToken: 'r', startedAt: now, seenAt: now }

test('what was sealed comes back', () => {
  expect(unseal(seal(session), now)).toEqual(session)
})

describe('what this site did not seal is no session', () => {
  test.each(['', '~', '~~~~', 'x', `${now}~${now}~r~a.b.c~`, `${now}~${now}~r~a.b.c~${'A'.repeat(43)}`])(
    '%j',
    (value) => {
      expect(unseal(value)).toBeUndefined()
    },
  )

  test('no part of it can be changed', () => {
    const value = seal(session)
    const positions = fc.integer({ min: 0, max: value.length - 1 })
    fc.assert(
      fc.property(positions, fc.constantFrom('0', '9', 'x', '~', ''), (at, letter) => {
        const changed = value.slice(0, at) + letter + value.slice(at + 1)
        expect(changed === value ? undefined : unseal(changed, now)).toBeUndefined()
      }),
    )
  })
})

describe('a session ends', () => {
  test.each([
    ['when nobody came for seven days', { seenAt: now - 7 * day }, { seenAt: now - 7 * day + 1000 }],
    ['thirty days after the password', { startedAt: now - 30 * day }, { startedAt: now - 30 * day + 1000 }],
  ])('%s', (_, over, within) => {
    expect(unseal(seal({ ...session, ...over }), now)).toBeUndefined()
    expect(unseal(seal({ ...session, ...within }), now)).toBeDefined()
  })
})
