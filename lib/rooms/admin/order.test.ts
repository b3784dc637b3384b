import { expect, test } from 'vitest'
import { moveBefore, placeBefore } from './order'

const list = [...'abcd'].map((id) => ({ id }))
const names = (moved: { id: string }[] | undefined) => moved?.map(({ id }) => id).join('')

test.each([
  ['c', 'a', 'cabd'],
  ['a', 'c', 'bacd'],
  ['a', 'b', 'abcd'],
  ['b', null, 'acdb'],
  ['d', null, 'abcd'],
])('%s before %s', (id, before, expected) => {
  expect(names(moveBefore(list, id, before))).toBe(expected)
})

test.each([
  ['x', 'a'],
  ['a', 'x'],
  ['a', 'a'],
])('%s before %s is no move', (id, before) => expect(moveBefore(list, id, before)).toBeUndefined())

test.each([
  ['b', 0, 'bacd'],
  ['b', 1, 'abcd'],
  ['b', 2, 'acbd'],
  ['a', 3, 'bcda'],
  ['d', 9, 'abcd'],
] as const)('%s to place %i', (id, position, expected) => {
  expect(names(moveBefore(list, id, placeBefore(list, id, position)))).toBe(expected)
})
