import { expect, test } from 'vitest'
import { isRoomCategory, roomCategories, roomCategoryLabel, roomCategoryName } from './categories'

test('the five categories have their Portuguese names', () => {
  expect(roomCategories.map(roomCategoryLabel)).toEqual([
    'Tradicional',
    'Família',
    'Premium',
    'Superior',
    'Romântico',
  ])
  expect(roomCategoryName('romantico')).toBe('Chalé Romântico')
})

test('only these exact values are known', () => {
  expect(roomCategories.every(isRoomCategory)).toBe(true)
  expect(['Familia', 'família', 'luxo', '', 'constructor', '0'].filter(isRoomCategory)).toEqual([])
})
