import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'
import { noticeScript, pressScript } from './page-scripts.mjs'

describe('inlineScriptHashes', () => {
  const bundler = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push'
  const start = `${bundler}({"otherChunks":["static/chunks/2hg~a_b.js"],"runtimeModuleIds":[94553]});`
  const first = '(self.__next_f=self.__next_f||[]).push([0])'
  const row = 'self.__next_f.push([1,"a:[\\"$\\",\\"p\\"]\\n\\u003c/script\\u003e"])'

  test('covers each script of the framework and of the site once, and nothing else', () => {
    const html = `<!DOCTYPE html><script src="/a.js" async=""></script><script id="_R_">${start}</script>
      <script>${pressScript}</script><script data-notice="Oi">${noticeScript}</script><script>${first}</script><script>${row}</script><script>${row}</script><script async src="/b.js"></script>
      <script type="application/ld+json">{"@type":"Hotel"}</script><p>script</p><scripture>x</scripture>`
    expect(inlineScriptHashes(html)).toEqual([start, pressScript, noticeScript, first, row].map(source))
  })

  test.each([
    'alert(1)',
    `${noticeScript};alert(1)`,
    `${row};alert(1)`,
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);self.__next_f.push([1,"a"])',
    '(self.__next_f=self.__next_f||[]).push([0])//\nalert(1)',
    `${bundler}({"otherChunks":["https://evil.example/x.js"],"runtimeModuleIds":[1]});`,
    `${bundler}({"otherChunks":["static/chunks/../../x.js"],"runtimeModuleIds":[1]});`,
    `${bundler}({"otherChunks":[],"runtimeModuleIds":[1],"x":alert(1)});`,
    `${bundler}({"otherChunks":[],"runtimeModuleIds":[1]});alert({})`,
  ])('trusts no other script: %s', (code) => {
    expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([])
  })

  test('hashes the script for any data', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 5 }), (texts) => {
        const codes = texts.map(
          (value) => `self.__next_f.push([1,${JSON.stringify(value).replaceAll('<', '\\u003c')}])`,
        )
        const html = codes.map((code) => `<p>oi</p><script>${code}</script>`).join('')
        expect(inlineScriptHashes(html)).toEqual(codes.map(source))
      }),
    )
  })
})

test('a policy trusts only the site, the given scripts, players, the map and videos', () => {
  expect(contentSecurityPolicy(["'sha256-x'"]).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "object-src 'none'",
      "media-src 'self' https:",
      'frame-src https://player.vimeo.com https://www.youtube-nocookie.com https://www.google.com',
      "connect-src 'self'",
      "frame-ancestors 'self'",
    ]),
  )
  // The panel frames the site's pages and cannot be framed.
  const panel = contentSecurityPolicy([], { isPanel: true })
  expect(panel).toContain("frame-ancestors 'none'")
  expect(panel).toContain("frame-src 'self' https:")
})

function source(code: string) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
