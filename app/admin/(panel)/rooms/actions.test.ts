import { beforeEach, expect, test, vi } from 'vitest'
import type { Element } from '@/lib/content/list'
import { newRoom } from '@/lib/rooms/form'
import { deleteRoom, moveRoom, saveRoom, setRoomActive } from './actions'

const { publishSite, refresh, stored } = vi.hoisted(() => ({
  publishSite: vi.fn(),
  refresh: vi.fn(),
  stored: { list: [] as Element[], fails: false },
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/content/publish', () => ({ publishSite }))
vi.mock('@/lib/auth/guard', () => ({ checkAdmin: async () => ({ admin: { hotelId: 'h' } }) }))
vi.mock('@/lib/content/write', async () => {
  const { Refused } = await import('@/lib/content/failures')
  const rewriteList = async (_: unknown, section: string, change: (list: Element[]) => Element[]) => {
    expect(section).toBe('rooms')
    if (stored.fails) throw new Error('connection lost')
    stored.list = change(stored.list)
    return { list: stored.list, version: 2 }
  }
  const tryRewrite = (...change: Parameters<typeof rewriteList>) =>
    rewriteList(...change).then(
      (written) => ({ ok: true, ...written }),
      (error) => {
        if (error instanceof Refused) return error.result
        throw error
      },
    )
  return { Refused, rewriteList, tryRewrite }
})

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

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.clearAllMocks()
  Object.assign(stored, { list, fails: false })
})

test('a new room goes to the end and is published with all others', async () => {
  expect(await saveRoom({ ...room, id: 'c', base: null, force: false })).toEqual({ ok: true })
  expect(stored.list.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(stored.list[2]).toMatchObject({ name: 'Chalé', capacity: 2, price: null, active: true })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ rooms: stored.list })
})

test.each([
  [{ name: ' ' }, { name: 'Nome é obrigatório' }],
  [{ category: 'luxo' }, { category: 'Escolha uma das categorias da lista' }],
  [{ images: ['https://x.example/a.jpg'] }, { images: 'O site só mostra imagens enviadas por aqui' }],
  [{ images: Array.from('abcdef', (name) => `/images/${name}.jpg`) }, { images: 'Use no máximo 5 imagens' }],
  [{ video_url: 'javascript:alert(1)' }, { video_url: expect.stringContaining('Vimeo') }],
])('%o is refused without a write, whoever calls', async (wrong, fieldErrors) => {
  const result = await saveRoom({ ...room, ...wrong, id: 'c', base: null, force: true })
  expect(result).toMatchObject({ ok: false, fieldErrors })
  expect(stored.list).toBe(list)
  expect(publishSite).not.toHaveBeenCalled()
})

test('an old category and an old picture do not stand in the way of an edit', async () => {
  const values = { ...room, category: 'luxo', images: ['https://x.example/a.jpg'] }
  expect(await saveRoom({ ...values, id: 'b', base: null, force: true })).toEqual({ ok: true })
  expect(stored.list[1]).toMatchObject({ id: 'b', name: 'Chalé', category: 'luxo' })
})

test('a toggle changes nothing else', async () => {
  expect(await setRoomActive({ id: 'a', active: false })).toEqual({ ok: true })
  expect(stored.list).toEqual([{ ...list[0], active: false }, list[1]])
  expect(publishSite).toHaveBeenCalledOnce()
})

test.each([
  [
    'toggling',
    () => setRoomActive({ id: 'x', active: true }),
    'Erro ao atualizar acomodação. Ela foi excluída',
  ],
  ['moving', () => moveRoom({ id: 'a', before: 'x' }), 'Erro ao atualizar acomodação. A lista mudou'],
  ['deleting', () => deleteRoom({ id: 'x', base: '', force: false }), 'Este item já foi excluído.'],
])('%s what is gone is refused and brings the page up to date', async (_, act, error) => {
  expect(await act()).toMatchObject({ ok: false, error: expect.stringContaining(error) })
  expect(refresh).toHaveBeenCalledOnce()
  expect(publishSite).not.toHaveBeenCalled()
})

test.each([
  ['Erro ao salvar quarto.', () => saveRoom({ ...room, id: 'c', base: null, force: false })],
  ['Erro ao atualizar acomodação.', () => setRoomActive({ id: 'a', active: false })],
  ['Erro ao atualizar acomodação.', () => moveRoom({ id: 'a', before: null })],
  ['Erro ao excluir acomodação.', () => deleteRoom({ id: 'a', base: '', force: true })],
])('%s: when the backend fails', async (error, act) => {
  stored.fails = true
  expect(await act()).toEqual({ ok: false, error })
  expect(publishSite).not.toHaveBeenCalled()
})
