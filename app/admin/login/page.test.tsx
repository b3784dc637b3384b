import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubSite } from '@/lib/access/test-session'
import { GET as favicon } from '../../favicon.ico/route'
import { GET as icon } from '../../icones/[file]/route'
import { GET as manifest } from '../../painel.webmanifest/route'
import LostPasswordPage from './esqueci-a-senha/page'
import LoginPage from './page'

const getSiteContent = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('@/lib/publication/site-loader', async () =>
  (await import('@/lib/site/test-site')).publishing(getSiteContent),
)
vi.mock('./actions', () => ({ signIn: vi.fn() }))
vi.mock('../_shell/sign-out-form', () => ({}))

stubSite()
beforeEach(() => {
  getSiteContent.mockRejectedValue(new Error('Sem conteúdo para mostrar'))
})

const asked = { params: Promise.resolve({}), searchParams: Promise.resolve({}) }

test.each([
  ['/admin/login', () => LoginPage(asked)],
  ['/admin/login/esqueci-a-senha', async () => LostPasswordPage()],
])('without backend and without any copy %s says that the panel is unavailable (AUTH-6)', async (_, page) => {
  const { prelude } = await prerender(await page())
  expect(await new Response(prelude).text()).toContain('Painel indisponível')
})

test('without backend the panel’s manifest and icons are still served', async () => {
  expect(await (await manifest()).json()).toMatchObject({ name: 'Painel' })
  const params = Promise.resolve({ file: 'site.svg' })
  const request = new Request('http://site.invalid')
  for (const answer of [await favicon(), await icon(request, { params })]) expect(answer.status).toBe(200)
})
