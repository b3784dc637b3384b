import { expect, test } from 'vitest'
import { figuresTable, repeated } from './figures.ts'

const lines = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/))

test('what is held against an empty page is judged by its ratio', () => {
  const cost = { name: 'CPU', unit: 'µs', goal: 1.1 }
  const table = figuresTable([
    { ...cost, own: 440, empty: 400 },
    { ...cost, own: 480, empty: 400 },
  ])
  expect(lines(table).slice(1)).toEqual([
    ['CPU, µs', '400', '440', '1,10', '≤ 1,1'],
    ['CPU, µs', '400', '480', '1,20!', '≤ 1,1'],
  ])
})

test('what stands alone is judged by itself', () => {
  const touch = { name: 'menu', unit: 'ms', goal: 100 }
  const table = figuresTable([
    { ...touch, ...repeated([96, 120, 88]) },
    { ...touch, own: 104 },
  ])
  expect(lines(table).slice(1)).toEqual([
    ['menu, ms', '96', '≤ 100', 'pior 120'],
    ['menu, ms', '104!', '≤ 100'],
  ])
})

test('what could not be measured says why, and misses nothing', () => {
  const table = figuresTable([{ name: 'nginx', unit: 'vezes', goal: 1.3, note: 'sem nginx' }])
  expect(lines(table)[1]).toEqual(['nginx, vezes', '–', '≤ 1,3', 'sem nginx'])
})
