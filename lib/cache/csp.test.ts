import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'

describe('inlineScriptHashes', () => {
  test('covers every inline script once and nothing else', () => {
    const html = `<!DOCTYPE html><script src="/a.js" async=""></script><script>um()</script>
      <script id="x">dois("</p>")\n</script><script>um()</script><script async src="/b.js"></script>
      <script type="application/ld+json">{"@type":"Hotel"}</script><p>script</p><scripture>x</scripture>`
    expect(inlineScriptHashes(html)).toEqual([source('um()'), source('dois("</p>")\n')])
  })

  test('is the hash of the code, whatever the code', () => {
    const code = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('</script>'))
    fc.assert(
      fc.property(fc.uniqueArray(code, { maxLength: 5 }), (codes) => {
        const html = codes.map((text) => `<p>oi</p><script>${text}</script>`).join('')
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
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
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
