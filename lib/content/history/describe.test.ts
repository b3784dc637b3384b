import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registry, type SectionName } from '@/lib/site/registry'
import { cutToDifference, describeChanges } from './describe'
import { describeItem } from './entries'

const text = (before: string, after: string) => ({
  before: { kind: 'text', text: before },
  after: { kind: 'text', text: after },
})
const images = (before: string[], after: string[]) => ({
  before: { kind: 'images', images: before },
  after: { kind: 'images', images: after },
})

test.each<[SectionName, string, unknown, unknown, object]>([
  ['packages', 'price', 900, 1250.5, { label: 'Preço', ...text('R$\u00a0900,00', 'R$\u00a01.250,50') }],
  ['packages', 'dates.offerEnd', null, '2026-12-20', { label: 'Fim da oferta', ...text('', '20/12/2026') }],
  ['packages', 'active', true, false, { label: 'Pacote Ativo', ...text('Sim', 'Não') }],
  ['packages', 'category', 'familia', 'bem-estar', { label: 'Categoria', ...text('Família', 'Bem-estar') }],
  ['packages', 'features', ['Ceia', 'Spa'], ['Ceia', 'Trilha'], text('Ceia · Spa', 'Ceia · Trilha')],
  ['packages', 'features', ['a', 'b'], ['b', 'a'], text('a · b', 'b · a')],
  [
    'rooms',
    'images',
    ['/a.jpg', '/b.jpg'],
    ['/b.jpg', '/c.jpg'],
    images(['/a.jpg', '/b.jpg'], ['/b.jpg', '/c.jpg']),
  ],
  ['rooms', 'images', ['/a.jpg'], ['/a.jpg', '/b.jpg'], images(['/a.jpg'], ['/a.jpg', '/b.jpg'])],
  ['rooms', 'features', ['Rede'], ['Rede', 'Rede'], text('Rede', 'Rede · Rede')],
  ['hero', 'background_url', '/a.webp', '/videos/hero.mp4', images(['/a.webp'], ['/videos/hero.mp4'])],
  ['packages', 'origin', 'import', { from: 'x' }, { label: 'origin', ...text('import', '{"from":"x"}') }],
])('%s: %s', (section, path, before, after, described) => {
  expect(describeChanges(registry[section].fields, [{ path, before, after }])).toMatchObject([described])
})

test.each<[SectionName, string, unknown, unknown]>([
  ['packages', 'hideAtEnd', undefined, false],
  ['packages', 'active', undefined, true],
  ['packages', 'bookingUrl', null, ''],
])('%s: %s from %o to %o is no visible change', (section, path, before, after) => {
  expect(describeChanges(registry[section].fields, [{ path, before, after }])).toEqual([])
})

test('changes are in the order of the form, unknown fields last', () => {
  const paths = ['origin', 'dates.offerEnd', 'name', 'price']
  const changes = paths.map((path) => ({ path, before: null, after: 'x' }))
  const labels = describeChanges(registry.packages.fields, changes).map(({ label }) => label)
  expect(labels).toEqual(['Nome', 'Preço', 'Fim da oferta', 'origin'])
})

test('an item is called by its name, and a single-form section by its label', () => {
  const nameOf = (list: 'rooms' | 'contacts', item: { id: string; name?: string }) =>
    describeItem(registry[list], { kind: 'kept', item, fields: [] }).name
  expect(nameOf('rooms', { id: 'a', name: 'Chalé' })).toBe('Chalé')
  expect(nameOf('rooms', { id: 'a' })).toBe('a')
  expect(nameOf('contacts', { id: 'contacts' })).toBe('Contato e identidade')
})

test('long texts are cut to their differences, with some words around them', () => {
  const start = 'Quatro noites para a família inteira se reencontrar, com os chalés iluminados. '
  const end = ' Entre uma refeição e outra, a piscina aquecida e o gramado ficam por conta das crianças.'
  expect(cutToDifference(`${start}Ceia no dia 24.${end}`, `${start}Ceia no dia 25.${end}`)).toEqual([
    '…alés iluminados. Ceia no dia 24. Entre uma refeição e outra, …',
    '…alés iluminados. Ceia no dia 25. Entre uma refeição e outra, …',
  ])
  const [, after] = cutToDifference(`${'🌸'.repeat(100)}a`, `${'🌸'.repeat(100)}b`)
  expect(after).toBe(`…${'🌸'.repeat(30)}b`)
})

test('different texts have different excerpts within the limit', () => {
  const words = fc.lorem({ mode: 'sentences', maxCount: 12 })
  fc.assert(
    fc.property(words, words, words, words, fc.integer({ min: 80, max: 200 }), (start, a, b, end, limit) => {
      fc.pre(a !== b)
      const described = cutToDifference(start + a + end, start + b + end, limit)
      expect(described[0]).not.toBe(described[1])
      for (const excerpt of described) expect(excerpt.length).toBeLessThanOrEqual(limit + 2)
    }),
  )
})
