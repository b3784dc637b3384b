import { expect, test } from 'vitest'
import { createMemory } from './memory.mjs'

test('what was unused for longest makes room, by size', () => {
  const memory = createMemory(10)
  memory.set('a', 1, 4)
  memory.set('b', 2, 4)
  memory.get('a')
  memory.set('c', 3, 4)
  expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual([1, undefined, 3])
  memory.set('a', 4, 6)
  expect(['a', 'c'].map((key) => memory.get(key))).toEqual([4, 3])
  memory.set('d', 5, 11)
  expect(['a', 'c', 'd'].map((key) => memory.get(key))).toEqual([undefined, undefined, undefined])
})
