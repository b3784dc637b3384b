import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { maxShared } from '../../lib/front-door/places'
import { maxImageBytes } from '../../lib/images/rules'
import { ask, post } from './support/ask'
import { installedOrWhy } from './support/debian'
import { frontDoorSite, siteUrl } from './support/front-door-site'
import { nginxPackages, type RunningNginx, startNginx } from './support/nginx'

const why = installedOrWhy(nginxPackages)
let site: Awaited<ReturnType<typeof frontDoorSite>>

beforeAll(async () => {
  site = await frontDoorSite()
})
afterAll(() => site.close())

/** What has to arrive behind any proxy. */
function panelTests(start: () => Promise<RunningNginx>) {
  let proxy: RunningNginx
  beforeAll(async () => {
    proxy = await start()
  })
  afterAll(() => proxy.stop())
  const save = (headers = {}) => post(`${proxy.origin}/admin/hotel`, Buffer.from('[]'), headers)

  test('a save of the panel arrives', async () => {
    const { status, body } = await save({ 'next-action': 'a'.repeat(42) })
    expect([status, body]).toEqual([200, expect.stringContaining('"bytes":2')])
  })

  test("another site's does not", async () => {
    const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site', 'next-action': 'a' }
    expect((await save(elsewhere)).status).toBe(403)
  })
  return () => proxy
}

const upstream = () => [`127.0.0.1:${site.port}`]

describe.skipIf(Boolean(why))('a bare proxy_pass', () => {
  panelTests(() => startNginx(upstream(), true))
})

describe.skipIf(Boolean(why))('deploy/nginx.conf', () => {
  const proxy = panelTests(() => startNginx(upstream()))
  const at = (path: string) => proxy().origin + path

  test('what is uploaded at once passes, up to what the site takes', async () => {
    const six = Buffer.alloc(maxShared * maxImageBytes + 1000)
    const { status, body } = await post(at('/admin/compartilhar'), six)
    expect([status, body]).toEqual([200, expect.stringContaining(`"bytes":${six.length}`)])
  })

  test('the visitor is known, and nobody can say who he is', async () => {
    const { body } = await ask(at('/api/health'), {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'of-a-visitor' },
    })
    const name = expect.stringMatching(/^[\da-f]{32}$/)
    expect(JSON.parse(body)).toMatchObject({ forwarded: '127.0.0.1', host: new URL(siteUrl).host, name })
    // Also where the cache answers.
    const [first, second] = [await ask(at('/sobre')), await ask(at('/sobre'))]
    expect([first.name, second.name]).toEqual([name, name])
    expect(first.name).not.toBe(second.name)
  })

  test('without TLS visitors are led on, and certificates can be proved and renewed', async () => {
    const { plainOrigin, webroot } = proxy()
    const proof = '/.well-known/acme-challenge/a'
    mkdirSync(join(webroot, dirname(proof)), { recursive: true })
    writeFileSync(join(webroot, proof), 'prova')
    expect((await ask(plainOrigin + proof)).body).toBe('prova')
    const { status, location } = await ask(`${plainOrigin}/ofertas?a=1`)
    expect([status, location]).toEqual([308, 'https://www.hotel.example/ofertas?a=1'])
  })

  describe('the cache of a second', () => {
    const page = async (headers = {}) => JSON.parse((await ask(at('/ofertas'), { headers })).body)
    const asked = () => site.asked.filter((url) => url === '/ofertas').length

    test('spares the site a crowd', async () => {
      // Those who come before the first answer wait 20 ms for it, which a busy machine may not keep.
      await page()
      const before = asked()
      await Promise.all(Array.from({ length: 200 }, () => page()))
      // Seconds may pass meanwhile on a busy machine.
      expect(asked() - before).toBeLessThan(50)
    })

    test('keeps one answer for each packing, whatever list a browser sends', async () => {
      const packingOf = async (list: string) => (await page({ 'accept-encoding': list })).packing ?? ''
      for (const [list, packing] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['br;q=0, gzip', 'gzip'],
        ['zstd, br', 'br'],
        ['deflate, gzip;q=1.0', 'gzip'],
        ['identity', ''],
      ] as const)
        expect(await packingOf(list), list).toBe(packing)
    })

    test('is not read for who is signed in, nor filled by him', async () => {
      await page()
      const saved = site.save()
      expect(await page({ cookie: '__Host-panel-session=abc' })).toMatchObject({
        saved,
        cookie: '__Host-panel-session=abc',
      })
      expect(await page()).toMatchObject({ cookie: '' })
    })

    test('keeps nothing of the panel', async () => {
      const before = site.asked.length
      for (let turn = 0; turn < 3; turn += 1) await ask(at('/admin/login'))
      expect(site.asked.length - before).toBe(3)
    })

    test('shows a save at the next request', async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        await page()
        const saved = site.save()
        expect((await ask(proxy().purgeUrl, { method: 'POST' })).status).toBe(204)
        expect(await page()).toMatchObject({ saved })
      }
    })

    test('shows it in the next second, too, after a page of this one', async () => {
      // By then nothing of the tests before is kept.
      await sleep(2400 - (Date.now() % 1000))
      await page()
      const saved = site.save()
      await ask(proxy().purgeUrl, { method: 'POST' })
      await sleep(1020 - (Date.now() % 1000))
      expect(await page()).toMatchObject({ saved })
    })

    test('keeps pages again a second after a save, and none of before it', async () => {
      await page()
      const saved = site.save()
      await ask(proxy().purgeUrl, { method: 'POST' })
      await vi.waitFor(
        async () => {
          const before = asked()
          for (let turn = 0; turn < 5; turn += 1) expect(await page()).toMatchObject({ saved })
          expect(asked() - before).toBeLessThan(5)
        },
        { timeout: 10_000 },
      )
    })
  })
})
