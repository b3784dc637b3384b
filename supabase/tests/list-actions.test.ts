import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteItem, duplicateItem, moveItem, saveItem, setItemActive } from '@/app/admin/_list/actions'
import { blanks } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { packageFields } from '@/lib/packages/fields'
import { packageForm } from '@/lib/packages/form'
import { roomFields } from '@/lib/rooms/fields'
import { registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { hotels, sharedHarness } from './harness.ts'

const newPackage = blanks(packageFields)

const { checkAdmin, publishSite, refresh } = vi.hoisted(() => ({
  checkAdmin: vi.fn(),
  publishSite: vi.fn(),
  refresh: vi.fn(),
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const items = z.array(z.looseObject({ id: z.string() }))

const harness = sharedHarness()

async function storedList(section: 'packages' | 'rooms' = 'packages') {
  const key = { hotel_id: hotels.a, section }
  const { data } = await harness.service.from('hotel_content').select('data').match(key).single()
  return items.parse(data?.data)
}

const images = { principal: '/images/a.jpg', gallery: ['', '/images/b.jpg'] }
const values = packageForm.parse({ ...newPackage, name: 'Natal', slug: 'natal', price: '900', images })
const { orderIndex: _, ...placeless } = values
const list: StoredItem[] = [
  { id: 'a', slug: 'a', name: 'A', active: true, orderIndex: 1, campaign: 'N1' },
  {
    id: 'b',
    slug: 'b',
    name: 'B',
    active: false,
    orderIndex: 0,
    images: { principal: 'https://x.example/a.jpg' },
  },
]
const creation = { ...values, id: 'c', expectedFingerprint: null, force: false }

const packages = { list: 'packages' as const }
type Save = { id: string; expectedFingerprint: string | null; force: boolean; [field: string]: unknown }
const save = ({ id, expectedFingerprint, force, ...values }: Save) =>
  saveItem({ ...packages, id, expectedFingerprint, force, values })

const room = {
  ...blanks(roomFields),
  name: 'Chalé',
  category: 'premium',
  description: 'Bom.',
  bed_configuration: '1 cama',
}
const rooms = [
  { id: 'a', name: 'A', category: 'premium', active: true, floor: 2 },
  { id: 'b', name: 'B', category: 'luxo', active: false, images: ['https://x.example/a.jpg'] },
]
const saveRoom = (id: string, change: object = {}, force = true) =>
  saveItem({ list: 'rooms', id, expectedFingerprint: null, force, values: { ...room, ...change } })

beforeEach(async () => {
  vi.clearAllMocks()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  await rewriteList(adminOf(harness), registry.packages, () => list)
  await rewriteList(adminOf(harness), registry.rooms, () => rooms)
})

test('a new package goes to the end and is published with all others', async () => {
  expect(await save(creation)).toMatchObject({ ok: true })
  expect((await storedList()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect((await storedList())[2]).toMatchObject({
    slug: 'natal',
    price: 900,
    discountPercentage: 0,
    images: { principal: '/images/a.jpg', gallery: ['/images/b.jpg'] },
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ packages: await storedList() })
})

test.each([
  [{ slug: 'a' }, { slug: 'Já existe um pacote com este slug' }],
  [{ slug: '../a' }, { slug: expect.stringContaining('letras minúsculas') }],
  [{ name: ' ' }, { name: 'Nome é obrigatório' }],
  [{ price: 0 }, { price: 'Preço deve ser maior que zero' }],
  [{ images: { principal: '', gallery: [] } }, { 'images.principal': 'Imagem principal é obrigatória' }],
  [
    { images: { ...images, gallery: ['', 'https://x.example/b.jpg'] } },
    { 'images.gallery.1': 'O site só mostra imagens enviadas por aqui.' },
  ],
  [
    {
      images: { ...images, gallery: ['', ...['b', 'c', 'd', 'e', 'f'].map((name) => `/images/${name}.jpg`)] },
    },
    { 'images.gallery.5': 'A galeria tem 4 lugares' },
  ],
  [{ id: 'x'.repeat(900_000) }, { id: expect.any(String) }],
  [{ bookingUrl: 'javascript:alert(1)' }, { bookingUrl: expect.stringContaining('http://') }],
  [{ bookingUrl: 'https://user:pw@x.example/' }, { bookingUrl: expect.stringContaining('http://') }],
  [{ primaryColor: 'red' }, { primaryColor: expect.stringContaining('#74b24a') }],
])('%o is refused without a write, whoever calls', async (wrong, fieldErrors) => {
  const result = await save({ ...creation, ...wrong, force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors })
  expect(await storedList()).toEqual(list)
  expect(publishSite).not.toHaveBeenCalled()
})

test('an edit keeps the place, the old image and what the form does not know', async () => {
  const images = { principal: 'https://x.example/a.jpg', gallery: [] }
  const edit = { ...placeless, images: images, expectedFingerprint: null, force: true }
  expect(await save({ ...edit, id: 'b' })).toMatchObject({ ok: true })
  expect((await storedList())[1]).toMatchObject({
    slug: 'natal',
    orderIndex: 0,
    images: images,
    previousSlugs: ['b'],
  })
  const own = { ...placeless, slug: 'a', expectedFingerprint: null, force: true }
  expect(await save({ ...own, id: 'a' })).toMatchObject({ ok: true })
  expect((await storedList())[0]).toMatchObject({ slug: 'a', name: 'Natal', campaign: 'N1' })
})

test('a gallery that is longer already is kept, and grows no further', async () => {
  const gallery = ['b', 'c', 'd', 'e', 'f'].map((name) => `/images/${name}.jpg`)
  const crowded = list.map((item) => ({ ...item, images: { ...images, gallery } }))
  await rewriteList(adminOf(harness), registry.packages, () => crowded)
  const edit = { ...placeless, id: 'a', slug: 'a', expectedFingerprint: null, force: true }
  expect(await save({ ...edit, images: { ...images, gallery } })).toMatchObject({ ok: true })
  const longer = { ...images, gallery: [...gallery, '/images/g.jpg'] }
  expect(await save({ ...edit, images: longer })).toMatchObject({
    fieldErrors: { 'images.gallery.5': 'A galeria tem 5 lugares' },
  })
})

test('activating changes nothing else', async () => {
  expect(await setItemActive({ ...packages, id: 'b', active: true })).toMatchObject({ ok: true })
  expect(await storedList()).toEqual([list[0], { ...list[1], active: true, updatedAt: expect.any(String) }])
})

test('a copy stands right after its original, and the order is counted anew', async () => {
  expect(await duplicateItem({ ...packages, id: 'b' })).toMatchObject({ ok: true })
  expect((await storedList()).map(({ slug, orderIndex }) => [slug, orderIndex])).toEqual([
    ['a', 2],
    ['b', 0],
    ['b-copia', 1],
  ])
})

test('moving changes the order only', async () => {
  expect(await moveItem({ ...packages, id: 'a', after: null })).toMatchObject({ ok: true })
  expect(await storedList()).toEqual([
    { ...list[0], orderIndex: 0 },
    { ...list[1], orderIndex: 1 },
  ])
})

test.each([
  [
    'toggling',
    () => setItemActive({ ...packages, id: 'x', active: true }),
    'Ele foi excluído por outra pessoa.',
  ],
  ['copying', () => duplicateItem({ ...packages, id: 'x' }), 'Ele foi excluído por outra pessoa.'],
  [
    'toggling a room',
    () => setItemActive({ list: 'rooms', id: 'x', active: true }),
    'Erro ao atualizar acomodação. Ela foi excluída',
  ],
  [
    'moving',
    () => moveItem({ ...packages, id: 'a', after: 'x' }),
    'A lista mudou enquanto isso. Tente de novo.',
  ],
  [
    'deleting',
    () => deleteItem({ ...packages, id: 'x', expectedFingerprint: '', force: false }),
    'Este item já foi excluído.',
  ],
])('%s what is gone is refused and brings the page up to date', async (_, act, error) => {
  expect(await act()).toMatchObject({ ok: false, error: expect.stringContaining(error) })
  expect(refresh).toHaveBeenCalledOnce()
  expect(publishSite).not.toHaveBeenCalled()
})

test.each([
  ['Erro ao salvar pacote.', () => save(creation)],
  ['Erro ao salvar pacote.', () => setItemActive({ ...packages, id: 'a', active: false })],
  [
    'Erro ao excluir pacote.',
    () => deleteItem({ ...packages, id: 'a', expectedFingerprint: '', force: true }),
  ],
])('%s: when something unforeseen happens', async (error, act) => {
  publishSite.mockRejectedValueOnce(new Error('unforeseen'))
  expect(await act()).toEqual({ ok: false, error })
})

test('a backend that cannot be reached is told, in Portuguese', async () => {
  const admin = await adminOnLine(harness, () => Promise.reject(new TypeError('fetch failed')))
  checkAdmin.mockResolvedValue({ admin })
  expect(await save(creation)).toEqual({
    ok: false,
    error: 'Erro ao buscar pacotes: o servidor não respondeu',
  })
  expect(publishSite).not.toHaveBeenCalled()
})

// What is particular about rooms; all lists share the actions above.

test('a new room has its defaults and is published with all others', async () => {
  expect(await saveRoom('c', {}, false)).toMatchObject({ ok: true })
  const stored = await storedList('rooms')
  expect(stored.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(stored[2]).toMatchObject({ name: 'Chalé', capacity: 2, price: null, active: true })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ rooms: stored })
})

test.each([
  [{ name: ' ' }, { name: 'Nome é obrigatório' }],
  [{ category: 'luxo' }, { category: 'Escolha uma das categorias da lista' }],
  [{ images: ['https://x.example/a.jpg'] }, { images: 'O site só mostra imagens enviadas por aqui' }],
  [{ images: Array.from('abcdef', (name) => `/images/${name}.jpg`) }, { images: 'Use no máximo 5 imagens' }],
  [{ video_url: 'javascript:alert(1)' }, { video_url: expect.stringContaining('Vimeo') }],
])('a room with %o is refused without a write', async (wrong, fieldErrors) => {
  expect(await saveRoom('c', wrong)).toMatchObject({ ok: false, fieldErrors })
  expect(await storedList('rooms')).toEqual(rooms)
})

test('an old category and an old image of a room do not prevent an edit', async () => {
  const old = { category: 'luxo', images: ['https://x.example/a.jpg'] }
  expect(await saveRoom('b', old)).toMatchObject({ ok: true })
  expect((await storedList('rooms'))[1]).toMatchObject({ id: 'b', name: 'Chalé', category: 'luxo' })
})

test('a toggled room gets no time stamp, which only packages have', async () => {
  expect(await setItemActive({ list: 'rooms', id: 'a', active: false })).toMatchObject({ ok: true })
  expect(await storedList('rooms')).toEqual([{ ...rooms[0], active: false }, rooms[1]])
})

test.each(['hero', 'toString', ''])('%o is no list', async (name) => {
  const list: string = name
  // @ts-expect-error: what only a forged call can hold
  const result = await deleteItem({ list, id: 'a', expectedFingerprint: '', force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors: { list: expect.any(String) } })
  expect(await storedList()).toHaveLength(2)
})
