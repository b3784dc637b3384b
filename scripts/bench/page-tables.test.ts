import { expect, test } from 'vitest'
import { median } from '../lib/bench-table.ts'
import type { LighthouseRun } from '../lib/lighthouse-report.ts'
import { budgets } from '../lib/page-weight.ts'
import { lighthouseTable, type Measurement, type Weight, weightTable } from './page-tables.ts'

const still = { shift: 0, foreign: [] }
const bytes = { html: 15_000, css: 12_000, js: 150_000, fonts: 30_000, pictures: 70_000, data: 3000, film: 0 }
const weight: Weight = {
  bytes: { ...budgets, script: 141_000 },
  transfer: { bytes, requests: 20, pictures: 3, afterFilm: [] },
  islands: 15,
  mobile: still,
  desktop: still,
}
const url = new URL('http://localhost/')
const light: Measurement = { name: '/', url, kind: 'page', weight, runs: [] }

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 4, 2], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a page that keeps to all its goals bears no mark', () => {
  expect(cells(weightTable([light]), '/')).toEqual(
    '/ 280 15 12 150 30 70 3 0 20 3 15 141,0 12,0 17,7 0 0 0'.split(' '),
  )
})

test('what misses its goal is marked, but never in a mark', () => {
  const heavy: Weight = {
    bytes: { ...budgets, script: 142_000, html: budgets.html + 100 },
    transfer: {
      bytes: { ...bytes, pictures: 71_000, film: 401_000 },
      requests: 21,
      pictures: 4,
      afterFilm: [],
    },
    islands: 15,
    mobile: { shift: 0.0123, foreign: [] },
    desktop: { shift: 0, foreign: ['request to another origin: https://example.org/'] },
  }
  const table = weightTable([{ ...light, weight: heavy }])
  expect(cells(table, '/')).toEqual(
    '/ 281! 15 12 150 30 71 3 401! 21 4 15 142,0! 12,0 17,8! 1! 0,0123! 0'.split(' '),
  )
  expect(cells(weightTable([{ ...light, name: 'vazia', kind: 'empty', weight: heavy }]), 'vazia')[1]).toBe(
    '281',
  )
})

test('times are held against the empty page, scores against both marks', () => {
  const table = lighthouseTable([
    { ...light, name: 'vazia', kind: 'empty', runs: [run(96, 1000, 200)] },
    { ...light, name: 'simples', kind: 'plain', runs: [run(99, 1900, 0)] },
    { ...light, runs: [run(99, 1300, 220)] },
    { ...light, name: '/slow', runs: [run(98, 1310, 221)] },
  ])
  expect(cells(table, 'vazia')).toEqual('vazia 96 1,00 1,00 200 1,00 100 100 100'.split(' '))
  expect(cells(table, '/')).toEqual('/ 99 1,30 1,30 220 1,10 100 100 100'.split(' '))
  expect(cells(table, '/slow')).toEqual('/slow 98! 1,31 1,31! 221 1,10! 100 100 100'.split(' '))
  expect(cells(table, 'Meta')).toEqual('Meta 99 1,3 1,1 100 100 100'.split(' '))
})

test('medians; one run on a busy machine puts a doubt on the times', () => {
  const runs = [run(90, 2100, 50), run(100, 1500, 50), run(98, 1830, 50)]
  expect(cells(lighthouseTable([{ ...light, runs }]), '/')).toEqual('/ 98 1,83 – 50 – 100 100 100'.split(' '))
  const doubtful = [...runs.slice(1), run(90, 2100, 50, 999)]
  expect(cells(lighthouseTable([{ ...light, runs: doubtful }]), '/').slice(1, 5)).toEqual(
    '98* 1,83* – 50*'.split(' '),
  )
})

test('without a result there is no number, and columns stand under their heads', () => {
  const table = lighthouseTable([light, { ...light, name: '/restaurante' }])
  expect(cells(table, '/restaurante').slice(1)).toEqual(Array.from({ length: 8 }, () => '–'))
  expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1)
})

function run(
  performance: number,
  largestPaint: number,
  blockingTime: number,
  benchmarkIndex = 3000,
): LighthouseRun {
  const scores = { performance, accessibility: 100, 'best-practices': 100, seo: 100 }
  return { scores, largestPaint, blockingTime, benchmarkIndex, failures: [] }
}

function cells(table: string, name: string) {
  const line = table.split('\n').find((text) => text.startsWith(`${name} `))
  return line?.trim().split(/ +/) ?? []
}
