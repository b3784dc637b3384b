import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteItem, duplicateItem, moveItem, saveItem, setItemActive } from '@/app/admin/_list/actions'
import { saveAbout, saveConfiguration, saveHeroCall } from '@/app/admin/_sections/actions'
import { blanks } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { updateSingle } from '@/lib/content/single'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { packageFields } from '@/lib/packages/fields'
import { packageForm } from '@/lib/packages/form'
import { roomFields } from '@/lib/rooms/fields'
import { registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { sharedHarness, storedList } from './harness.ts'

const newPackage = blanks(packageFields)

const { checkAdmin, publishSite, refresh } = vi.hoisted(() => ({
  checkAdmin: vi.fn(),
  publishSite: vi.fn(),
  refresh: vi.fn(),
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()

const stored = async (section: 'packages' | 'rooms' = 'packages') => (await storedList(harness, section)).data

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
  expect((await stored()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect((await stored())[2]).toMatchObject({
    slug: 'natal',
    price: 900,
    discountPercentage: 0,
    images: { principal: '/images/a.jpg', gallery: ['/images/b.jpg'] },
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ packages: await stored() })
})

test.each([
  [{ slug: 'a' }, { slug: 'Já existe um pacote com este slug' }],
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
])('%o is refused without a write', async (wrong, fieldErrors) => {
  const result = await save({ ...creation, ...wrong, force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors })
  expect(await stored()).toEqual(list)
  expect(publishSite).not.toHaveBeenCalled()
})

test('an edit keeps the place, the old image and fields that the form does not have', async () => {
  const images = { principal: 'https://x.example/a.jpg', gallery: [] }
  const edit = { ...placeless, images: images, expectedFingerprint: null, force: true }
  expect(await save({ ...edit, id: 'b' })).toMatchObject({ ok: true })
  expect((await stored())[1]).toMatchObject({
    slug: 'natal',
    orderIndex: 0,
    images: images,
    previousSlugs: ['b'],
  })
  const own = { ...placeless, slug: 'a', expectedFingerprint: null, force: true }
  expect(await save({ ...own, id: 'a' })).toMatchObject({ ok: true })
  expect((await stored())[0]).toMatchObject({ slug: 'a', name: 'Natal', campaign: 'N1' })
})

test('a gallery that is already too long is kept and cannot grow', async () => {
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

test('activating changes nothing else, and only a package gets a time stamp', async () => {
  expect(await setItemActive({ ...packages, id: 'b', active: true })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([list[0], { ...list[1], active: true, updatedAt: expect.any(String) }])
  expect(await setItemActive({ list: 'rooms', id: 'a', active: false })).toMatchObject({ ok: true })
  expect(await stored('rooms')).toEqual([{ ...rooms[0], active: false }, rooms[1]])
})

test('a copy follows its original, and the order is renumbered', async () => {
  expect(await duplicateItem({ ...packages, id: 'b' })).toMatchObject({ ok: true })
  expect((await stored()).map(({ slug, orderIndex }) => [slug, orderIndex])).toEqual([
    ['a', 2],
    ['b', 0],
    ['b-copia', 1],
  ])
})

test('moving changes the order only', async () => {
  expect(await moveItem({ ...packages, id: 'a', after: null })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([
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
    'moving',
    () => moveItem({ ...packages, id: 'a', after: 'x' }),
    'A lista mudou enquanto isso. Tente de novo.',
  ],
  [
    'deleting',
    () => deleteItem({ ...packages, id: 'x', expectedFingerprint: '', force: false }),
    'Este item já foi excluído.',
  ],
])('%s a deleted item is refused and refreshes the page', async (_, act, error) => {
  expect(await act()).toMatchObject({ ok: false, error: expect.stringContaining(error) })
  expect(refresh).toHaveBeenCalledOnce()
  expect(publishSite).not.toHaveBeenCalled()
})

test('a backend that does not answer is reported in Portuguese', async () => {
  const admin = await adminOnLine(harness, () => Promise.reject(new TypeError('fetch failed')))
  checkAdmin.mockResolvedValue({ admin })
  expect(await save(creation)).toEqual({
    ok: false,
    error: 'Erro ao buscar pacotes: o servidor não respondeu',
  })
  expect(publishSite).not.toHaveBeenCalled()
})

// Rules of rooms only; all lists share the actions above.

test.each([
  [{ category: 'luxo' }, { category: 'Escolha uma das categorias da lista' }],
  [{ images: ['https://x.example/a.jpg'] }, { images: 'O site só mostra imagens enviadas por aqui' }],
  [{ video_url: 'javascript:alert(1)' }, { video_url: expect.stringContaining('Vimeo') }],
])('a room with %o is refused without a write', async (wrong, fieldErrors) => {
  expect(await saveRoom('c', wrong)).toMatchObject({ ok: false, fieldErrors })
  expect(await stored('rooms')).toEqual(rooms)
})

test('an old category and an old image of a room do not prevent an edit', async () => {
  const old = { category: 'luxo', images: ['https://x.example/a.jpg'] }
  expect(await saveRoom('b', old)).toMatchObject({ ok: true })
  expect((await stored('rooms'))[1]).toMatchObject({ id: 'b', name: 'Chalé', category: 'luxo' })
})

test.each(['hero', 'toString', ''])('%o is no list', async (name) => {
  const list: string = name
  // @ts-expect-error: only a forged call has such a name
  const result = await deleteItem({ list, id: 'a', expectedFingerprint: '', force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors: { list: expect.any(String) } })
  expect(await stored()).toHaveLength(2)
})

describe('a database that refuses to write', () => {
  const refusal = { code: '23514', message: 'violates check constraint', details: null, hint: null }
  const edit = { expectedValues: {}, force: true }
  const about = { ...blanks(aboutFields), title: 'T' }
  const configuration = { ...blanks(configurationFields), address: 'A' }
  const hero = { ...blanks(heroFields), title: 'T' }
  const limits = 'Erro ao salvar no banco: o conteúdo passa dos limites do banco de dados'
  const remove = (name: 'packages' | 'rooms') =>
    deleteItem({ list: name, id: 'a', expectedFingerprint: '', force: true })

  beforeEach(async () => {
    for (const section of ['hero', 'about', 'configuration'] as const)
      await updateSingle(adminOf(harness), registry[section], { ...edit, values: {} })
    const admin = await adminOnLine(harness, async (request, send) =>
      ['PATCH', 'POST'].includes(request.method) ? Response.json(refusal, { status: 400 }) : send(request),
    )
    checkAdmin.mockResolvedValue({ admin })
  })

  test.each<[string, () => Promise<object>]>([
    ['Erro ao excluir pacote.', () => remove('packages')],
    ['Erro ao salvar quarto.', () => saveRoom('c')],
    ['Erro ao atualizar acomodação.', () => moveItem({ list: 'rooms', id: 'b', after: null })],
    ['Erro ao excluir acomodação.', () => remove('rooms')],
    ['Erro ao salvar seção Hero.', () => saveHeroCall({ ...edit, values: hero })],
    ['Erro ao salvar seção Sobre.', () => saveAbout({ ...edit, values: about })],
    ['Erro ao salvar configurações.', () => saveConfiguration({ ...edit, values: configuration })],
    // Packages have no sentence of their own for it.
    [limits, () => save(creation)],
    [limits, () => duplicateItem({ ...packages, id: 'a' })],
  ])('is reported as %s and its message is logged', async (error, act) => {
    const log = vi.mocked(console.error).mockClear()
    expect(await act()).toEqual({ ok: false, error })
    expect(log.mock.calls.flat().join()).toContain('violates check constraint')
    expect(publishSite).not.toHaveBeenCalled()
  })
})
