import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxImageBytes } from '../../lib/media/images/rules'
import { maxShared } from '../../lib/server/requests/places'
import { findFreePort, listenLocally } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { ask, post } from './support/ask'
import { startCaddy } from './support/caddy'
import { installedOrWhy } from './support/debian'
import { filteredSite } from './support/filtered-site'

const shipped = join(root, 'deploy', 'Caddyfile')

describe.skipIf(Boolean(installedOrWhy(['caddy'])))('deploy/Caddyfile', () => {
  let site: Awaited<ReturnType<typeof filteredSite>>
  let caddy: Awaited<ReturnType<typeof startCaddy>>
  let port = 0

  beforeAll(async () => {
    site = await filteredSite()
    port = await findFreePort()
    const origin = `http://www.hotel.localhost:${port}`
    caddy = await startCaddy(readFileSync(shipped, 'utf8'), `http://127.0.0.1:${port}`, {
      SITE_URL: origin,
      SITE: `127.0.0.1:${site.port}`,
      REDIRECT_FROM: `http://hotel.localhost:${port}`,
    })
  })
  afterAll(async () => {
    await caddy.stop()
    site.close()
  })

  const url = (path: string) => `http://127.0.0.1:${port}${path}`
  const headers = { host: 'www.hotel.localhost' }

  test('is one that Caddy accepts, with a bare domain and without one', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', shipped]
    for (const more of [{}, { REDIRECT_FROM: 'https://hotel.example' }]) {
      const env = { SITE_URL: 'https://www.hotel.example', ...more }
      expect((await execa('caddy', args, { env, all: true })).all).toContain('Valid configuration')
    }
  })

  test('saves and uploads arrive', async () => {
    const action = { 'next-action': 'a'.repeat(42), ...headers }
    const save = await post(url('/admin/hotel'), Buffer.from('[]'), action)
    expect([save.status, save.body]).toEqual([200, expect.stringContaining('"bytes":2')])
    const six = Buffer.alloc(maxShared * maxImageBytes + 1000)
    expect((await post(url('/admin/compartilhar'), six, headers)).status).toBe(200)
  })

  test("a visitor's claims about the address and the request's name are not passed on", async () => {
    const claims = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-a-visitor', ...headers }
    const { body } = await ask(url('/api/health'), { headers: claims })
    expect(JSON.parse(body)).toMatchObject({
      forwarded: '127.0.0.1',
      name: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test('the bare domain is redirected to the address of the site', async () => {
    const { status, location } = await ask(url('/ofertas?a=1'), { headers: { host: 'hotel.localhost' } })
    expect([status, location]).toEqual([308, `http://www.hotel.localhost:${port}/ofertas?a=1`])
  })

  test('requests wait while the site restarts', async () => {
    site.close()
    const waiting = ask(url('/ofertas'), { headers })
    await expect(ask(`http://127.0.0.1:${site.port}/`)).rejects.toThrow('ECONNREFUSED')
    await listenLocally(site.server, site.port)
    expect((await waiting).status).toBe(200)
  })
})
