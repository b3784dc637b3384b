import { expect, test } from 'vitest'
import { sizeLabel } from './size-label'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [839_500, '840 kB'],
  [1_240_000, '1,2 MB'],
  [5_242_880, '5,2 MB'],
  [1_234_500_000, '1.234,5 MB'],
])('%i bytes: %s', (bytes, label) => expect(sizeLabel(bytes)).toBe(label))
