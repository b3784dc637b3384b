import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeImage, holdsOnlyPixels } from '../encode'
import { plainImage } from '../test-images'
import { renderDrawing } from './draw'
import { drawingTexts, isDrawing, maxDrawingBytes } from './limits'

vi.setConfig({ testTimeout: 60_000 })

// A drawing's five seconds are shortened in a test that waits for their end.
const limits = vi.hoisted(() => ({ seconds: 60, given: {} }))
vi.mock('../in-worker', async (importOriginal) => {
  const worker = await importOriginal<typeof import('../in-worker')>()
  const runInWorker: typeof worker.runInWorker = (given, work) => {
    if (given.megabytes !== 256) return worker.runInWorker(given, work)
    limits.given = given
    return worker.runInWorker({ ...given, seconds: limits.seconds }, work)
  }
  return { ...worker, runInWorker }
})

let asked = 0
const site = createServer((_, response) => {
  asked++
  response.end()
})
let address = ''

const draw = (markup: string) =>
  renderDrawing(new TextEncoder().encode(markup.replaceAll('http://evil.example', address)))
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50"${more}>${inside}</svg>`
const shape = '<path d="M0 0h50v50z" fill="#123456"/>'
let plain: Buffer

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const listening = site.address()
  address = typeof listening === 'object' ? `http://127.0.0.1:${listening?.port}` : ''
  plain = await pictureOf(svg(shape))
})
afterAll(() => site.close())

async function pictureOf(markup: string) {
  const png = await draw(markup)
  if ('error' in png) throw new Error(String(png.error))
  return Buffer.from(png)
}

/** Markup that must not change the picture. */
const additions = [
  '<script>alert(1)</script>',
  '<g onclick="alert(1)" ONLOAD="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>',
  '<image href="http://evil.example/a.png" width="9" height="9"/>',
  '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
  '<use href="http://evil.example/a.svg#a"/>',
  '<g id="a"><use href="#a"/></g>',
  '<style>g{fill:url(http://evil.example/)}</style>',
  '<style><![CDATA[@import url(http://evil.example/a.css);]]></style>',
  '<path d="M0 0" fill="url(http://evil.example/#a)"/>',
  '<filter id="f"><feImage href="http://evil.example/"/></filter>',
  '<style>@font-face{font-family:x;src:url(http://evil.example/a)}</style>',
  '<linearGradient href="http://evil.example/#a"/>',
  '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>',
]

const surrounded = `<?xml-stylesheet href="http://evil.example/a.css"?>
  <!DOCTYPE svg SYSTEM "http://evil.example/a.dtd">
  ${svg(additions.join('') + shape, ' onload="alert(1)" xml:base="http://evil.example/"')}`

const refused: [string, string, string][] = [
  ['letters', svg(`<text x="9" y="9">Pousada</text>${shape}`), drawingTexts.letters],
  ['letters in a namespace', svg(`<svg:text>Pousada</svg:text>${shape}`), drawingTexts.letters],
  ['a drawing that shows nothing', svg('<g/>'), drawingTexts.empty],
  ['an endless side', svg(shape).replace('100 50', '99999 1'), drawingTexts.tooLong],
  ['a size beyond measure', svg(shape, ' width="1e9" height="1e9"'), drawingTexts.damaged],
  ['over 200 kB', svg(`<path d="M0 0${' '.repeat(maxDrawingBytes)}"/>`), drawingTexts.tooLarge],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`<title>&x;</title>${shape}`)}`,
    drawingTexts.damaged,
  ],
  [
    'entities that grow',
    `<!DOCTYPE svg [${growing(20)}]>${svg(`<title>&a20;</title>${shape}`)}`,
    drawingTexts.damaged,
  ],
  ['great depth', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), drawingTexts.damaged],
  ['nothing', '', drawingTexts.damaged],
]

function growing(levels: number) {
  const next = (_: unknown, level: number) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`
  return `<!ENTITY a0 "ha">${Array.from({ length: levels }, next).join('')}`
}

test('only a drawing’s shapes are in its picture, and no other address is requested', async () => {
  expect((await pictureOf(surrounded)).equals(plain)).toBe(true)
  expect(asked).toBe(0)
})

test.each(refused)('refused with a sentence: %s', async (_, markup, error) => {
  expect(await draw(markup)).toEqual({ error })
})

test('a picture keeps the drawing’s colours, classes, gradients and transparency, and holds only pixels', async () => {
  const styled = '<style>.a{fill:#123456}</style><path class="a" d="M0 0h50v50z"/>'
  const png = await pictureOf(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- Feito à mão -->\n${svg(styled)}`)
  expect(holdsOnlyPixels(png)).toBe(true)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1600, height: 800, channels: 4 })
  expect([...data.subarray((200 * 1600 + 400) * 4).subarray(0, 4)]).toEqual([0x12, 0x34, 0x56, 255])
  expect(data.at((200 * 1600 + 1500) * 4 + 3)).toBe(0)
})

test('is recognised by its beginning', () => {
  const begins = (text: string) => isDrawing(new TextEncoder().encode(text))
  expect(['<svg>', '\uFEFF <?xml ?>', '<!-- a --><svg>'].map(begins)).toEqual([true, true, true])
  expect(['<html>', 'svg', '\u0089PNG'].map(begins)).toEqual([false, false, false])
})

test('a slow drawing is killed without blocking this process or the picture of somebody else', async () => {
  const copies = (_: unknown, level: number) =>
    `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`
  const bomb = svg(
    `<defs><g id="g0">${shape}</g>${Array.from({ length: 6 }, copies).join('')}</defs><use href="#g6"/>`,
  )
  limits.seconds = 1
  const ends: string[] = []
  let turns = 0
  const timer = setInterval(() => turns++, 20)
  const bombs = ['first', 'second'].map((name) =>
    renderDrawing(new TextEncoder().encode(bomb), 'one').then((result) => {
      ends.push(name)
      expect(result).toEqual({ error: drawingTexts.tooHeavy })
    }),
  )
  const jpeg = await plainImage().jpeg().toBuffer()
  const image = await encodeImage(jpeg, 'another').finally(() => clearInterval(timer))
  ends.push('picture')
  expect(image).toHaveProperty('variants')
  expect(turns).toBeGreaterThan(10)
  await Promise.all(bombs)
  expect(limits.given).toEqual({ seconds: 5, megabytes: 256 })
  expect(ends).toEqual(['first', 'picture', 'second'])
})
