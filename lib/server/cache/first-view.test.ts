import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './csp.mjs'
import { withFirstView } from './first-view.mjs'

const folder = mkdtempSync(join(tmpdir(), 'first-view-'))

test.each([
  ['.a{top:0}.b{top:0}', '.a{top:0}'],
  ['.a .b,.a>p{top:0}.b,.c{top:0}', '.a .b,.a>p{top:0}'],
  ['.a:not(.b),p:where(.b,.c){top:0}', '.a:not(.b),p:where(.b,.c){top:0}'],
  ['.a:hover{top:0}.a:focus-visible{top:0}.a:disabled{top:0}', '.a:disabled{top:0}'],
  [
    '.lg\\:even\\:\\[\\&\\>p\\]\\:mt-1>p{top:0}.lg\\:even{top:0}',
    '.lg\\:even\\:\\[\\&\\>p\\]\\:mt-1>p{top:0}',
  ],
  ['.\\32xl\\:p{top:0}', '.\\32xl\\:p{top:0}'],
  ['@layer x,y;@layer x{.b{top:0}}', '@layer x,y;@layer x{}'],
  ['@media (min-width:1px){.a{top:0}.b{top:0}}', '@media (min-width:1px){.a{top:0}}'],
  ['.a{content:"}.b{"}.b{top:0}', '.a{content:"}.b{"}'],
  [
    '@keyframes b{to{top:0}}@property --b{inherits:false}',
    '@keyframes b{to{top:0}}@property --b{inherits:false}',
  ],
])('of %s a page keeps %s', (css, kept) => {
  expect(withSheet(css)).toContain(`<style>${kept}</style>`)
})

test('fonts, the whole sheet and scripts begin later, and without script the sheet does not', () => {
  const font = '@font-face{font-family:F;src:url(../media/f.woff2)}'
  const standIn = '@font-face{font-family:G;src:local(Arial)}'
  const page = withSheet(font + standIn)
  expect(page).toContain(
    `<style>${standIn}</style><style data-later media="not all" data-media="all">${font.replace('..', '/_next/static')}</style>` +
      `<noscript>${link}</noscript><link rel="stylesheet" data-later data-href="${address}" data-precedence="next"/>`,
  )
  expect(page).toContain(
    '<script data-later data-src="/_next/static/chunks/a.js" fetchpriority="low" async=""></script>',
  )
  expect(page).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>')
  expect(page).not.toContain('as="script"')
  expect(inlineScriptHashes(page)).toHaveLength(1)
})

test('a page whose sheet is not on disk keeps its link', () => {
  expect(withFirstView(link, join(folder, 'nowhere'))).toBe(link)
})

const address = '/_next/static/chunks/a.css'
const link = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`

let count = 0

/** A page with this style sheet, in a folder of its own, because files are read once. */
function withSheet(css: string) {
  const own = join(folder, String(count++))
  mkdirSync(join(own, 'static/chunks'), { recursive: true })
  writeFileSync(join(own, 'static/chunks/a.css'), css)
  return withFirstView(
    `<head>${link}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>` +
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
      '<body class="a lg:even:[&amp;&gt;p]:mt-1"></body>',
    own,
  )
}
