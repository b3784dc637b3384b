import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxShared } from '../../lib/front-door/places'
import { maxImageBytes } from '../../lib/images/rules'
import { installedOrWhy } from './support/debian'
import { frontDoorSite } from './support/front-door-site'
import { nginxPackages, type RunningNginx, startNginx } from './support/nginx'

const why = installedOrWhy(nginxPackages)

describe.skipIf(Boolean(why)).each([
  { kind: 'deploy/nginx.conf', bare: false },
  { kind: 'a bare proxy_pass', bare: true },
])('$kind', ({ bare }) => {
  let site: Awaited<ReturnType<typeof frontDoorSite>>
  let proxy: RunningNginx

  beforeAll(async () => {
    site = await frontDoorSite()
    proxy = await startNginx([`127.0.0.1:${site.port}`], bare)
    site.openAs(proxy.origin)
  })
  afterAll(async () => {
    await proxy?.stop()
    site?.close()
  })

  const own = () => ({ origin: proxy.origin, 'sec-fetch-site': 'same-origin' })
  const post = (path: string, body: Buffer, headers = {}) =>
    ask(proxy.origin + path, { method: 'POST', headers: { ...own(), ...headers } }, body)

  test('a save of the panel arrives', async () => {
    const { status, body } = await post('/admin/hotel', Buffer.from('[]'), { 'next-action': 'a'.repeat(42) })
    expect([status, body]).toEqual([200, expect.stringContaining('"bytes":2')])
  })

  test("another site's does not", async () => {
    const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site', 'next-action': 'a' }
    expect((await post('/admin/hotel', Buffer.from('[]'), elsewhere)).status).toBe(403)
  })

  test.runIf(!bare)('what is uploaded at once passes, up to what the site takes', async () => {
    const picture = Buffer.alloc(maxImageBytes)
    expect((await post('/admin/upload', picture, { 'content-type': 'multipart/form-data' })).status).toBe(200)
    const six = Buffer.alloc(maxShared * maxImageBytes + 1000)
    const { status, body } = await post('/admin/compartilhar', six, { 'content-type': 'multipart/form-data' })
    expect([status, body]).toEqual([200, expect.stringContaining(`"bytes":${six.length}`)])
    const part = Buffer.alloc(1024 * 1024)
    expect((await post('/admin/upload/video/abc/0', part)).status).toBe(200)
  })

  test.runIf(!bare)('the visitor is known, and nobody can say who he is', async () => {
    const { body } = await ask(`${proxy.origin}/api/health`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect(JSON.parse(body)).toMatchObject({ forwarded: '127.0.0.1', host: new URL(proxy.origin).host })
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

function ask(url: string, options: RequestOptions = {}, body?: Buffer) {
  const send = url.startsWith('https:') ? tlsRequest : plainRequest
  const headers = { ...options.headers, ...(body && { 'content-length': body.length }) }
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    send(url, { rejectUnauthorized: false, ...options, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
