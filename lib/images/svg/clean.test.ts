import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean'
import { drawn } from './draw'
import { isDrawing, maxDrawingBytes } from './limits'

const clean = (markup: string) => cleanSvg(new TextEncoder().encode(markup))
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"${more}>${inside}</svg>`
const shape = '<path d="M0 0h50v50z" fill="#123456"/>'

const hostile: [string, string][] = [
  ['a script', svg(`<script>alert(1)</script>${shape}`)],
  ['a script of its own namespace', svg(`<svg:script>alert(1)</svg:script>${shape}`)],
  ['a script of another address', svg(`<script href="//evil.example/a.js"/>${shape}`)],
  ['an event at the root', svg(shape, ' onload="alert(1)"')],
  ['an event of a shape', svg('<path d="M0 0" onclick="alert(1)"/>')],
  ['an event in capitals', svg('<path d="M0 0" ONCLICK="alert(1)"/>')],
  ['a page in the drawing', svg('<foreignObject><body/></foreignObject>')],
  ['a picture of another address', svg('<image href="http://evil.example/a.png"/>')],
  ['a picture of a file', svg('<image xlink:href="file:///etc/passwd"/>')],
  ['a picture of data', svg('<image href="data:image/png;base64,AA=="/>')],
  ['use of another address', svg('<use href="http://evil.example/a.svg#a"/>')],
  ['use of itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a link', svg(`<a href="javascript:alert(1)">${shape}</a>`)],
  ['a DOCTYPE', `<!DOCTYPE svg>${svg(shape)}`],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<title>&x;</title>')}`,
  ],
  ['a thousand laughs', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`],
  ['an unknown entity', svg('<title>&x;</title>')],
  ['a character by number', svg('<title>&#60;script&#62;</title>')],
  ['CDATA', svg('<style><![CDATA[.a{fill:red}]]></style>')],
  ['an instruction', `<?xml-stylesheet href="http://evil.example/a.css"?>${svg(shape)}`],
  ['an instruction inside', svg('<?php echo 1 ?>')],
  ['a style that fetches', svg('<style>.a{fill:url(http://evil.example/)}</style>')],
  ['a style that imports', svg('<style>@import "http://evil.example/a.css";</style>')],
  ['a style of every element', svg('<style>*{fill:red}</style>')],
  ['a style with an escape', svg('<style>.a{fill:u\\72l(http://evil.example/)}</style>')],
  ['a style attribute that fetches', svg('<path d="M0 0" style="fill:url(//evil.example/a)"/>')],
  ['a style that runs', svg('<path d="M0 0" style="fill:expression(alert(1))"/>')],
  ['a paint of another address', svg('<path d="M0 0" fill="url(http://evil.example/#a)"/>')],
  ['a filter', svg('<filter id="f"><feImage href="http://evil.example/"/></filter>')],
  ['a mask', svg(`<mask id="m">${shape}</mask>`)],
  ['a pattern', svg(`<pattern id="p">${shape}</pattern>`)],
  ['letters', svg('<text>Pousada</text>')],
  ['an animation', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['a set', svg('<set attributeName="onclick" to="alert(1)"/>')],
  ['a gradient from elsewhere', svg('<linearGradient href="http://evil.example/#a"/>')],
  ['a gradient that is missing', svg('<path d="M0 0" fill="url(#nada)"/>')],
  ['another base', svg(shape, ' xml:base="http://evil.example/"')],
  ['a drawing in the drawing', svg(svg(shape))],
  ['two drawings', svg(shape) + svg(shape)],
  ['no size', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`],
  ['an endless side', `<svg viewBox="0 0 99999 1">${shape}</svg>`],
  ['no end', '<svg viewBox="0 0 1 1"><path d="M0 0"/>'],
  ['ends that cross', svg('<g><defs></g></defs>')],
  ['an attribute twice', svg('<path d="M0 0" d="M1 1"/>')],
  ['an attribute without quotes', svg('<path d=M0/>')],
  ['words after it', `${svg(shape)}alert(1)`],
  ['words in it', svg('alert(1)')],
  ['great depth', svg('<g>'.repeat(30) + '</g>'.repeat(30))],
  ['a great number', svg('<g/>'.repeat(2100))],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['what is no text', '\u0000\u0001'],
  ['nothing', ''],
]

