import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

test('a picture that fails leaves no broken icon', { tag: '@desktop' }, async ({ page, tolerate }) => {
  tolerate(/^status 404: .*\.(avif|webp)|^console error: .* status of 404/)
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/oferta/natal-2026')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveAttribute('data-broken', '')
  await expect(picture).toHaveCSS('opacity', '0')
  // One that is far below is only asked for, and only fails, when somebody comes near.
  const lazy = page.locator('.offer-card img').last()
  await lazy.scrollIntoViewIfNeeded()
  await expect(lazy).toHaveAttribute('data-broken', '')
  await expect(lazy).toHaveCSS('opacity', '0')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('one address for each picture', { tag: '@desktop' }, () => {
  // As in the attack on Next's optimiser, which took each of these for another picture to encode and to keep.
  const spellings: [string, (path: string) => string][] = [
    ['an encoded fragment', (path) => `${path}%231`],
    ['an encoded letter', (path) => path.replace('rooms', '%72ooms').replace('images/', '%69mages/')],
    ['an encoded question mark', (path) => `${path}%3F`],
    ['a query', (path) => `${path}?w=1`],
    ['a space', (path) => `${path}%20`],
    ['a line break', (path) => `${path}%0a{"event":"forged"}`],
    ['another slash', (path) => path.replace(/\/([^/]+)$/, '//$1')],
    ['a backslash', (path) => path.replace(/\/([^/]+)$/, '%5C$1')],
    ['another width', (path) => path.replace(/\d+\.avif$/, '829.avif')],
    ['another format', (path) => path.replace(/avif$/, 'jpeg')],
    ['a name that is none', (path) => path.replace('hotel-images', 'toString')],
  ]
  // Node or Next tidies these up before any route: they may lead to the one picture, and must leave nothing else.
  const tidied: typeof spellings = [
    ['a fragment', (path) => `${path}#1`],
    ['an empty query', (path) => `${path}?`],
    ['./', (path) => path.replace(/\/([^/]+)$/, '/./$1')],
    ['x/../', (path) => path.replace(/\/([^/]+)$/, '/x/../$1')],
    ['an encoded x/../', (path) => path.replace(/\/([^/]+)$/, '/x/%2e%2e/$1')],
  ]

  test('a picture of the content comes from this site, for good; any other spelling is 404 and leaves nothing', async ({
    baseURL,
  }) => {
    const html = await (await fetch(new URL('/quartos', baseURL))).text()
    const [path = ''] = html.match(/\/media\/hotel-images\/rooms\/[^" ]+\/480\.avif/) ?? []
    const known = await ask(baseURL, path)
    expect(known).toMatchObject({ status: 200, type: 'image/avif', nosniff: 'nosniff' })
    expect(known.cache).toBe('public, max-age=31536000, immutable')
    const before = kept()
    for (const [name, spell] of spellings) {
      const { status, cache, type } = await ask(baseURL, spell(path))
      // Next itself sends doubled slashes to the plain address, as on every other path.
      expect([404, 400, 308], name).toContain(status)
      expect(type, name).not.toContain('image/')
      if (status === 404) expect(cache, name).toContain('no-store')
    }
    for (const [name, spell] of tidied)
      expect([200, 308, 404], name).toContain((await ask(baseURL, spell(path))).status)
    expect(kept()).toEqual(before)
  })

  test('Next’s own optimiser is closed, whatever it is asked', async ({ baseURL }) => {
    for (const url of ['/images/hero-vale.jpg', '/images/hero-vale.jpg#1', '/images/%68ero-vale.jpg']) {
      const path = `/_next/image?url=${encodeURIComponent(url)}&w=828&q=60`
      expect((await ask(baseURL, path)).status, url).toBe(404)
    }
    const kept = join(String(process.env.E2E_DIST_DIR), 'cache', 'images')
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
  })

  test('the site’s own pictures are kept by browsers for good', async ({ baseURL }) => {
    const html = await (await fetch(new URL('/sobre', baseURL))).text()
    const [path = ''] = html.match(/\/encoded\/[^" ]+\/480\.avif/) ?? []
    expect(await ask(baseURL, path)).toMatchObject({
      status: 200,
      type: 'image/avif',
      cache: 'public, max-age=31536000, immutable',
    })
  })

  function kept() {
    return readdirSync(join(String(process.env.E2E_DATA_DIR), 'media')).toSorted()
  }

  /** Asks for exactly this path: `fetch` would tidy it up before. */
  async function ask(base: string | undefined, path: string) {
    const { hostname, port } = new URL(String(base))
    const sent = request({ hostname, port, path })
    sent.end()
    const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sent, 'response'))
    response.resume()
    const {
      'content-type': type = '',
      'cache-control': cache = '',
      'x-content-type-options': nosniff,
    } = response.headers
    return { status: response.statusCode, type, cache, nosniff }
  }
})
