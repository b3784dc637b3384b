import { expect, test } from 'vitest'
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

function roomsOf(categories: string[]) {
  return categories.map((category, index) =>
    roomSchema.parse({ id: String(index), name: `Chalé ${index}`, category }),
  )
}
