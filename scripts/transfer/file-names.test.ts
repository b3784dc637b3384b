import { expect, test } from 'vitest'
import { fileName, wordsOf } from './file-names.ts'

const hash = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'

test.each([
  ['hotel/import/lago.jpg', 'lago'],
  ['IMG_2034.JPG', 'IMG_2034'],
  ['hotel/import/lago-do-sul-0a1b2c3d4e5f.jpg', 'lago-do-sul'],
  [`hotel/import/${hash}.jpg`, undefined],
  ['packages/principal/5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a01-1763640000000.jpg', undefined],
  ['rooms/r1/1763640000000_0.jpg', undefined],
])('the words of %s (XFER-1)', (path, words) => expect(wordsOf(path)).toBe(words))

test.each([
  ['Chalé do Lago', 'chale-do-lago-0a1b2c3d4e5f.jpg'],
  ['', `${hash}.jpg`],
  ['x'.repeat(90), `${'x'.repeat(80)}-0a1b2c3d4e5f.jpg`],
  [`${'x'.repeat(79)} y`, `${'x'.repeat(79)}-0a1b2c3d4e5f.jpg`],
])('the name from the words “%s” is stable', (words, expected) => {
  const name = fileName(words, `${hash}.jpg`)
  expect(name).toBe(expected)
  expect(fileName(wordsOf(name) ?? '', `${hash}.jpg`)).toBe(name)
})
