import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxImageBytes } from '../../lib/media/images/rules'
import { maxShared } from '../../lib/server/requests/places'
import { findFreePort, listenLocally } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { hasCaddy, startCaddy } from './support/caddy'

const shipped = join(root, 'deploy', 'Caddyfile')

describe.skipIf(!hasCaddy)('deploy/Caddyfile', () => {
  // It answers with what has arrived.
  const site = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { 'x-forwarded-for': forwarded, 'x-request-id': name } = request.headers
    response.end(JSON.stringify({ bytes, forwarded, name }))
  })
  let caddy: Awaited<ReturnType<typeof startCaddy>>
  let origin = ''
  let sitePort = 0

  beforeAll(async () => {
    sitePort = await listenLocally(site)
    const port = await findFreePort()
    origin = `http://localhost:${port}`
    caddy = await startCaddy(readFileSync(shipped, 'utf8'), origin, {
      SITE_URL: origin,
      SITE: `127.0.0.1:${sitePort}`,
      REDIRECT_FROM: `http://127.0.0.1:${port}`,
    })
  })
  afterAll(async () => {
    await caddy.stop()
    site.close()
    site.closeAllConnections()
  })

  test('is accepted by Caddy, with a bare domain and without one', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', shipped]
    for (const more of [{}, { REDIRECT_FROM: 'https://hotel.example' }]) {
      const env = { SITE_URL: 'https://www.hotel.example', ...more }
      expect((await execa('caddy', args, { env, all: true })).all).toContain('Valid configuration')
    }
  })

  test('passes the largest upload on, and not what a visitor claims about the address and the request’s name', async () => {
    const body = Buffer.alloc(maxShared * maxImageBytes + 1000)
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-a-visitor' }
    const answer = await fetch(`${origin}/admin/compartilhar`, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({
      bytes: body.length,
      forwarded: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
      name: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test('redirects the bare domain to the address of the site', async () => {
    const bare = `${origin.replace('localhost', '127.0.0.1')}/ofertas?a=1`
    const { status, headers } = await fetch(bare, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, `${origin}/ofertas?a=1`])
  })

  test('lets requests wait while the site restarts (PUB-12)', async () => {
    site.close()
    site.closeAllConnections()
    const waiting = fetch(`${origin}/ofertas`)
    await expect(fetch(`http://127.0.0.1:${sitePort}/`)).rejects.toThrow('fetch failed')
    await listenLocally(site, sitePort)
    expect((await waiting).status).toBe(200)
  })
})
