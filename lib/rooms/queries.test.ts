import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getRoomRows } from './queries'
import { roomSchema } from './schema'

const getSiteContent = vi.hoisted(() => vi.fn())
vi.mock('@/lib/content/site-content', () => ({ getSiteContent }))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a room of an unknown category has no row and is logged once', async () => {
  const rooms = ['luxo', 'premium'].map((category) =>
    roomSchema.parse({ id: category, name: 'Chalé', category }),
  )
  getSiteContent.mockResolvedValue({ rooms })
  for (let visit = 0; visit < 3; visit++) expect(await getRoomRows()).toEqual([rooms[1]])
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toMatchObject([{ event: 'room_category_unknown', id: 'luxo', category: 'luxo' }])
})
