import { expect, test } from 'vitest'
import { contrast } from '@/lib/brand/color'
import { scoreTone } from './score-tones'

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('five colours: 0-3 red, 4-5 orange, 6-7 yellow, 8-9 lime, 10 green', () => {
  const hues = { red: '#b23a2a', orange: '#e58a3a', yellow: '#edc948', lime: '#a9c957', green: '#2f7d43' }
  const { red, orange, yellow, lime, green } = hues
  expect(scores.map((score) => scoreTone(score).ground)).toEqual([
    ...[red, red, red, red],
    ...[orange, orange],
    ...[yellow, yellow],
    ...[lime, lime],
    green,
  ])
})

test.each(scores)('the number %i is readable on its button', (score) => {
  const { ground, ink } = scoreTone(score)
  expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
})
