import { expect, test, vi } from 'vitest'
import { DEVICE_SECONDS, deviceOf, newDevice } from './sign-in-limits'

const { asked, settings } = vi.hoisted(() => ({
  asked: [] as Record<string, unknown>[],
  settings: { SITE_SECRET: 's'.repeat(32), SITE_URL: 'http://localhost:3000' },
}))
vi.mock('@/lib/env', () => ({ env: () => settings }))
vi.mock('next/headers', () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers({ 'x-forwarded-for': '198.51.100.1' }),
}))
vi.mock('@/lib/supabase/public', () => ({
  publicClient: () => ({
    rpc: (_: string, given: Record<string, unknown>) => {
      asked.push(given)
      return { abortSignal: async () => ({ data: { delay: 0 }, error: null }) }
    },
  }),
}))

test('instances with different secrets count the same attempts and identify themselves', async () => {
  for (const secret of ['um', 'dois']) {
    settings.SITE_SECRET = secret.repeat(16)
    vi.resetModules()
    const { attemptWithLimit } = await import('./sign-in-limits')
    await attemptWithLimit('password', 'ana@hotel.example', async () => ({ outcome: 'wrong' }))
  }
  const [{ p_site: one, ...first } = {}, { p_site: two, ...second } = {}] = asked
  expect(first).toEqual(second)
  expect(one).not.toBe(two)
  expect(JSON.stringify(asked)).not.toMatch(/ana@hotel|198\.51/)
})

test('a browser is remembered for the account that signed in from it, for half a year', () => {
  const value = newDevice('a@test.example')
  expect(deviceOf(value, 'a@test.example')).toBe(value.split('~')[0])
  expect(deviceOf(value, 'b@test.example')).toBeUndefined()
  expect(deviceOf(value, 'a@test.example', Date.now() + DEVICE_SECONDS * 1000)).toBeUndefined()
  expect(value).not.toContain('test.example')
})

test.each([undefined, '', '~', '~~', 'x~9999999999999~', `x~9999999999999~${'A'.repeat(43)}`])(
  'a forged cookie (%j) marks no browser',
  (value) => {
    expect(deviceOf(value, 'a@test.example')).toBeUndefined()
  },
)
