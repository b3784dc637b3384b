import { expect, test } from 'vitest'
import { contrast, oklchOf } from '@/lib/brand/color'
import { scoreTone } from './score-tones'

test.each([
  ['red', [0, 1, 2, 3], 10, 40],
  ['orange', [4, 5], 40, 75],
  ['yellow', [6, 7], 75, 105],
  ['lime', [8, 9], 105, 135],
  ['green', [10], 135, 160],
])('%s for %j, each with a readable number (SUR-5)', (_, scores, from, to) => {
  const [{ ground, ink } = scoreTone(0), ...others] = scores.map(scoreTone)
  for (const other of others) expect(other).toEqual(expect.objectContaining({ ground, ink }))
  const { h } = oklchOf(ground)
  expect(h).toBeGreaterThan(from)
  expect(h).toBeLessThan(to)
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
})
