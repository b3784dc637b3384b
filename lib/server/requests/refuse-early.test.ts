import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { config, middleware } from '@/middleware'

vi.mock('@/lib/access/visitor', () => ({ readVisitor: async () => ({ visitor: 'admin', renewed: [] }) }))

beforeEach(() => {
  vi.stubEnv('VERCEL', '1')
  vi.stubEnv('SITE_SECRET', 'a secret of thirty-two characters')
  vi.stubEnv('SITE_URL', 'https://hotel.example')
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_the_tests')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const own = { origin: 'https://hotel.example', 'sec-fetch-site': 'same-origin', host: 'hotel.example' }
const action = { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain', 'content-length': '2' }

test.each([
  ['an action at a public address', '/', { ...own, ...action }, 405],
  ['a form at a public address', '/', { ...own, 'content-type': 'multipart/form-data; boundary=a' }, 405],
  ['an action of another site', '/admin', { ...own, ...action, origin: 'https://evil.example' }, 403],
  ['a sign-in too large', '/admin/login', { ...own, ...action, 'content-length': '20000' }, 413],
  ['an action too large', '/admin/hotel', { ...own, ...action, 'content-length': '6000000' }, 413],
])('without a request filter the middleware refuses %s', async (_, path, headers, status) => {
  const answer = await send(path, headers)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('what the panel sends passes, and a server with a request filter leaves it to that', async () => {
  expect((await send('/admin/packages', { ...own, ...action })).headers.get('x-middleware-next')).toBe('1')
  vi.stubEnv('VERCEL', '')
  expect((await send('/', { ...own, ...action })).headers.get('x-middleware-next')).toBe('1')
})

test('visits of public pages never meet it', () => {
  expect(config.matcher).toEqual([
    '/admin/:path*',
    '/previa/:path*',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
  ])
})

function send(path: string, headers: Record<string, string>) {
  return middleware(new NextRequest(`https://hotel.example${path}`, { method: 'POST', headers }))
}
