import { expect, test } from 'vitest'
import { isRoomCategory, roomCategories, roomCategoryLabel, roomCategoryName } from './categories'
import { roomRows, roomsWithoutRow } from './rows'
import { roomSchema } from './schema'

test('one room per category, the first in the list, in the order of the page', () => {
  const categories = ['romantico', 'luxo', 'familia', 'tradicional', 'familia', 'tradicional']
  const rooms = categories.map((category, index) =>
    roomSchema.parse({ id: String(index), name: `Chalé ${index}`, category }),
  )
  expect(roomRows(rooms).map(({ id, category }) => `${id} ${category}`)).toEqual([
    ...['3 tradicional', '2 familia', '0 romantico'],
  ])
  expect(roomsWithoutRow(rooms).map(({ id }) => id)).toEqual(['1'])
})

test('the five categories have their Portuguese names, and only these exact values are known', () => {
  const labels = ['Tradicional', 'Família', 'Premium', 'Superior', 'Romântico']
  expect(roomCategories.map(roomCategoryLabel)).toEqual(labels)
  expect(roomCategoryName('romantico')).toBe('Chalé Romântico')
  expect(roomCategories.every(isRoomCategory)).toBe(true)
  expect(['Familia', 'família', 'luxo', '', 'constructor', '0'].filter(isRoomCategory)).toEqual([])
})
