import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packPayload } from './payload-order.mjs'

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** As Next writes them, in two scripts. */
function page(markup: string, rows: string[]) {
  const half = Math.ceil(rows.length / 2)
  const scripts = [rows.slice(0, half), rows.slice(half)].map((some) => script(some.join('')))
  return `${markup}${begin}${scripts.join('')}<script src="/late.js"></script></body>`
}

function script(data: string) {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script>self.__next_f.push([1,${json}])</script>`
}

function payloadOf(html: string) {
  return [...html.matchAll(/push\(\[1,(".*?")\]\)<\/script>/g)]
    .map(([, json = '""']) => JSON.parse(json))
    .join('')
}

function words(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => `palavra${((from + index) * 7919) % 104729}`).join(' ')
}

const paragraphs = Array.from({ length: 10 }, (_, index) => words(index * 300, 300))
const markup = `<main>${paragraphs.map((one) => `<p>${one}</p>`).join('')}</main>`
const rows = paragraphs.map((one, index) => `${index + 1}:["$","p",null,{"children":"${one}"}]\n`)
const root = `0:{"tree":[${rows.map((_, index) => `"$L${(index + 1).toString(16)}"`).join()}]}\n`

describe('the payload of a page', () => {
  test('brings first what is about to be too far behind, and then what is already too far', () => {
    expect(markup.length).toBeGreaterThan(34_000)
    const before = page(markup, [root, ...rows.toReversed()])
    const after = packPayload(before)
    const order = [...payloadOf(after).matchAll(/^[0-9a-f]+(?=:)/gm)].map(([id]) => id)
    const near = order.slice(0, order.indexOf('0')).map((id) => Number.parseInt(id, 16))
    expect(near.length).toBeGreaterThan(3)
    expect(near).toEqual(near.toSorted((a, b) => a - b))
    expect(near).not.toContain(1)
    const [large, small] = [before, after].map((html) => gzipSync(html, { level: 9 }).length)
    expect(Number(small)).toBeLessThan(0.9 * Number(large))
  })

  test('weighs the same, whatever order Next wrote it in', () => {
    const weight = (some: string[]) =>
      gzipSync(packPayload(page(markup, [root, ...some])), { level: 9 }).length
    const usual = weight(rows)
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (some) => {
        expect(Math.abs(weight(some) - usual)).toBeLessThan(usual / 100)
      }),
      { numRuns: 20 },
    )
  })

  test('keeps each row to the letter, and everything around the rows', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.toWellFormed())
    const row = fc.tuple(fc.boolean(), text).map(([isText, value]) => {
      const said = JSON.stringify(value)
      return isText ? `T${Buffer.byteLength(value).toString(16)},${value}` : `["$","p",null,{"x":${said}}]\n`
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), text, (some, shown) => {
        const named = some.map((one, index) => `${(index + 10).toString(16)}:${one}`)
        const html = page(`<p>${JSON.stringify(shown).replaceAll('<', '&lt;')}</p>`, named)
        const packed = packPayload(html)
        let rest = payloadOf(packed)
        for (const one of named.toSorted((a, b) => b.length - a.length)) {
          expect(rest).toContain(one)
          rest = rest.replace(one, () => '')
        }
        expect(rest).toBe('')
        const without = (whole: string) => whole.replace(/<script>self\.__next_f\.push.*?<\/script>/g, '')
        expect(without(packed)).toBe(without(html))
        expect(packPayload(packed)).toBe(packed)
      }),
      { numRuns: 40 },
    )
  })

  test('puts nothing before what it is made of, and keeps the rows of one name together', () => {
    const made = [
      'f0:"$Sreact.suspense"\n',
      'f1:T6,oceano',
      ':HL["/a.css","style"]\n',
      'f2:X\n',
      'f2:["um"]\n',
      'f2:C\n',
      'f3:["$","p",null,{"children":"$L1"}]\n',
    ]
    const using = rows.map((row, index) => row.replace('"p"', `"$f${index % 2}"`).replace('null', '"$Qf2"'))
    fc.assert(
      fc.property(fc.shuffledSubarray(using, { minLength: using.length }), (some) => {
        const packed = payloadOf(packPayload(page(markup, [...made, ...some])))
        for (const row of using) {
          for (const part of made.slice(0, 2)) {
            const isPart = row.includes(`"$${part.slice(0, 2)}"`)
            if (isPart) expect(packed.indexOf(part)).toBeLessThan(packed.indexOf(row))
          }
          expect(packed.indexOf(made.slice(3, 6).join(''))).toBeLessThan(packed.indexOf(row))
        }
        for (const part of made) expect(packed).toContain(part)
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['binary data', [...rows, `a:o4,\u0000\u0001\u0002\u0003`]],
    ['a row without an end', [...rows, 'a:["$"']],
    ['a text shorter than it says', [...rows, 'a:Tff,kurz']],
    ['no rows', ['nothing of the kind\n']],
  ])('stays as it is with %s', (_, odd) => {
    const html = page(markup, odd)
    expect(packPayload(html)).toBe(html)
  })

  test('stays as it is without one', () => {
    expect(packPayload(markup)).toBe(markup)
  })
})
