import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countsOf, inWords } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
})
const passing = { testResults: [file('passed', 'passed', 'skipped')] }

const mixed = { testResults: [file('failed', 'passed', 'failed', 'todo')] }

test.each([
  ['vitest', mixed, 1, '1 passed, 1 failed, 1 skipped'],
  ['a flaky test', { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } }, 1, '5 passed, 3 failed'],
  ['a file that does not load', { testResults: [file('failed')] }, 1, '0 passed, 1 failed'],
  ['an error outside any test', passing, 1, '1 passed, 1 failed, 1 skipped'],
  ['an unknown report', { success: true }, 0, '0 passed, 1 failed'],
])('%s', (_, report, exitCode, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  expect(inWords(countsOf(join(folder, 'report.json'), exitCode))).toBe(words)
})
