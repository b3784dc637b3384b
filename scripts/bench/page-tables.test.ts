import { expect, test } from 'vitest'
import { benchTable, type Measurement, median } from './bench-table.ts'
import type { LighthouseRun } from './lighthouse-report.ts'
import { budgets } from './page-weight.ts'

const still = { shift: 0, foreign: [] }
const light: Measurement = { path: '/', bytes: { ...budgets }, mobile: still, desktop: still, runs: [] }

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 4, 2], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a page within its budgets, without Lighthouse', () => {
  expect(row(light)).toEqual(['/', '148,9', '12,0', '15,0', '0', '0', '0', '–', '–', '–', '–', '–', '–'])
})

test('what is over its budget is marked', () => {
  const heavy: Measurement = {
    ...light,
    bytes: { ...budgets, html: budgets.html + 100 },
    mobile: { shift: 0.0123, foreign: [] },
    desktop: { shift: 0, foreign: ['request to another origin: https://example.org/'] },
  }
  expect(row(heavy).slice(1, 7)).toEqual(['148,9', '12,0', '15,1!', '1!', '0,0123!', '0'])
})

test('scores are medians; one run on a busy machine puts a doubt on the times', () => {
  const runs = [run(90, 2100), run(100, 1500), run(98, 1830)]
  expect(row({ ...light, runs }).slice(7)).toEqual(['98', '100', '100', '100', '1,83', '50'])
  const doubtful = [...runs.slice(1), run(90, 2100, 999)]
  expect(row({ ...light, runs: doubtful }).slice(7)).toEqual(['98*', '100', '100', '100', '1,83*', '50*'])
})

test('columns stand under their heads', () => {
  const lines = benchTable([light, { ...light, path: '/restaurante' }]).split('\n')
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

function run(performance: number, largestPaint: number, benchmarkIndex = 3000): LighthouseRun {
  const scores = { performance, accessibility: 100, 'best-practices': 100, seo: 100 }
  return { scores, largestPaint, blockingTime: 50, benchmarkIndex, failures: [] }
}

function row(measurement: Measurement) {
  return benchTable([measurement]).split('\n')[1]?.split(/ {2,}/) ?? []
}
