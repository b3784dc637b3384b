import { expect, test } from 'vitest'
import { categoryLabel, packageCategories } from './categories'

test('the five categories have their Portuguese names', () => {
  expect(packageCategories.map(categoryLabel)).toEqual([
    'Romântico',
    'Família',
    'Aventura',
    'Bem-estar',
    'Gastronomia',
  ])
})

test('an unknown category is shown readably', () => {
  expect(categoryLabel('fim-de-ano')).toBe('Fim de ano')
  expect(categoryLabel('constructor')).toBe('Constructor')
})
