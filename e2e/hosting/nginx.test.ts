import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe.skipIf(Boolean(why)).each([
  { kind: 'deploy/nginx.conf', bare: false },
  { kind: 'a bare proxy_pass', bare: true },
])('$kind', ({ bare }) => {
  let proxy: RunningNginx

  beforeAll(async () => {
    proxy = await startNginx([`127.0.0.1:${site.port}`], bare)
  })
  afterAll(() => proxy.stop())

  const at = (path: string) => proxy.origin + path

  test('a save of the panel arrives', async () => {
    const { status, body } = await post(at('/admin/hotel'), Buffer.from('[]'), {
      'next-action': 'a'.repeat(42),
    })
    expect([status, body]).toEqual([200, expect.stringContaining('"bytes":2')])
  })

  test("another site's does not", async () => {
    const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site', 'next-action': 'a' }
    expect((await post(at('/admin/hotel'), Buffer.from('[]'), elsewhere)).status).toBe(403)
  })

  test.runIf(!bare)('what is uploaded at once passes, up to what the site takes', async () => {
    const picture = Buffer.alloc(maxImageBytes)
    expect((await post(at('/admin/upload'), picture)).status).toBe(200)
    const six = Buffer.alloc(maxShared * maxImageBytes + 1000)
    const { status, body } = await post(at('/admin/compartilhar'), six)
    expect([status, body]).toEqual([200, expect.stringContaining(`"bytes":${six.length}`)])
    const part = Buffer.alloc(1024 * 1024)
    expect((await post(at('/admin/upload/video/abc/0'), part)).status).toBe(200)
  })

  test.runIf(!bare)('the visitor is known, and nobody can say who he is', async () => {
    const { body } = await ask(`${proxy.origin}/api/health`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(JSON.parse(body)).toMatchObject({ forwarded: '127.0.0.1', host: new URL(siteUrl).host })
  })

  describe.runIf(!bare)('the cache of a second', () => {
    const page = async (headers = {}) => JSON.parse((await ask(`${proxy.origin}/ofertas`, { headers })).body)
    const asked = () => site.asked.filter((url) => url === '/ofertas').length

    test('spares the site a crowd', async () => {
      const before = asked()
      await Promise.all(Array.from({ length: 200 }, () => page()))
      // A second may pass meanwhile.
      expect(asked() - before).toBeLessThanOrEqual(5)
    })

    test('shows a save at the next request', async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        await page()
        const saved = site.save()
        expect((await ask(proxy.purgeUrl, { method: 'POST' })).status).toBe(200)
        expect(await page()).toMatchObject({ saved })
      }
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
      for (let turn = 0; turn < 3; turn += 1) await ask(`${proxy.origin}/admin/login`)
      expect(site.asked.length - before).toBe(3)
    })
  })
})
