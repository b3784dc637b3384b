import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from './route'

const { settings, told } = vi.hoisted(() => ({
  settings: { REVALIDATE_SECRET: 'segredo' as string | undefined },
  told: { status: 'fresh', failing: [] as string[], release: 'b1', contentAge: 4, lastFailureAge: null },
}))
vi.mock('@/lib/env', () => ({ env: () => settings }))
vi.mock('@/lib/publication/readiness', () => ({ checkReadiness: async () => told }))

beforeEach(() => {
  settings.REVALIDATE_SECRET = 'segredo'
  told.failing = []
})

async function ask(authorization?: string) {
  const headers = authorization === undefined ? undefined : { authorization }
  const response = await GET(new Request('http://site.example/api/health/ready', { headers }))
  expect(response.headers.get('cache-control')).toBe('no-store')
  return [response.status, await response.json()]
}

test.each([undefined, '', 'Bearer', 'Bearer outro', 'segredo', 'Bearer undefined'])(
  'a stranger with %j sees only whether it serves',
  async (authorization) => {
    expect(await ask(authorization)).toEqual([200, { serves: true }])
    told.failing = ['content']
    expect(await ask(authorization)).toEqual([503, { serves: false }])
    // Visitors notice neither, but a monitor sees both.
    for (const unnoticed of ['backend', 'disk']) {
      told.failing = [unnoticed]
      expect(await ask(authorization)).toEqual([503, { serves: true }])
    }
    settings.REVALIDATE_SECRET = undefined
    expect(await ask(authorization)).toEqual([503, { serves: true }])
  },
)

test('the publishing secret reveals the details', async () => {
  expect(await ask('Bearer segredo')).toEqual([200, told])
  told.failing = ['disk']
  expect(await ask('Bearer segredo')).toEqual([503, told])
})

test('without an environment nobody gets details', async () => {
  told.failing = ['environment']
  expect(await ask('Bearer segredo')).toEqual([503, { serves: false }])
})
