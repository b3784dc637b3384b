import { expect, test } from 'vitest'
import { hotelCalled } from './called'

test.each([
  ['Quaresmeira', 'do hotel Quaresmeira'],
  ['Hotel Boa Vista', 'do Hotel Boa Vista'],
  ['Grande HOTEL da Serra', 'do Grande HOTEL da Serra'],
  ['Pousada Maré Mansa', 'da Pousada Maré Mansa'],
  ['Refúgio do Lago', 'do Refúgio do Lago'],
  ['Vilarejo', 'do hotel Vilarejo'],
])('%s: o site %s', (name, called) => {
  expect(hotelCalled(name, 'do')).toBe(called)
})

test('at the beginning of a line', () => {
  expect(['Serra', 'Hotel Serra', 'Pousada Serra'].map((name) => hotelCalled(name))).toEqual([
    'Hotel Serra',
    'Hotel Serra',
    'Pousada Serra',
  ])
  expect([hotelCalled('Serra', 'O'), hotelCalled('Pousada Serra', 'O')]).toEqual([
    'O Hotel Serra',
    'A Pousada Serra',
  ])
})
