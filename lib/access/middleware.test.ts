import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { middleware } from '@/middleware'
import { stubSite } from './test-session'

vi.mock('@/lib/access/visitor', () => ({ readVisitor: async () => ({ visitor: 'admin', renewed: [] }) }))

test('replaces a visitor’s policy header by a policy with a new nonce (SEC-3)', async () => {
  stubSite()
  vi.stubEnv('HOTEL_SLUG', 'hotel')
  const scripts = []
  for (let visit = 0; visit < 2; visit++) {
    const forged = { 'content-security-policy': "script-src 'nonce-mine'" }
    const { headers } = await middleware(new NextRequest('https://hotel.example/admin', { headers: forged }))
    const policy = headers.get('content-security-policy')
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\w-]{36}' 'strict-dynamic';/)
    expect(policy).toContain("img-src 'self' data: blob: https: https://backend.example")
    expect(policy).toContain("connect-src 'self' https://backend.example")
    scripts.push(policy?.split('; ')[1])
  }
  expect(scripts[0]).not.toBe(scripts[1])
})
