import { afterEach, expect, test, vi } from 'vitest'
import { publishSite } from '@/lib/site/publish'
import { POST } from './route'

const { settings } = vi.hoisted(() => ({ settings: { REVALIDATE_SECRET: '' } }))
vi.mock('@/lib/env', () => ({ env: () => settings }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn(async () => true) }))

afterEach(() => void vi.mocked(publishSite).mockClear())

test('does not exist without a configured secret', async () => {
  settings.REVALIDATE_SECRET = ''
  expect((await post('Bearer ')).status).toBe(404)
  expect(publishSite).not.toHaveBeenCalled()
})

test.each([undefined, '', 'Bearer', 'Bearer segred', 'Bearer segredoo', 'segredo', 'Basic segredo'])(
  'refuses %o',
  async (authorization) => {
    settings.REVALIDATE_SECRET = 'segredo'
    expect((await post(authorization)).status).toBe(401)
    expect(publishSite).not.toHaveBeenCalled()
  },
)

test('publishes with the secret and says whether the backend could be read', async () => {
  settings.REVALIDATE_SECRET = 'segredo'
  const response = await post('Bearer segredo')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ fresh: true })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith()
})

function post(authorization: string | undefined) {
  const headers = authorization === undefined ? undefined : { authorization }
  return POST(new Request('http://site.example/api/revalidate', { method: 'POST', headers }))
}
