import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'

describe('inlineScriptHashes', () => {
  const bundler = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push'
  const start = `${bundler}({"otherChunks":["static/chunks/2hg~a_b.js"],"runtimeModuleIds":[94553]});`
  const first = '(self.__next_f=self.__next_f||[]).push([0])'
  const row = 'self.__next_f.push([1,"a:[\\"$\\",\\"p\\"]\\n\\u003c/script\\u003e"])'

  test("covers each of the framework's scripts once and nothing else", () => {
    const html = `<!DOCTYPE html><script src="/a.js" async=""></script><script id="_R_">${start}</script>
      <script>${first}</script><script>${row}</script><script>${row}</script><script async src="/b.js"></script>
      <script type="application/ld+json">{"@type":"Hotel"}</script><p>script</p><scripture>x</scripture>`
    expect(inlineScriptHashes(html)).toEqual([start, first, row].map(source))
  })

  test.each([
    'alert(1)',
    `${row};alert(1)`,
    `alert(1);${row}`,
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"],alert(1))',
    'self.__next_f.push([1,`a`])',
    'self.__next_f.push([1,"a"]);self.__next_f.push([1,"a"])',
    '(self.__next_f=self.__next_f||[]).push([0])//\nalert(1)',
    `${bundler}({"otherChunks":["https://evil.example/x.js"],"runtimeModuleIds":[1]});`,
    `${bundler}({"otherChunks":["static/chunks/../../x.js"],"runtimeModuleIds":[1]});`,
    `${bundler}({"otherChunks":[],"runtimeModuleIds":[1],"x":alert(1)});`,
    `${bundler}({"otherChunks":[],"runtimeModuleIds":[1]});alert({})`,
    `${bundler}([1,"x",(e)=>{alert(1)}]);`,
    '',
  ])('trusts no other script: %s', (code) => {
    expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([])
  })

  test('is the hash of the data, whatever the data', () => {
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

describe('contentSecurityPolicy', () => {
  const directives = new Map(
    contentSecurityPolicy(["'sha256-x'"])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources]
      }),
  )

  test('trusts the site, the given scripts and nothing unsafe', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'sha256-x'"])
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('frame-src')).not.toContain("'self'")
  })

  test('lets the panel of this site show its pages, and nobody show the panel', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'self'"])
    const panel = contentSecurityPolicy([], { isPanel: true })
    expect(panel).toContain("frame-ancestors 'none'")
    expect(panel).toContain("frame-src 'self' https:")
  })

  test('lets in the players, the map and videos, and no other host', () => {
    const hosts = [...directives].flatMap(([name, sources]) =>
      sources.filter((source) => source.startsWith('http')).map((source) => `${name} ${source}`),
    )
    expect(hosts).toEqual([
      'media-src https:',
      'frame-src https://player.vimeo.com',
      'frame-src https://www.youtube-nocookie.com',
      'frame-src https://www.google.com',
    ])
  })
})

function source(code: string) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
