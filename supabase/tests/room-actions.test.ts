import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteItem, moveItem, saveItem, setItemActive } from '@/app/admin/_list/actions'
import { rewriteList } from '@/lib/content/rewrite-list'
import { blanks } from '@/lib/fields/field'
import { roomFields } from '@/lib/rooms/fields'
import { registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { type Harness, hotels, startHarness } from './harness.ts'

const newRoom = blanks(roomFields)

const { checkAdmin, publishSite, refresh } = vi.hoisted(() => ({
  checkAdmin: vi.fn(),
  publishSite: vi.fn(),
  refresh: vi.fn(),
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/auth/guard', () => ({ checkAdmin }))

const items = z.array(z.looseObject({ id: z.string() }))

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

async function storedList() {
  const key = { hotel_id: hotels.a, section: 'rooms' }
  const { data } = await harness.service.from('hotel_content').select('data').match(key).single()
  return items.parse(data?.data)
}

const room = {
  ...newRoom,
  name: 'Chalé',
  category: 'premium',
  description: 'Bom.',
  bed_configuration: '1 cama',
}
const list = [
  { id: 'a', name: 'A', category: 'premium', active: true, floor: 2 },
  { id: 'b', name: 'B', category: 'luxo', active: false, images: ['https://x.example/a.jpg'] },
]

const rooms = { list: 'rooms' as const }
type Save = { id: string; expectedFingerprint: string | null; force: boolean; [field: string]: unknown }
const save = ({ id, expectedFingerprint, force, ...values }: Save) =>
  saveItem({ ...rooms, id, expectedFingerprint, force, values })

beforeEach(async () => {
  vi.clearAllMocks()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  await rewriteList(adminOf(harness), registry.rooms, () => list)
})

test('a new room goes to the end and is published with all others', async () => {
  expect(await save({ ...room, id: 'c', expectedFingerprint: null, force: false })).toMatchObject({
    ok: true,
  })
  expect((await storedList()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect((await storedList())[2]).toMatchObject({ name: 'Chalé', capacity: 2, price: null, active: true })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ rooms: await storedList() })
})

test.each([
  [{ name: ' ' }, { name: 'Nome é obrigatório' }],
  [{ category: 'luxo' }, { category: 'Escolha uma das categorias da lista' }],
  [{ images: ['https://x.example/a.jpg'] }, { images: 'O site só mostra imagens enviadas por aqui' }],
  [{ images: Array.from('abcdef', (name) => `/images/${name}.jpg`) }, { images: 'Use no máximo 5 imagens' }],
  [{ video_url: 'javascript:alert(1)' }, { video_url: expect.stringContaining('Vimeo') }],
])('%o is refused without a write, whoever calls', async (wrong, fieldErrors) => {
  const result = await save({ ...room, ...wrong, id: 'c', expectedFingerprint: null, force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors })
  expect(await storedList()).toEqual(list)
  expect(publishSite).not.toHaveBeenCalled()
})

test('an old category and an old image do not stand in the way of an edit', async () => {
  const values = { ...room, category: 'luxo', images: ['https://x.example/a.jpg'] }
  expect(await save({ ...values, id: 'b', expectedFingerprint: null, force: true })).toMatchObject({
    ok: true,
  })
  expect((await storedList())[1]).toMatchObject({ id: 'b', name: 'Chalé', category: 'luxo' })
})

test('a toggle changes nothing else', async () => {
  expect(await setItemActive({ ...rooms, id: 'a', active: false })).toMatchObject({ ok: true })
  expect(await storedList()).toEqual([{ ...list[0], active: false }, list[1]])
  expect(publishSite).toHaveBeenCalledOnce()
})

test.each([
  [
    'toggling',
    () => setItemActive({ ...rooms, id: 'x', active: true }),
    'Erro ao atualizar acomodação. Ela foi excluída',
  ],
  [
    'moving',
    () => moveItem({ ...rooms, id: 'a', after: 'x' }),
    'Erro ao atualizar acomodação. A lista mudou',
  ],
  [
    'deleting',
    () => deleteItem({ ...rooms, id: 'x', expectedFingerprint: '', force: false }),
    'Este item já foi excluído.',
  ],
])('%s what is gone is refused and brings the page up to date', async (_, act, error) => {
  expect(await act()).toMatchObject({ ok: false, error: expect.stringContaining(error) })
  expect(refresh).toHaveBeenCalledOnce()
  expect(publishSite).not.toHaveBeenCalled()
})

test.each([
  ['Erro ao salvar quarto.', () => save({ ...room, id: 'c', expectedFingerprint: null, force: false })],
  ['Erro ao atualizar acomodação.', () => setItemActive({ ...rooms, id: 'a', active: false })],
  ['Erro ao atualizar acomodação.', () => moveItem({ ...rooms, id: 'a', after: null })],
  [
    'Erro ao excluir acomodação.',
    () => deleteItem({ ...rooms, id: 'a', expectedFingerprint: '', force: true }),
  ],
])('%s: when something unforeseen happens', async (error, act) => {
  publishSite.mockRejectedValueOnce(new Error('unforeseen'))
  expect(await act()).toEqual({ ok: false, error })
})

test('a backend that cannot be reached is told in the words of the catalogue', async () => {
  const admin = await adminOnLine(harness, () => Promise.reject(new TypeError('fetch failed')))
  checkAdmin.mockResolvedValue({ admin })
  expect(await save({ ...room, id: 'c', expectedFingerprint: null, force: false })).toEqual({
    ok: false,
    error: 'Erro ao salvar quarto.',
  })
  expect(publishSite).not.toHaveBeenCalled()
})

test.each(['hero', 'toString', ''])('%o is no list', async (name) => {
  const list: string = name
  // @ts-expect-error: what only a forged call can hold
  const result = await deleteItem({ list, id: 'a', expectedFingerprint: '', force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors: { list: expect.any(String) } })
  expect(await storedList()).toHaveLength(2)
})
