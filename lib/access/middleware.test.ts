import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { middleware } from '@/middleware'

const visit = vi.hoisted(() => ({ visitor: 'admin', renewed: [] as object[] }))
vi.mock('@/lib/access/visitor', () => ({ readVisitor: async () => visit }))

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://hotel.example')
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_the_tests')
  vi.stubEnv('HOTEL_SLUG', 'hotel')
  Object.assign(visit, { visitor: 'admin', renewed: [] })
})

test('lets an admin pass, and no cache keeps the answer', async () => {
  const { headers } = await ask('/admin')
  expect(headers.get('x-middleware-next')).toBe('1')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('redirects anybody else to the login page', async () => {
  visit.visitor = 'signed-out'
  const { headers, status } = await ask('/admin/packages')
  expect(status).toBe(307)
  expect(headers.get('location')).toBe(
    'https://hotel.example/admin/login?motivo=sessao&voltar=%2Fadmin%2Fpackages',
  )
})

test('replaces the policy that a visitor sends by one with a nonce of its own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await ask('/admin', { 'content-security-policy': "script-src 'nonce-mine'" })
      const policy = headers.get('content-security-policy')
      expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
      return policy?.split('; ') ?? []
    }),
  )
  const [scripts, others] = policies.map((directives) => directives[1])
  expect(scripts).toMatch(/^script-src 'self' 'nonce-[\w-]{36}' 'strict-dynamic'$/)
  expect(scripts).not.toBe(others)
  expect(policies[0]).toContain("img-src 'self' data: blob: https: https://project.supabase.co")
  expect(policies[0]).toContain("connect-src 'self' https://project.supabase.co")
  // The panel shows the site in a frame, and no site may show the panel in one.
  expect(policies[0]).toContainEqual(expect.stringMatching(/^frame-src 'self' https:/))
  expect(policies[0]).toContain("frame-ancestors 'none'")
})

test('sets the cookie of a renewed session', async () => {
  visit.renewed = [{ name: 'panel-session', value: 'renewed', options: { httpOnly: true } }]
  expect((await ask('/admin')).headers.get('set-cookie')).toContain('panel-session=renewed')
})

function ask(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`https://hotel.example${path}`, { headers }))
}
