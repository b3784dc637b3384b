import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../support/exact-request.ts'
import { expect, test } from './fixtures.ts'

// On a server of its own: what it keeps on the disk is compared, and nobody else may fill that meanwhile.
// As in the attack on Next's optimiser, which took each of these for another image to encode and to keep.
const spellings: [string, (path: string) => string][] = [
  ['an encoded fragment', (path) => `${path}%231`],
  ['an encoded letter', (path) => path.replace('fotos', '%66otos').replace('images/', '%69mages/')],
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
// Node or Next tidies these up before any route: they may lead to the one image, and must leave nothing else.
const tidied: typeof spellings = [
  ['a fragment', (path) => `${path}#1`],
  ['an empty query', (path) => `${path}?`],
  ['./', (path) => path.replace(/\/([^/]+)$/, '/./$1')],
  ['x/../', (path) => path.replace(/\/([^/]+)$/, '/x/../$1')],
  ['an encoded x/../', (path) => path.replace(/\/([^/]+)$/, '/x/%2e%2e/$1')],
]

test('an image of the content comes from this site, for good; any other spelling is 404 and leaves nothing', async ({
  site,
}) => {
  const { origin } = site.gated
  const html = await (await fetch(new URL('/quartos', origin))).text()
  const [path = ''] = html.match(/\/media\/hotel-images\/[^" ]+?\/828\.avif/) ?? []
  const known = await ask(origin, path)
  expect(known).toMatchObject({ status: 200, type: 'image/avif', nosniff: 'nosniff' })
  expect(known.cache).toBe('public, max-age=31536000, immutable')
  const before = kept()
  for (const [name, spell] of spellings) {
    const { status, cache, type } = await ask(origin, spell(path))
    // Next itself sends doubled slashes to the plain address, as on every other path.
    expect([404, 400, 308], name).toContain(status)
    expect(type, name).not.toContain('image/')
    if (status === 404) expect(cache, name).toContain('no-store')
  }
  for (const [name, spell] of tidied)
    expect([200, 308, 404], name).toContain((await ask(origin, spell(path))).status)
  expect(kept()).toEqual(before)
})

function kept() {
  return readdirSync(join(String(process.env.E2E_DATA_DIR), 'media')).toSorted()
}
