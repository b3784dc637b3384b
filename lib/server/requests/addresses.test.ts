import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iconFiles } from '@/lib/seo/icons'
import { ownPath } from './addresses'

const ofPages = globSync('app/**/{page,route,opengraph-image,robots,sitemap}.{ts,tsx}').map((file) =>
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

test('everything in app/ and public/ has an address', () => {
  expect(ofPages).toContain('/oferta/x/opengraph-image')
  expect(ofPages).toContain('/sitemap.xml')
  expect(ofFiles).toContain('/print.css')
  for (const path of [...ofPages, ...ofFiles, ...iconFiles.map((file) => `/icones/${file}`)])
    expect(ownPath(path || '/'), path).toBe(path || '/')
})

test('everything else is one address', () => {
  const folders = ['', 'api/', 'images/', 'icones/', 'convite/', '_next/', 'oferta/x/', 'previa/x/']
  const name = fc.stringMatching(/^[\w.~%-]{1,30}$/).map((text) => `segredo${text}`)
  fc.assert(
    fc.property(fc.constantFrom(...folders), name, (folder, name) => {
      expect(ownPath(`/${folder}${name}`)).toBe('/_not-found')
    }),
  )
})
