import { expect, test, vi } from 'vitest'
import { DEVICE_SECONDS, deviceOf, newDevice } from './device'

vi.stubEnv('SUPABASE_URL', 'https://backend.example')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_SECRET', 's'.repeat(32))

test('a browser is known to the account that signed in from it, for half a year', () => {
  const value = newDevice('a@test.example')
  expect(deviceOf(value, 'a@test.example')).toBe(value.split('~')[0])
  expect(deviceOf(value, 'b@test.example')).toBeUndefined()
  expect(deviceOf(value, 'a@test.example', Date.now() + DEVICE_SECONDS * 1000)).toBeUndefined()
  expect(value).not.toContain('test.example')
})

test.each([undefined, '', '~', '~~', 'x~9999999999999~', `x~9999999999999~${'A'.repeat(43)}`])(
  'a made-up cookie (%j) makes none known',
  (value) => {
    expect(deviceOf(value, 'a@test.example')).toBeUndefined()
  },
)
