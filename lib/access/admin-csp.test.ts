import { expect, test, vi } from 'vitest'
import { adminCsp } from './admin-csp'

vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:54321/')
vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')

test('scripts run by a nonce of their own, images come from where they are stored, and files go there', () => {
  const policies = [adminCsp(), adminCsp()].map((policy) => policy.split('; '))
  const [scripts, others] = policies.map((directives) => directives[1])
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w-]{36}' 'strict-dynamic'$/)
  expect(scripts).not.toBe(others)
  expect(policies[0]).toContain("img-src 'self' data: blob: https: http://127.0.0.1:54321")
  expect(policies[0]).toContain("connect-src 'self' http://127.0.0.1:54321")
  // It shows the site in a frame, and nobody shows it in one.
  expect(policies[0]).toContainEqual(expect.stringMatching(/^frame-src 'self' https:/))
  expect(policies[0]).toContain("frame-ancestors 'none'")
})
