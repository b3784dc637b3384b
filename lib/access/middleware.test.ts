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

test('lets an admin in', async () => {
  expect((await ask('/admin')).headers.get('x-middleware-next')).toBe('1')
})

test('sends anybody else to the entrance', async () => {
  visit.visitor = 'signed-out'
  const { headers, status } = await ask('/admin/packages')
  expect(status).toBe(307)
  expect(headers.get('location')).toBe(
    'https://hotel.example/admin/login?motivo=sessao&voltar=%2Fadmin%2Fpackages',
  )
})

test('no cache keeps what it answers', async () => {
  expect((await ask('/admin')).headers.get('cache-control')).toBe('private, no-store')
})

test('replaces the policy that a visitor sends', async () => {
  const { headers } = await ask('/admin', { 'content-security-policy': "script-src 'nonce-mine'" })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("'nonce-")
  expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
})

test('hands the renewed session to the browser', async () => {
  visit.renewed = [{ name: 'panel-session', value: 'renewed', options: { httpOnly: true } }]
  expect((await ask('/admin')).headers.get('set-cookie')).toContain('panel-session=renewed')
})

function ask(path: string, headers: Record<string, string> = {}) {
  return middleware(new NextRequest(`https://hotel.example${path}`, { headers }))
}
