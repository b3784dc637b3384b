import { expect, test } from 'vitest'
import { registry, type SectionName } from '@/lib/site/registry'
import { describeChanges } from './describe'

const text = (before: string, after: string) => ({ before: { text: before }, after: { text: after } })
const images = (before: string[], after: string[]) => ({
  before: { images: before },
  after: { images: after },
})

test.each<[SectionName, string, unknown, unknown, object]>([
  ['packages', 'price', 900, 1250.5, { label: 'Preço', ...text('R$\u00a0900,00', 'R$\u00a01.250,50') }],
  ['packages', 'dates.offerEnd', null, '2026-12-20', { label: 'Fim da oferta', ...text('', '20/12/2026') }],
  ['packages', 'active', true, false, { label: 'Pacote Ativo', ...text('Sim', 'Não') }],
  ['packages', 'category', 'familia', 'bem-estar', { label: 'Categoria', ...text('Família', 'Bem-estar') }],
  ['rooms', 'category', 'premium', 'luxo', { label: 'Categoria', ...text('Premium', 'luxo') }],
  ['packages', 'details.nights', 2, 3, { label: 'Noites', ...text('2', '3') }],
  ['packages', 'orderIndex', 1, 1.5, { label: 'Ordem', ...text('1', '1,5') }],
  [
    'packages',
    'features',
    ['Ceia', 'Spa'],
    ['Ceia', 'Trilha'],
    { label: 'O que está incluído', ...text('Spa', 'Trilha') },
  ],
  ['packages', 'features', ['a', 'b'], ['b', 'a'], text('a · b', 'b · a')],
  ['packages', 'features', undefined, ['a'], text('', 'a')],
  [
    'rooms',
    'images',
    ['/a.jpg', '/b.jpg'],
    ['/b.jpg', '/c.jpg'],
    { label: 'Imagens', ...images(['/a.jpg'], ['/c.jpg']) },
  ],
  ['packages', 'images.principal', '/a.jpg', null, { label: 'Imagem principal', ...images(['/a.jpg'], []) }],
  ['hero', 'background_url', '/a.webp', '/b.jpg', images(['/a.webp'], ['/b.jpg'])],
  ['hero', 'background_url', '/a.webp', '/videos/hero.mp4', images(['/a.webp'], ['/videos/hero.mp4'])],
  ['hero', 'video_section_url', null, 'https://vimeo.com/1', text('', 'https://vimeo.com/1')],
  ['about', 'title', undefined, 'Sobre nós', { label: 'Título', ...text('', 'Sobre nós') }],
  ['configuration', 'phone', '1', '2', { label: 'Telefone', ...text('1', '2') }],
  ['packages', 'origin', 'import', { from: 'x' }, { label: 'origin', ...text('import', '{"from":"x"}') }],
])('%s: %s', (section, path, before, after, described) => {
  expect(describeChanges(registry[section].fields, [{ path, before, after }])).toMatchObject([described])
})

test.each<[SectionName, string, unknown, unknown]>([
  ['packages', 'hideAtEnd', undefined, false],
  ['packages', 'active', undefined, true],
  ['packages', 'bookingUrl', null, ''],
  ['packages', 'highlights', undefined, []],
  ['about', 'image_url', '', null],
])('%s: %s from %o to %o says nothing', (section, path, before, after) => {
  expect(describeChanges(registry[section].fields, [{ path, before, after }])).toEqual([])
})

test('the changes come in the order of the form, what it does not know last', () => {
  const paths = ['origin', 'dates.offerEnd', 'name', 'price']
  const changes = paths.map((path) => ({ path, before: null, after: 'x' }))
  expect(describeChanges(registry.packages.fields, changes).map(({ label }) => label)).toEqual([
    'Nome',
    'Preço',
    'Fim da oferta',
    'origin',
  ])
})
