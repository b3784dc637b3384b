import { expect, test } from 'vitest'
import { takeSteps, timed, timeTable } from './time-table.ts'

test('each part has a line, its steps below it', () => {
  const result = { passed: 2, failed: 0, skipped: 0, failures: [] }
  const steps = [{ title: 'build', milliseconds: 40_000 }]
  const table = timeTable([
    { ...result, title: 'Tipos', milliseconds: 4_400, steps: [] },
    { ...result, title: 'Navegador', milliseconds: 100_000, steps },
  ])
  expect(table.split('\n')).toEqual([
    'Tipos          4,4 s  2 passed, 0 failed',
    'Navegador    100,0 s  2 passed, 0 failed',
    '  build       40,0 s',
  ])
})

test('steps are noted once, those that failed too', async () => {
  expect(await timed('a', async () => 1)).toBe(1)
  await expect(timed('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(takeSteps().map(({ title }) => title)).toEqual(['a', 'b'])
  expect(takeSteps()).toEqual([])
})
