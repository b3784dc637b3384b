import { expect, test, vi } from 'vitest'
import { packageRows } from '@/lib/packages/admin/rows'
import { roomRows } from '@/lib/rooms/admin/rows'
import {
  brokenPackages,
  concernsOf,
  expiredPackages,
  pastPackages,
  unseenRooms,
  waitingDrafts,
  withoutPicture,
} from './attention'

vi.stubEnv('HOTEL_TODAY', '2026-11-20')

const pkg = (id: string, fields: object = {}) => ({
  id,
  slug: id,
  name: id,
  category: 'familia',
  price: 100,
  active: true,
  images: { principal: '/images/a.jpg', gallery: [] },
  ...fields,
})
const room = (id: string, fields: object = {}) => ({
  id,
  name: id,
  category: 'familia',
  active: true,
  images: ['/images/a.jpg'],
  ...fields,
})
const over = { offerEnd: '2026-11-19', accommodationEnd: null }
const stored = (packages: ReturnType<typeof pkg>[], rooms: ReturnType<typeof room>[] = []) => ({
  packages: packageRows(packages),
  rooms: roomRows(rooms),
  drafts: [],
})
const told = (concerns: ReturnType<typeof concernsOf>) => concerns.map(({ id, text }) => `${id}: ${text}`)

test('a package that is over and still shown', () => {
  const found = expiredPackages(
    stored([
      pkg('a', { dates: over }),
      pkg('b', { dates: over, hideAtEnd: true }),
      pkg('c', { dates: over, active: false }),
      pkg('d', { dates: { offerEnd: '2026-11-20' } }),
    ]),
  )
  expect(told(found)).toEqual(['a: Venceu em 19/11/2026 e continua no site.'])
})

test('a package whose dates have passed and that is hidden since', () => {
  const found = pastPackages(stored([pkg('a', { dates: over }), pkg('b', { dates: over, hideAtEnd: true })]))
  expect(told(found)).toEqual(['b: As datas passaram em 19/11/2026: saiu do site sozinho.'])
})

test('an active item without a picture', () => {
  const bare = { images: { principal: null, gallery: [] } }
  const found = withoutPicture(
    stored([pkg('a', bare), pkg('b', { ...bare, active: false })], [room('r', { images: [] }), room('s')]),
  )
  expect(told(found)).toEqual(['a: Está sem imagem principal.', 'r: Está sem imagens.'])
})

test('a room hidden by another of its category, or of an unknown category', () => {
  const rooms = [
    room('a'),
    room('b'),
    room('c', { active: false }),
    room('d', { category: 'luxo' }),
    room('e', { category: 'premium' }),
  ]
  expect(told(unseenRooms(stored([], rooms)))).toEqual([
    'b: Não aparece no site: “a” vem antes.',
    'd: Categoria desconhecida: não aparece no site.',
  ])
})

test('an active package that the site leaves out', () => {
  const found = brokenPackages(
    stored([pkg('a', { price: 0 }), pkg('b', { price: 0, active: false }), pkg('c')]),
  )
  expect(told(found)).toEqual(['a: Não pode aparecer no site: corrija o preço.'])
})

test('a draft that nobody has published', () => {
  const draft = { list: 'packages', id: 'a', label: 'A', by: 'Ana', when: '19/11/2026 às 10:00' } as const
  const drafts = [
    { ...draft, isNew: true },
    { ...draft, id: 'b', isNew: false },
  ]
  expect(told(waitingDrafts({ ...stored([]), drafts }))).toEqual([
    'a: Rascunho que ainda não está no site, de Ana em 19/11/2026 às 10:00.',
    'b: Rascunho que espera publicação, de Ana em 19/11/2026 às 10:00.',
  ])
})

test('nothing is reported if all is well', () => {
  expect(concernsOf(stored([pkg('a')], [room('b')]))).toEqual([])
})
