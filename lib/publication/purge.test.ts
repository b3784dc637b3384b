import { createServer, type IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { purgeCaches } from './purge'

const { settings } = vi.hoisted(() => ({ settings: {} as Record<string, string> }))
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))
vi.mock('@/lib/env', () => ({ env: () => ({ PURGE_METHOD: 'POST', ...settings }) }))

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  for (const name of Object.keys(settings)) delete settings[name]
  log.mockClear()
})

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & { body: string }

/** Starts a cache that answers with these statuses, then repeats the last. */
async function startCache(statuses: number[]) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ method: request.method, headers: request.headers, body })
    const status = statuses[asked.length - 1] ?? statuses.at(-1) ?? 200
    response.writeHead(status, { location: '/outro' }).end()
  })
  settings.PURGE_URL = `http://127.0.0.1:${await listenLocally(server, 0)}/limpar?chave=segredo`
  servers.push(server)
  return asked
}

const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)))

test('without an address nothing is requested', () => {
  expect(purgeCaches()).toBeUndefined()
})

test('caches are purged with the configured method and secret header', async () => {
  const asked = await startCache([200])
  settings.PURGE_HEADER = 'Authorization: Bearer segredo:com:pontos'
  await purgeCaches()
  expect(asked).toMatchObject([{ method: 'POST', body: '{"purge_everything":true}' }])
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer segredo:com:pontos',
    'content-type': 'application/json',
  })
  expect(logged()).toMatchObject([{ event: 'caches_purged', level: 'info', tries: 1 }])

  // Varnish and nginx expect their own method, and no body.
  settings.PURGE_METHOD = 'PURGE'
  await purgeCaches()
  expect(asked[1]).toMatchObject({ method: 'PURGE', body: '' })
})

test('tries twice, follows no redirect, never rejects, and never logs the key', async () => {
  const mended = await startCache([500, 200])
  await purgeCaches()
  expect(mended).toHaveLength(2)
  const broken = await startCache([307])
  settings.PURGE_HEADER = 'x-key: segredo'
  await purgeCaches()
  expect(broken).toHaveLength(2)
  expect(logged().map(({ event }) => event)).toEqual(['caches_purged', 'caches_not_purged'])
  expect(log.mock.calls.join()).not.toContain('segredo')
})

test('publications during a request cause exactly one more', async () => {
  const asked = await startCache([200])
  await Promise.all(Array.from({ length: 20 }, () => purgeCaches()))
  expect(asked.length).toBeLessThanOrEqual(2)
  await purgeCaches()
  expect(asked.length).toBeLessThanOrEqual(3)
})
