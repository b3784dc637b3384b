import { expect, test } from 'vitest'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomsSection } from './fields'
import { lowestPrice, roomRows, roomsWithoutRow } from './rows'

const categories = ['romantico', 'luxo', 'familia', 'tradicional', 'familia', 'tradicional']
const rooms = categories.map((category, index) =>
  roomsSection.schema.parse({ id: String(index), name: `Chalé ${index}`, category }),
)
const named = (stored: object) => namingSection.schema.parse({ id: 'naming', ...stored })

test('one room per category, the first in the list, in the order of the page (ROOM-1)', () => {
  const rows = roomRows(rooms, named({}))
  expect(rows.map(({ id, anchor, kind, shortName }) => [id, anchor, kind.title, shortName])).toEqual([
    ['3', 'tradicional', 'Chalé Tradicional', 'Tradicional'],
    ['2', 'familia', 'Chalé Família', 'Família'],
    ['0', 'romantico', 'Chalé Romântico', 'Romântico'],
  ])
  expect(roomsWithoutRow(rooms, named({})).map(({ id }) => id)).toEqual(['1'])
})

test("a hotel's own kinds, in its order, and every room of them (ROOM-17, ROOM-18)", () => {
  const kinds = [
    { code: 'luxo', name: 'Luxo', title: '' },
    { code: 'familia', name: 'Família', title: 'Apartamento Família' },
  ]
  const naming = named({ room_one: 'Suíte', kinds, rooms_shown: 'each' })
  const rows = roomRows(rooms, naming)
  expect(rows.map(({ id, anchor, kind, shortName }) => [id, anchor, kind.title, shortName])).toEqual([
    ['1', 'luxo', 'Suíte Luxo', 'Luxo'],
    ['2', 'familia', 'Apartamento Família', 'Chalé 2'],
    ['4', 'familia--2', 'Apartamento Família', 'Chalé 4'],
  ])
})

test('the lowest price of a night, if a room has one (SEO-3)', () => {
  const priced = [1250, null, 890].map((price) => ({ price }))
  expect(lowestPrice(priced)).toBe('a partir de R$\u00a0890,00 por noite')
  expect(lowestPrice([{ price: null }])).toBeUndefined()
})
