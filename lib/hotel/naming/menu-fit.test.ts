import { expect, test } from 'vitest'
import { menuFit } from './menu-fit'

const usual = ['Sobre', 'Chalés', 'Lazer', 'Gastronomia', 'Pacotes']

test('the five default entries fit beside a short name, and more pages hide only those that do not fit (NAV-5)', () => {
  expect(menuFit(usual, 'Quaresmeira')).toEqual([5, 5, 5])
  expect(menuFit([...usual, 'Adega'], 'Quaresmeira')).toEqual([4, 4, 6])
  expect(menuFit([...usual, 'Adega', 'Casamentos e festas'], null)).toEqual([4, 4, 5])
})

test('beside the longest name the first entries stay; one that is too long is hidden with those after it (NAV-5, NAV-19)', () => {
  const [large, wide] = menuFit([...usual, 'Adega'], 'Q'.repeat(60))
  expect(large).toBeGreaterThanOrEqual(2)
  expect(wide).toBeGreaterThanOrEqual(large)
  expect(menuFit(['x'.repeat(70), 'Adega'], 'Quaresmeira')).toEqual([0, 0, 0])
  expect(menuFit([], null)).toEqual([0, 0, 0])
})
