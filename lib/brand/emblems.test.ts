import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Emblem, emblemOf, emblemSvg, emblems, emblemVariables, isDrawn } from './emblems'
import { sceneries, sceneryOf } from './sceneries'

const names = Object.keys(emblems) as Emblem[]
const petal = emblems.blossom.shape.slice(12, 60)

test('a hotel that never chose has the blossom, and one without a symbol has none (BRAND-11)', () => {
  expect([emblemOf('', null), emblemOf('toString', null)]).toEqual(['blossom', 'blossom'])
  expect([emblemOf('mark', null), emblemOf('mark', '/media/s.png')]).toEqual(['none', 'mark'])
})

test.each(names.filter(isDrawn))('%s fills its square without overflowing', async (name) => {
  const svg = emblemSvg(name, (shape, heart) => shape + heart, 260)
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = [...data].flatMap((alpha, at) =>
    alpha > 128 ? [[at % info.width, Math.floor(at / info.width)]] : [],
  )
  const reach = seen.map(([x = 0, y = 0]) => Math.hypot(x - 130, y - 130))
  expect(Math.max(...reach)).toBeLessThan(150)
  expect(seen.length / data.length).toBeGreaterThan(0.1)
})

test('a page has only the chosen emblem, and no blossom with another (BRAND-11)', () => {
  const variablesText = (name: Emblem) => JSON.stringify(emblemVariables(name, '/icones/emblema.png?1'))
  expect(variablesText('blossom')).toContain(petal)
  for (const name of names.filter((one) => one !== 'blossom'))
    expect(variablesText(name), name).not.toContain(petal)
  expect(emblemVariables('none', '')).toMatchObject({ '--emblem-display': 'none' })
  expect(emblemVariables('mark', '/x.png')).toMatchObject({ '--emblem': 'url(/x.png)' })
  for (const file of ['components/ui/ui.css', 'public/images/icones.svg']) {
    expect(readFileSync(file, 'utf8'), file).not.toContain(petal)
  }
})

test('each landscape has its drawings; an unknown one is the default (BRAND-12)', () => {
  expect(sceneryOf('x')).toBe('mountain')
  for (const { lines, way } of Object.values(sceneries).filter((one) => one.lines))
    for (const file of [lines, way])
      expect(readFileSync(`public/images/${file}.svg`, 'utf8')).toContain('<svg')
})
