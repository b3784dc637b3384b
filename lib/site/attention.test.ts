import { expect, test, vi } from 'vitest'
import { namingSchema } from '@/lib/hotel/naming/fields'
import { packageRows } from '@/lib/packages/admin/rows'
import { roomRows } from '@/lib/rooms/admin/rows'
import { concernsOf } from './attention'

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
  rooms: roomRows(rooms, namingSchema.parse({ id: 'naming' })),
  drafts: [],
  booking: null,
})
const sentences = (...given: Parameters<typeof concernsOf>) =>
  concernsOf(...given).map(({ id, text }) => `${id}: ${text}`)

const bare = { images: { principal: null, gallery: [] } }

test('packages need attention if they are broken, ended, hidden since they ended, or without a picture (ADM-17)', () => {
  const packages = [
    pkg('broken', { price: 0 }),
    pkg('ended', { dates: over }),
    pkg('ended-hidden', { dates: over, active: false }),
    pkg('hidden-at-end', { dates: over, hideAtEnd: true }),
    pkg('ends-today', { dates: { offerEnd: '2026-11-20' } }),
    pkg('bare', bare),
  ]
  expect(sentences(stored(packages))).toEqual([
    'broken: Não pode aparecer no site: corrija o preço.',
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
  expect(sentences(stored([], rooms))).toEqual([
    'b: Não aparece no site: “a” vem antes.',
    'd: Categoria desconhecida: não aparece no site.',
    'e: Está sem imagens.',
  ])
})

test('unpublished drafts need attention (ADM-17)', () => {
  const draft = { section: 'packages', label: 'A', by: 'Ana', when: '19/11/2026 às 10:00' } as const
  const drafts = ['a', 'b'].map((id) => ({ ...draft, id, isNew: id === 'a' }))
  expect(sentences({ ...stored([pkg('c')], [room('d')]), drafts })).toEqual([
    'a: Rascunho que ainda não está no site, de Ana em 19/11/2026 às 10:00.',
    'b: Rascunho que espera publicação, de Ana em 19/11/2026 às 10:00.',
  ])
})
