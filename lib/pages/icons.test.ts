import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictogramNames } from '@/lib/pictograms'
import { blockIcon, findIcons, iconChoices } from './icons'

const drawings = (svg: string) =>
  [...svg.matchAll(/<(\w+) ([^>]*?)\/>/g)].map(([, tag, attributes]) => [tag, attributes])

test('the icons suit hotels, and each has its file and its own label (PAGE-18)', () => {
  expect(iconChoices.length).toBeGreaterThanOrEqual(60)
  expect(new Set(iconChoices.map(({ label }) => label)).size).toBe(iconChoices.length)
  for (const name of pictogramNames) {
    expect(blockIcon(name)).toBe(`icones/${name}.svg#i`)
    const svg = readFileSync(`public/images/icones/${name}.svg`, 'utf8')
    expect(svg, name).toContain('<symbol id="i" viewBox="0 0 24 24">')
    expect(drawings(svg).length, name).toBeGreaterThan(0)
  }
})

test('the drawings are those of the icon library', async () => {
  for (const name of pictogramNames.filter((one) => one !== 'horseshoe')) {
    const file = new URL(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url)
    const { __iconData } = await import(file.href)
    const expected = __iconData.node.map(
      ([tag, { key: _, ...attributes }]: [string, object & { key: string }]) => [
        tag,
        Object.entries(attributes)
          .map(([attribute, value]) => `${attribute}="${value}"`)
          .join(' '),
      ],
    )
    expect(drawings(readFileSync(`public/images/icones/${name}.svg`, 'utf8')), name).toEqual(expected)
  }
})

test.each([
  ['vinho', 'wine'],
  ['CAVALO', 'horseshoe'],
  ['estacionamento', 'square-letter-p'],
  ['cadeira de rodas', 'accessibility'],
  ['piscina', 'pool'],
  ['spa', 'flower-2'],
  ['fogo', 'flame'],
  ['bicicleta', 'bike'],
  ['berço', 'baby'],
  ['berco', 'baby'],
])('searching for %s finds %s', (typed, name) => {
  expect(findIcons(typed).map(({ value }) => value)).toContain(name)
})

test('an unknown icon is a tick, and an empty search shows all', () => {
  for (const name of ['', 'toString', '../x', 'unicorn']) expect(blockIcon(name)).toBe('check')
  expect(findIcons(' ')).toHaveLength(iconChoices.length)
  expect(findIcons('foguete espacial')).toEqual([])
})
