import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryAfterVisits } from './mixed-visits.ts'
import { listenLocally } from './ports.ts'
import { processorTimes } from './server-cost.ts'

const home =
  '<a href="/ofertas">Ofertas</a><a href="/admin">Painel</a><script src="/_next/static/a.js"></script>'
let asked: { url: string; packing: string | undefined; isAhead: boolean }[] = []
const server = createServer(({ url = '', headers }, response) => {
  asked.push({ url, packing: headers['accept-encoding']?.toString(), isAhead: headers.rsc !== undefined })
  response.end(home)
})
let site = ''

// What it reads is Linux's.
describe.skipIf(process.platform !== 'linux')('what a server costs', () => {
  beforeAll(async () => {
    site = `http://127.0.0.1:${await listenLocally(server)}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked = []
  })

  test('two are asked in turns, after each was asked once for nothing', async () => {
    const pids = [process.pid]
    const times = await processorTimes(
      [
        { url: `${site}/a`, pids },
        { url: `${site}/b`, pids, headers: { 'accept-encoding': 'br' } },
      ],
      { rounds: 2, requests: 3, connections: 2 },
    )
    expect(asked.map(({ url }) => url).join('')).toBe('/a/a/a/b/b/b'.repeat(3))
    expect(new Set(asked.map(({ url, packing }) => `${url} ${packing}`))).toEqual(
      new Set(['/a undefined', '/b br']),
    )
    expect(times.map((time) => time > 0)).toEqual([true, true])
  })

  test('a process that is not there is no figure', async () => {
    await expect(
      processorTimes([{ url: site, pids: [2 ** 22 + 1] }], { rounds: 1, requests: 1 }),
    ).rejects.toThrow('/proc/')
  })

  test('of every kind of visit there are some', async () => {
    expect(await memoryAfterVisits(site, process.pid, 200)).toBeGreaterThan(10)
    const urls = new Set(asked.map(({ url }) => url))
    for (const url of ['/', '/ofertas', '/_next/static/a.js', '/admin/login', '/nao-existe-8'])
      expect(urls, url).toContain(url)
    expect(urls).not.toContain('/admin')
    expect(new Set(asked.filter(({ url }) => url === '/').map(({ packing }) => packing))).toContain('gzip')
    expect(asked.filter(({ isAhead }) => isAhead)).toHaveLength(40)
  })
})
