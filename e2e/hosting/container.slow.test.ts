import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import { type Child, startChild } from '../../scripts/lib/children.ts'
import { encodeDemoPictures } from '../../scripts/lib/demo-pictures.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { cleanEnvironment } from '../../scripts/lib/test-environment.ts'
import { resultFile } from '../../scripts/lib/test-folders.ts'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { demoAdmin, keptCookies } from '../support/admin.ts'
import { actionsOf } from '../support/server-actions.ts'
import { installedOrWhy } from './support/debian.ts'
import { stagesOf } from './support/dockerfile.ts'
import { buildImage, type Image, inside, makeBase, runInside } from './support/image.ts'

const missing = installedOrWhy(['mmdebstrap', 'bubblewrap', 'gpgv', 'debian-archive-keyring', 'caddy'])
const stages = stagesOf(readFileSync('Dockerfile', 'utf8'))
const patience = { timeout: 60_000, interval: 500 }
const commandOf = (word: string): string[] => {
  const step = stages.at(-1)?.steps.find((one) => one.word === word)
  return JSON.parse(/\[.*\]/.exec(step?.rest ?? '')?.[0] ?? '[]')
}

describe.skipIf(missing)('the steps of the Dockerfile, in a folder of Debian packages', () => {
  let image: Image
  let backend: Backend
  let site: Child
  let caddy: Child
  let origin = ''
  let env: Record<string, string> = {}
  const workshop = mkdtempSync(join(tmpdir(), 'image-'))
  const volume = mkdtempSync(join(tmpdir(), 'volume-'))

  beforeAll(async () => {
    const log = resultFile('container.log')
    const base = makeBase(workshop)
    image = buildImage(base, stages)
    // As an engine gives a new volume the rights of the folder that it covers.
    chownSync(volume, 1000, 1000)
    await encodeDemoPictures(log)
    const backendFolder = join(workshop, 'backend')
    backend = await startBackend(backendFolder, await findFreePort(), cleanEnvironment(process.env))
    const [port, proxyPort] = [await findFreePort(), await findFreePort()]
    origin = `http://localhost:${proxyPort}`
    const { HOTEL_SLUG, BOOKING_ENGINE_URL } = quaresmeira.variables
    env = {
      HOTEL_SLUG,
      BOOKING_ENGINE_URL,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SITE_URL: origin,
      PORT: String(port),
      TRUSTED_PROXY: '127.0.0.1',
    }
    await start()
    caddy = startChild({
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', 'deploy/container.Caddyfile'],
      env: {
        ...process.env,
        SITE_URL: origin,
        SITE: `127.0.0.1:${port}`,
        XDG_DATA_HOME: volume,
        HOME: volume,
      },
      log: resultFile('container-caddy.log'),
    })
    await vi.waitFor(async () => expect(await statusOf('/api/health')).toBe(200), patience)
  })
  afterAll(async () => {
    for (const child of [caddy, site, backend?.child]) await child?.stop()
    for (const folder of [workshop, volume]) rmSync(folder, { recursive: true, force: true })
  })

  async function start() {
    const [command = '', ...args] = [...inside(image, { volume, env }), ...commandOf('CMD')]
    site = startChild({ command, args, log: resultFile('container-site.log') })
    await vi.waitFor(async () => expect((await health()).code).toBe(0), patience)
  }

  const health = () => runInside(image, commandOf('HEALTHCHECK'), { volume, env })
  const textOf = async (path: string) => (await fetch(origin + path)).text()
  const statusOf = (path: string) =>
    fetch(origin + path, { redirect: 'manual' }).then(
      ({ status }) => status,
      () => 0,
    )

  test('it holds what serves the site, and nothing that builds it or is secret', async () => {
    const size = await runInside(image, ['du', '-sm', '--apparent-size', '/app'])
    const [megabytes = ''] = size.output.split('\t')
    console.log(`content of the image beside Debian and Node: ${megabytes} MB`)
    expect(Number(megabytes)).toBeLessThanOrEqual(80)
    const left = 'find /app -name ".env*" -o -path "*/node_modules/typescript" -o -path "*/@supabase/lite"'
    expect(await runInside(image, ['sh', '-c', left])).toEqual({ code: 0, output: '' })
  })

  test('it runs as nobody in particular, and can write in its volume only', async () => {
    const tries = 'id -u; touch /app/x /etc/x /data/x; grep -E "CapEff|NoNewPrivs" /proc/self/status'
    const { output } = await runInside(image, ['sh', '-c', tries], { volume })
    expect(output).toMatch(/^1000\n/)
    expect(output.match(/touch: cannot touch '(.+?)': Read-only file system/g)).toHaveLength(2)
    expect(output).toMatch(/CapEff:\s0+\n/)
    expect(output).toMatch(/NoNewPrivs:\s1/)
  })

  test('every page shows the hotel of the environment, which the build did not know', async () => {
    for (const path of ['/', '/quartos', '/ofertas', '/sobre', '/sitemap.xml', '/admin/login'])
      expect(await statusOf(path), path).toBe(200)
    const home = await textOf('/')
    expect(home).toContain('Quaresmeira')
    expect(home).toContain(`rel="canonical" href="${origin}"`)
    const [picture = ''] = /\/media\/[^" ,]+\.webp/.exec(home) ?? []
    expect(await statusOf(picture)).toBe(200)
  })

  test('somebody signs in through Caddy and saves; both outlast a new container with the same volume', async () => {
    const answer = await act('signIn', '/admin/login', signInForm())
    let cookie = keptCookies('', answer)
    expect(cookie).toContain('panel-session=')
    const saved = await act(
      'saveAbout',
      '/admin/hotel',
      JSON.stringify([aboutWith('Salvo no contêiner')]),
      cookie,
    )
    cookie = keptCookies(cookie, saved)
    expect(await saved.text()).toContain('"ok":true')
    expect(await textOf('/')).toContain('Salvo no contêiner')
    await site.stop()
    expect((await health()).code).toBe(1)
    await start()
    const panel = await fetch(`${origin}/admin/hotel`, { headers: { cookie }, redirect: 'manual' })
    expect(panel.status).toBe(200)
    expect(await textOf('/')).toContain('Salvo no contêiner')
  })

  test('a new container during an outage shows the last good content of its volume', async () => {
    await site.stop()
    await backend.child.stop()
    await start()
    for (const path of ['/', '/quartos', '/ofertas']) expect(await statusOf(path), path).toBe(200)
    expect(await textOf('/')).toContain('Salvo no contêiner')
  })

  function act(name: string, page: string, body: string | FormData, cookie = '') {
    const build = join(image.folder, 'app', '.next-build')
    const id = actionsOf(build).find((action) => action.name === name)?.id ?? 'missing'
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'text/plain;charset=UTF-8' } : {}
    const headers = { 'next-action': id, origin, cookie, ...type }
    return fetch(origin + page, { method: 'POST', redirect: 'manual', headers, body })
  }
})

function signInForm() {
  const body = new FormData()
  body.set('_1_email', demoAdmin.email)
  body.set('_1_password', demoAdmin.password)
  body.set('0', '["$undefined","$K1"]')
  return body
}

function aboutWith(title: string) {
  const values = { title, subtitle: 'Subtítulo', description: 'Descrição', image_url: null }
  return { values, expectedValues: {}, force: true }
}
