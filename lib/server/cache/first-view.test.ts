import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './csp.mjs'
import { withFirstView } from './first-view.mjs'

const address = '/_next/static/chunks/a.css'
const link = `<link rel="stylesheet" href="${address}" data-precedence="next"/>`
const preload = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>'
const polyfills = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const html = `<head>${link}${preload}<script src="/_next/static/chunks/a.js" async=""></script>${polyfills}</head><body></body>`

test('a page contains its style sheet and defers its scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-view-'))
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  const font = '@font-face{font-family:F;src:url(../media/f.woff2)}'
  writeFileSync(join(folder, 'static/chunks/a.css'), `.a{top:0}${font}.b{top:0}`)
  const page = withFirstView(html, folder)
  expect(page).toContain(
    `<head><style>.a{top:0}${font.replace('..', '/_next/static')}.b{top:0}</style>` +
      `<link rel="stylesheet" data-later data-href="${address}" disabled data-precedence="next"/>` +
      `<script data-later data-src="/_next/static/chunks/a.js" fetchpriority="low" async=""></script>${polyfills}`,
  )
  expect(inlineScriptHashes(page)).toHaveLength(1)
  const printed = '<link rel="stylesheet" href="/_next/static/chunks/a.css" media="print"/>'
  expect(withFirstView(printed, folder)).toBe(printed)
})

test('a page keeps the link to a style sheet that is not on disk', () => {
  expect(withFirstView(link, '/nowhere')).toBe(link)
})
