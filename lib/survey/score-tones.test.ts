import { expect, test } from 'vitest'
import { contrast } from '@/lib/brand/color'
import { scoreTone } from './score-tones'

const scores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test('five colours: 0-3 red, 4-5 orange, 6-7 yellow, 8-9 lime, 10 green, each with a readable number', () => {
  const [red, orange, yellow, lime, green] = ['#b23a2a', '#e58a3a', '#edc948', '#a9c957', '#2f7d43']
  const tones = scores.map(scoreTone)
  expect(tones.map(({ ground }) => ground)).toEqual([
    ...[red, red, red, red, orange, orange, yellow, yellow, lime, lime, green],
  ])
  for (const { ground, ink } of tones) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
})
