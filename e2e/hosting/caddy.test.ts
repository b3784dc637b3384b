import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxShared } from '../../lib/front-door/places'
import { maxImageBytes } from '../../lib/images/rules'
import { type Child, startChild } from '../../scripts/lib/children'
import { findFreePort, listenLocally } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { ask, post } from './support/ask'
import { installedOrWhy } from './support/debian'
import { frontDoorSite } from './support/front-door-site'

const shipped = join(root, 'deploy', 'Caddyfile')

describe.skipIf(Boolean(installedOrWhy(['caddy'])))('deploy/Caddyfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-test-'))
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  let site: Awaited<ReturnType<typeof frontDoorSite>>
  let caddy: Child
  let origin = ''

  beforeAll(async () => {
    site = await frontDoorSite()
    const port = await findFreePort()
    origin = `http://127.0.0.1:${port}`
    const file = join(folder, 'Caddyfile')
    // The same, without certificates, on a free port.
    const text = readFileSync(shipped, 'utf8')
      .replaceAll(/^(?=(?:www\.)?hotel\.example \{)/gm, 'http://')
      .replaceAll('hotel.example {', `hotel.example:${port} {`)
      .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
      .replace('/var/log/caddy', folder)
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${text}`)
    const log = join(folder, 'caddy.log')
    caddy = startChild({
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', file],
      env,
      log,
    })
    await expect.soft(ready(`${origin}/api/health`)).resolves.toBe(true)
  })
  afterAll(async () => {
    await caddy.stop()
    site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is one that Caddy takes as it is', async () => {
    const text = readFileSync(shipped, 'utf8').replace('/var/log/caddy', folder)
    writeFileSync(join(folder, 'shipped'), text)
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'shipped')]
    const { all } = await execa('caddy', args, { env, all: true })
    expect(all).toContain('Valid configuration')
  })

  test('saves and uploads arrive', async () => {
    const save = await post(`${origin}/admin/hotel`, Buffer.from('[]'), { 'next-action': 'a'.repeat(42) })
    expect([save.status, save.body]).toEqual([200, expect.stringContaining('"bytes":2')])
    const six = Buffer.alloc(maxShared * maxImageBytes + 1000)
    expect((await post(`${origin}/admin/compartilhar`, six)).status).toBe(200)
  })

  test('the visitor is known, and nobody can say who he is', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-a-visitor' }
    const { body } = await ask(`${origin}/api/health`, { headers })
    const name = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(JSON.parse(body)).toMatchObject({ forwarded: '127.0.0.1', host: 'www.hotel.example', name })
  })

  test('the short name leads to the long one', async () => {
    const { status, location } = await ask(`${origin}/ofertas?a=1`, { headers: { host: 'hotel.example' } })
    expect([status, location]).toEqual([308, 'https://www.hotel.example/ofertas?a=1'])
  })

  test('visitors wait while the service starts again', async () => {
    const { port } = site
    site.close()
    const waiting = ask(`${origin}/ofertas`)
    await expect(ask(`http://127.0.0.1:${port}/`)).rejects.toThrow('ECONNREFUSED')
    await listenLocally(site.server, port)
    expect((await waiting).status).toBe(200)
  })
})

async function ready(url: string): Promise<boolean> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; )
    if (await ask(url).catch(() => undefined)) return true
  return false
}
