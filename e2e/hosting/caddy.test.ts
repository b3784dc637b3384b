import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxImageBytes } from '../../lib/media/images/rules'
import { maxShared } from '../../lib/server/requests/places'
import { findFreePort, listenLocally } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { hasCaddy, startCaddy } from './support/caddy'

const shipped = join(root, 'deploy', 'Caddyfile')

describe.skipIf(!hasCaddy)('deploy/Caddyfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'))
  const log = join(folder, 'access.log')
  // Echoes what arrives.
  const site = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { 'x-forwarded-for': forwarded, 'x-request-id': name } = request.headers
    if (request.url === '/admin/login') response.statusCode = 401
    if (request.url?.includes('secret-of-failure')) return response.destroy()
    response.setHeader('location', '/previa/secret-of-answer')
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
      ACCESS_LOG: log,
    })
  })
  afterAll(async () => {
    await caddy.stop()
    site.close()
    site.closeAllConnections()
    rmSync(folder, { recursive: true })
  })

  test('is valid for Caddy, with and without a bare domain', async () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', shipped]
    for (const more of [{}, { REDIRECT_FROM: 'https://hotel.example' }]) {
      const env = { SITE_URL: 'https://www.hotel.example', ACCESS_LOG: log, ...more }
      expect((await execa('caddy', args, { env, all: true })).all).toContain('Valid configuration')
    }
  })

  test('passes on the largest upload, but not a visitor’s own address and request id headers', async () => {
    const body = Buffer.alloc(maxShared * maxImageBytes + 1000)
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-a-visitor' }
    const answer = await fetch(`${origin}/admin/compartilhar`, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({
      bytes: body.length,
      forwarded: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
      name: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test('redirects the bare domain to the site’s address', async () => {
    const bare = `${origin.replace('localhost', '127.0.0.1')}/ofertas?a=1`
    const { status, headers } = await fetch(bare, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, `${origin}/ofertas?a=1`])
  })

  test('holds requests while the site restarts, and delivers their bodies whole (PUB-12)', async () => {
    site.close()
    site.closeAllConnections()
    const bytes = [0, 1, 300_000, 6_000_000]
    const waiting = fetch(`${origin}/ofertas`)
    const sent = bytes.map((length) => fetch(origin, { method: 'POST', body: Buffer.alloc(length, 'a') }))
    await expect.poll(caddy.refusals).toBeGreaterThan(2 * (1 + sent.length))
    await listenLocally(site, sitePort)
    expect((await waiting).status).toBe(200)
    const arrived = sent.map(async (answer) => (await (await answer).json()).bytes)
    expect(await Promise.all(arrived)).toEqual(bytes)
  })

  test('logs a failed request without its secrets or its sender (PAGE-16)', async () => {
    const headers = { 'user-agent': 'name-of-browser', cookie: 'panel-session=secret-of-cookie' }
    const { status } = await fetch(`${origin}/previa/secret-of-failure?link=secret-of-link`, {
      method: 'POST',
      headers,
      body: 'secret-of-body',
    })
    expect(status).toBe(502)
    // Ignores the debug lines that the test's log level adds.
    const readErrors = () =>
      caddy
        .errors()
        .split('\n')
        .filter((line) => !/"level":"debug"|\tDEBUG\t/.test(line))
    await expect.poll(() => readErrors().join('\n')).toContain('"status":502')
    const failures = readErrors().filter((line) => line.includes('http.log.error'))
    expect(failures.length).toBeGreaterThan(0)
    for (const line of failures) expect(line).toContain('"uri":"/previa/"')
    expect(failures.join('\n')).not.toMatch(/secret|name-of-browser|remote_(?:ip|port)|client_ip/)
  })

  test('logs who requested what without any secret, in a form that the runbook’s commands can read', async () => {
    await fetch(`${origin}/previa/secret-of-preview?link=secret-of-link`, {
      headers: { cookie: 'panel-session=secret-of-cookie', referer: `${origin}/previa/secret-of-referer` },
    })
    await fetch(`${origin}/admin/login`, { method: 'POST', body: 'secret-of-body' })
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('/admin/login')
    const text = readFileSync(log, 'utf8')
    expect(text).toContain('"uri":"/previa/"')
    expect(text).not.toContain('secret')
    const [, block = ''] = readFileSync(join(root, 'docs/runbook.md'), 'utf8').split('## Who asks')
    const commands = block.match(/^jq .*/gm) ?? []
    expect(commands).toHaveLength(3)
    writeFileSync(join(folder, 'requests.log'), text)
    for (const command of commands)
      expect(execaSync('bash', ['-c', command], { cwd: folder }).stdout, command).toMatch(/127\.0\.0\.1|::1/)
  })
})
