import { expect, test } from 'vitest'
import { fullness, isTooLarge, storedBytes } from './stored-size'

test.each<[number, unknown]>([
  [2, []],
  [20, [{ a: 1, b: 'x' }]],
  [27, { a: [1, 2, 3], b: null }],
  [14, 'Pão\n"é"'],
  [8, { a: 1, gone: undefined }],
])('%i bytes is the size of this value as jsonb text: %j', (expected, value) => {
  expect(storedBytes(value)).toBe(expected)
})

const list = (bytes: number) => [{ id: 'a', text: 'x'.repeat(bytes - 25) }]

test('a list of more than 2 MB is too large, but may keep its size (SAVE-19)', () => {
  const most = 2 ** 21
  expect(storedBytes(list(most))).toBe(most)
  expect(isTooLarge(list(most), [])).toBe(false)
  expect(isTooLarge(list(most + 1), [])).toBe(true)
  expect(isTooLarge(list(most + 65_535), list(most + 1))).toBe(false)
  expect(isTooLarge(list(most + 65_536), list(most + 1))).toBe(true)
})

test('a list’s fill level is shown from 80 % on (SAVE-19)', () => {
  expect(fullness(list(1_677_721))).toBe('')
  expect(fullness(list(1_677_722))).toMatch(/^Esta lista já usa 80 % do espaço/)
})
