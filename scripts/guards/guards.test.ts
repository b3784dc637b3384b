import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { areas } from './areas.ts'
import { mutated, problemOf } from './mutation.ts'
import { guardsTable, withTable } from './table.ts'

const all = Object.values(areas).flat()
const mutation = { guard: 'Water | is wet.', file: 'lib/water.ts', find: 'wet', replace: 'dry', tests: [] }

test('every mutation is found exactly once, beside tests that are there', () => {
  expect(all.length).toBeGreaterThan(60)
  expect(all.flatMap((mutation) => problemOf(root, mutation) ?? [])).toEqual([])
})

test.each(Object.entries(areas))('the document names exactly the mutations of %s', (area, mutations) => {
  const [, rest = ''] = readFileSync('docs/guards.md', 'utf8').split(`\n### ${area}\n`)
  const [table = ''] = rest.split('\n### ')
  const told = [...table.matchAll(/^\| (.+?) +\| `(.+?)` /gm)].map(([, guard, file]) => ({ guard, file }))
  expect(told).toEqual(mutations.map(({ guard, file }) => ({ guard, file })))
})

test('a snippet that is missing or there twice is no mutation', () => {
  expect(mutated('the wet sea', mutation)).toBe('the dry sea')
  expect(() => mutated('the dry sea', mutation)).toThrow('found 0 times')
  expect(() => mutated('wet, wet sea', mutation)).toThrow('found 2 times')
  expect(problemOf(root, mutation)).toBe('lib/water.ts is not there')
})

test('the table has its place in the document, and tells survivors', () => {
  const table = guardsTable([{ mutation, test: undefined }])
  expect(table.split('\n').at(-1)).toBe('| Water \\| is wet. | `lib/water.ts` | SURVIVED  |')
  const document = 'a\n\n### sea\n\n| old |\n| --- |\n\n### land\n'
  const filled = 'a\n\n### sea\n\n| new |\n\n### land\n'
  expect(withTable(document, 'sea', '| new |')).toBe(filled)
  expect(withTable(filled, 'land', '| last |')).toBe(`${filled}\n| last |\n`)
  expect(withTable(withTable(filled, 'land', '| x |'), 'land', '| last |')).toBe(`${filled}\n| last |\n`)
  expect(() => withTable('nothing', 'sea', '')).toThrow('no heading')
})
