import { expect, test } from 'vitest'
import { hotelPhrase } from './hotel-phrase'

test.each([
  ['Quaresmeira', 'do hotel Quaresmeira'],
  ['Hotel Boa Vista', 'do Hotel Boa Vista'],
  ['Pousada Maré Mansa', 'da Pousada Maré Mansa'],
  ['Cuxiú Ecolodge', 'do Cuxiú Ecolodge'],
  ['Refúgio do Lago', 'do Refúgio do Lago'],
  ['Pouso da Serra', 'do Pouso da Serra'],
])('%s: o site %s', (name, called) => expect(hotelPhrase(name, 'do')).toBe(called))

test.each([
  ['Hotel Serra', undefined, 'Hotel Serra'],
  ['Serra', 'O', 'O Hotel Serra'],
  ['Pousada Serra', 'O', 'A Pousada Serra'],
] as const)('%s at the beginning of a line with %s: %s', (name, article, called) => {
  expect(hotelPhrase(name, article)).toBe(called)
})
