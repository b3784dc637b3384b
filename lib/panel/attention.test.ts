import { expect, test, vi } from 'vitest'
import { describePending } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { namingSection } from '@/lib/hotel/naming/fields'
import { packageRows } from '@/lib/panel/packages/rows'
import { roomRows } from '@/lib/panel/rooms/rows'
import { pendingPath } from '@/lib/paths'
import { listConcerns } from './attention'
import { registry } from './registry'

vi.stubEnv('HOTEL_TODAY', '2026-11-20')

const shared = { category: 'familia', active: true }
const pkg = (id: string, fields: object = {}) => {
  const images = { principal: '/images/a.jpg', gallery: [] }
  return { ...shared, id, slug: id, name: id, price: 100, images, ...fields }
}
const room = (id: string, fields: object = {}) => ({
  ...shared,
  id,
  name: id,
  images: ['/images/a.jpg'],
  ...fields,
})
const over = { offerEnd: '2026-11-19', accommodationEnd: null }
const stored = (packages: ReturnType<typeof pkg>[], rooms: ReturnType<typeof room>[] = []) => ({
  packages: packageRows(packages),
  rooms: roomRows(rooms, namingSection.schema.parse({ id: 'naming' })),
  pending: [],
  booking: null,
})
const listSentences = (...given: Parameters<typeof listConcerns>) =>
  listConcerns(...given).map(({ id, text }) => `${id}: ${text}`)

const bare = { images: { principal: null, gallery: [] } }

test('packages need attention if they are broken, ended, hidden since their end, or without a picture (ADM-17)', () => {
  const packages = [
    pkg('broken', { price: 0 }),
    pkg('ended', { dates: over }),
    pkg('ended-hidden', { dates: over, active: false }),
    pkg('hidden-at-end', { dates: over, hideAtEnd: true }),
    pkg('ends-today', { dates: { offerEnd: '2026-11-20' } }),
    pkg('bare', bare),
  ]
  expect(listSentences(stored(packages))).toEqual([
    'broken: Ainda não pode aparecer no site: confira o preço.',
    'ended: Venceu em 19/11/2026 e continua no site.',
    'bare: Está sem imagem principal.',
    'hidden-at-end: As datas passaram em 19/11/2026: saiu do site sozinho.',
  ])
})

test('rooms need attention if no page shows them, or without a picture (ADM-17)', () => {
  const rooms = [
    room('a'),
    room('b'),
    room('c', { active: false }),
    room('d', { category: 'luxo' }),
    room('e', { category: 'premium', images: [] }),
  ]
  expect(listSentences(stored([], rooms))).toEqual([
    'b: Não aparece no site: “a” vem antes.',
    'd: Categoria desconhecida: não aparece no site.',
    'e: Está sem imagens.',
  ])
})

test('unpublished drafts need attention, and planned changes in conflict with others’ changes (ADM-17)', () => {
  const item = { id: 'a', name: 'A', price: 900 }
  const draft = {
    section: 'packages',
    item,
    base: null,
    over: null,
    starts: null,
    ends: null,
    replaced: null,
  } as const
  const versions = [
    { ...draft, id: 'new' },
    { ...draft, id: 'draft', base: { ...item, price: 800 }, over: { ...item, price: 800 } },
    {
      ...{ ...draft, id: 'planned', base: { ...item, price: 700 }, over: { ...item, price: 800 } },
      starts: Date.parse('2026-12-01T12:00Z'),
    },
  ].map((version) => ({ ...version, version: 1, at: '2026-11-19T13:00Z', author: 'ana', by: 'Ana' }))
  const place = {
    item,
    section: 'packages',
    id: 'a',
    label: 'A',
    where: 'Pacotes',
    href: pendingPath,
  } as const
  const pending = versions.map((version) => ({
    ...place,
    pending: describePending(registry.packages, version, siteNow()),
  }))
  expect(
    listSentences({ ...stored([pkg('c')], [room('d')]), pending }).map((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
  ).toEqual([
    'new: Rascunho que ainda não está no site, de Ana em 19/11 às 10:00.',
    'draft: Rascunho que espera publicação, de Ana em 19/11 às 10:00.',
    'planned: Preço mudou depois: agora R$ 800,00, em 1 dez R$ 900,00.',
  ])
})
