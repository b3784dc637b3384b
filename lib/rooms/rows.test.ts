import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomCategories } from './categories'
import { roomRows, roomsWithoutRow } from './rows'
import { roomSchema } from './schema'

test('one room per category, the first in the list, in the order of the page', () => {
  const rooms = roomsOf(['romantico', 'luxo', 'familia', 'tradicional', 'familia', 'tradicional'])
  expect(roomRows(rooms).map(({ id, category }) => `${id} ${category}`)).toEqual([
    '3 tradicional',
    '2 familia',
    '0 romantico',
  ])
  expect(roomsWithoutRow(rooms).map(({ id }) => id)).toEqual(['1'])
})

test('there are no rows without rooms', () => {
  expect(roomRows([])).toEqual([])
})

test('for any list: each known category once, with its first room', () => {
  const category = fc.constantFrom(...roomCategories, 'luxo', 'Familia')
  fc.assert(
    fc.property(fc.array(category), (categories) => {
      const rows = roomRows(roomsOf(categories))
      expect(rows.map((row) => row.category)).toEqual(
        roomCategories.filter((known) => categories.includes(known)),
      )
      for (const row of rows) expect(row.id).toBe(String(categories.indexOf(row.category)))
    }),
  )
})

function roomsOf(categories: string[]) {
  return categories.map((category, index) =>
    roomSchema.parse({ id: String(index), name: `Chalé ${index}`, category }),
  )
}
