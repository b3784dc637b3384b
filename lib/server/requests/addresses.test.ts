import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReserved, movedPaths } from '@/lib/paths'
import { iconFiles } from '@/lib/seo/icons'
import { ownPath, readTarget } from './addresses'

const ofPages = globSync('app/**/{page,route,robots,sitemap}.{ts,tsx}').map((file) =>
  file
    .replaceAll('\\', '/')
    .replace(/^app/, '')
    .replace(/\/(?:page|route)\.tsx?$/, '')
    .replace(/sitemap\.ts$/, 'sitemap.xml')
    .replace(/robots\.ts$/, 'robots.txt')
    .replace(/\.tsx?$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\/icones\/\[file\]$/, `/icones/${iconFiles[0]}`)
    .replace(/\[\[?\.{0,3}\w+\]\]?/g, 'x'),
)
const ofFiles = globSync('public/**/*.*').map((file) => file.replaceAll('\\', '/').replace(/^public/, ''))

// `x` replaces the dynamic segment of the hotel's own pages.
const isOwnPage = (path: string) => path === '/x'

test('everything in app/ and public/ has an address', () => {
  expect(ofPages).toContain('/opengraph-image/x')
  expect(ofPages).toContain('/sitemap.xml')
  expect(ofFiles).toContain('/print.css')
  for (const path of [...ofPages, ...ofFiles, ...iconFiles.map((file) => `/icones/${file}`)])
    expect(ownPath(path || '/', isOwnPage), path).toBe(path || '/')
})

test('no page that the hotel adds can take an existing address (PAGE-12)', () => {
  const taken = [...ofPages, ...ofFiles, '/icones/x', ...Object.keys(movedPaths)]
  const names = taken.flatMap((path) => path.split('/')[1] ?? []).filter((name) => /^[a-z0-9-]+$/.test(name))
  expect(names).toEqual(expect.arrayContaining(['sobre', 'admin', 'opengraph-image', 'images', 'natal']))
  expect(names.filter((name) => name !== 'x' && !isReserved(name))).toEqual([])
  expect(['adega', 'day-use'].filter(isReserved)).toEqual([])
})

test('everything else becomes one address', () => {
  const folders = ['', 'api/', 'images/', 'icones/', 'convite/', '_next/', 'oferta/x/', 'previa/x/']
  const name = fc.stringMatching(/^[\w.~%-]{1,30}$/).map((text) => `segredo${text}`)
  fc.assert(
    fc.property(fc.constantFrom(...folders), name, (folder, name) => {
      expect(ownPath(`/${folder}${name}`, isOwnPage)).toBe('/_not-found')
    }),
  )
})

const plain = (url: string) => {
  const target = readTarget(url)
  return target && target.path + target.query
}

test.each([
  ['/%6Ffertas?x=%6f', '/ofertas?x=%6f'],
  ['/ofertas/', '/ofertas'],
  ['/%5c%2F/evil.example//', '/evil.example'],
  ['/x/%2e%2e/%2E%2e/admin', '/admin'],
  ['/ofertas#admin', '/ofertas'],
  ['http://evil.example/%6ffertas?a=1', '/ofertas?a=1'],
  ['/caf\xc3\xa9', '/caf%C3%A9'],
])('%s has the canonical spelling %s', (url, expected) => {
  expect(plain(url)).toBe(expected)
  expect(readTarget(url)?.isPlain).toBe(url.includes('#'))
})

test.each(['/', '/ofertas?ano=2026', '/chal%C3%A9s', '/%00', '/?//x'])('%s is already canonical', (url) => {
  expect(readTarget(url)?.isPlain).toBe(true)
  expect(plain(url)).toBe(url)
})

test.each([
  ['/oferta/%', '/oferta/%EF%BF%BD'],
  ['/%E0%A4%A', '/%EF%BF%BD%EF%BF%BDA'],
  ['/a%C3/caf%C3%A9/%25', '/a%EF%BF%BD/caf%C3%A9/%25'],
])(
  'undecodable parts of %s are replaced, and the address is answered, not redirected: %s',
  (url, expected) => {
    expect(plain(url)).toBe(expected)
    expect(readTarget(url)?.isPlain).toBe(true)
  },
)

test.each(['*', '', 'ofertas', 'ftp://x/y', 'http://'])('"%s" is not a path', (url) =>
  expect(readTarget(url)).toBeNull(),
)

test('the canonical spelling is stable, can be decoded, and leads to no other host', () => {
  const byte = fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code))
  const part = fc.oneof(byte, fc.constantFrom('%', '%2e', '%2F', '%5C', '%c3%a9', '/', '\\', '..', '.'))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { path = '' } = readTarget(`/${parts.join('')}`) ?? {}
      expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
      expect(readTarget(path)).toEqual({ path, query: '', isPlain: true })
      expect(() => decodeURIComponent(path)).not.toThrow()
      expect(new URL(path, 'https://hotel.example').host).toBe('hotel.example')
    }),
  )
})
