import { expect, test, vi } from 'vitest'
import { accountTag, securityEvent } from './security-log'

vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:54321')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
vi.stubEnv('SITE_SECRET', 'um-segredo-so-destes-testes-0123456789')

test('a decision is one line, with the account as a hash that only this site can make', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  securityEvent('sign_in_refused', { account: accountTag(' Ana@Hotel.example') })
  const line = String(log.mock.lastCall)
  expect(JSON.parse(line)).toMatchObject({ event: 'sign_in_refused', level: 'warn', log: 'security' })
  expect(line).not.toMatch(/ana|hotel\.example/i)
  expect(accountTag('ana@hotel.example')).toBe(accountTag(' Ana@Hotel.example'))
  expect(accountTag('ana@hotel.example')).not.toBe(accountTag('bia@hotel.example'))
  expect(accountTag('ana@hotel.example')).toMatch(/^[\w-]{16}$/)
})