describe('a drawing that is refused', () => {
  test.each(hostile)('%s: with a sentence', (_, markup) => {
    expect(clean(markup)).toEqual({ error: expect.stringMatching(/^(?:Este|O) .+\.$/) })
  })

  test('what is over 200 kB', () => {
    expect(clean(svg(`<path d="M0 0${' '.repeat(maxDrawingBytes)}"/>`))).toMatchObject({
      error: expect.stringContaining('200 kB'),
    })
  })

  test('whatever is mixed of them, nothing of it is left in a drawing that passes', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostile.map(([, markup]) => markup)),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/>',
        '<g>',
        '</g>',
        '<style>',
        '</style>',
        '.a{fill:',
        '}',
        '<!--',
        '-->',
        shape,
      ),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, wraps) => {
        const result = clean(wraps ? svg(parts.join('')) : parts.join(''))
        if ('error' in result) expect(result.error).toMatch(/\.$/)
        else expect(harmless(result.svg)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    svg(`<path d="${'1'.repeat(150_000)}x" transform="${' '.repeat(40_000)}x"/>`),
    svg(`<style>${'a'.repeat(150_000)}</style>`),
    svg('<!--'.repeat(30_000)),
    `<svg${' a'.repeat(60_000)}`,
  ])('takes no time for what is made to take long', (markup) => {
    const began = performance.now()
    clean(markup)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('a drawing that is taken', () => {
  test('is written anew from its shapes and colours', () => {
    const inside =
      '<title>Pousada &amp; Mar</title><defs><style>.b{fill:#ff0000;font-family:X}</style><linearGradient id="g" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g id="camada" data-name="1" inkscape:label="x" class="b"><path class="b" d="M0,0 L10 10z" style="opacity:.5;x:y"/><circle r="4" fill="url(#g)"/></g>'
    const result = clean(
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Feito à mão -->\n${svg(inside, ' id="x"')}`,
    )
    expect(result).toMatchObject({ width: 100, height: 50 })
    expect('svg' in result && result.svg.replace(/^<svg[^>]*>/, '')).toBe(
      '<defs><linearGradient id="g" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
        '<g fill="#ff0000"><path d="M0,0 L10 10z" fill="#ff0000" opacity=".5"/><circle r="4" fill="url(#g)"/></g></svg>',
    )
  })

  test('loses the values that are none of their attribute', () => {
    const odd = '<path d="M0 0" stroke-width="calc(1px)" transform="spin(1)" fill="context-fill 1"/>'
    expect(clean(svg(odd))).toMatchObject({ svg: expect.stringContaining('><path d="M0 0"/></svg>') })
  })

  test('becomes a picture that keeps its transparency', async () => {
    const png = await drawn(new TextEncoder().encode(svg(shape)))
    if ('error' in png) throw new Error(String(png.error))
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1600, height: 800, channels: 4 })
    expect([...data.subarray((200 * 1600 + 400) * 4).subarray(0, 4)]).toEqual([0x12, 0x34, 0x56, 255])
    expect(data.at((200 * 1600 + 1500) * 4 + 3)).toBe(0)
  })

  test('unless it shows nothing', async () => {
    expect(await drawn(new TextEncoder().encode(svg('<g/>')))).toMatchObject({
      error: expect.stringContaining('nada'),
    })
  })

  test('is known by its beginning', () => {
    const begins = (text: string) => isDrawing(new TextEncoder().encode(text))
    expect(['<svg>', '\uFEFF <?xml ?>', '<!-- a --><svg>'].map(begins)).toEqual([true, true, true])
    expect(['<html>', 'svg', '\u0089PNG'].map(begins)).toEqual([false, false, false])
  })
})

function harmless(markup: string) {
  return (
    /^<svg [^<>]*>(?:<\/?[A-Za-z]+(?: [\w:-]+="[^"<>]*")*\/?>)*<\/svg>$/.test(markup) &&
    !/script|evil|javascript|\son\w+=|foreignObject|<image|<use|<a[\s>]|<style|data:|&/i.test(markup)
  )
}
