import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countsOf, inWords, sumOf } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => {
  return { status, assertionResults: tests.map((status) => ({ status })) }
}
const vitest = {
  testResults: [file('failed', 'passed', 'failed', 'todo'), file('passed', 'passed', 'skipped')],
}
const unloaded = { testResults: [file('passed', 'passed'), file('failed')] }
const passing = { testResults: [file('passed', 'passed')] }
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } }

test.each([
  ['vitest: what is neither passed nor failed was skipped', vitest, 1, '2 passed, 1 failed, 2 skipped'],
  ['Playwright: a flaky test failed', playwright, 1, '5 passed, 3 failed, 3 skipped'],
  ['vitest: a file that does not load failed', unloaded, 1, '1 passed, 1 failed'],
  ['an error outside any test', passing, 1, '1 passed, 1 failed'],
  ['an unknown report', { success: true }, 0, '0 passed, 1 failed'],
])('%s', (_, report, exitCode, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  expect(inWords(countsOf(file, exitCode))).toBe(words)
})

test('a missing report is a failure, and parts are summed', () => {
  const missing = countsOf('/nowhere/report.json', 0)
  expect(inWords(sumOf([missing, { passed: 3, failed: 0, skipped: 1 }]))).toBe(
    '3 passed, 1 failed, 1 skipped',
  )
})
