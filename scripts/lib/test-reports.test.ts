import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './root.ts'
import { countPlaywright, reasonsToSkip } from './test-playwright.ts'
import { countVitest } from './test-vitest.ts'

describe('vitest report', () => {
  const file = (name: string, status: string, tests: [string, string, string[]?][], message = '') => ({
    name: join(root, name),
    status,
    message,
    assertionResults: tests.map(([fullName, status, failureMessages = []]) => ({
      fullName,
      status,
      failureMessages,
    })),
  })

  test('counts tests and shows where each failure is', () => {
    const testResults = [
      file('lib/a.test.ts', 'passed', [
        ['one', 'passed'],
        ['two', 'skipped'],
        ['three', 'todo'],
      ]),
      file('lib/b.test.ts', 'failed', [
        ['four', 'passed'],
        ['five', 'failed', ['expected 1 to be 2']],
      ]),
    ]
    expect(countVitest({ testResults })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['lib/b.test.ts › five\nexpected 1 to be 2'],
    })
  })

  test('a file that does not even load is one failure', () => {
    const testResults = [file('lib/c.test.ts', 'failed', [], 'Cannot find module')]
    expect(countVitest({ testResults })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['lib/c.test.ts\nCannot find module'],
    })
  })
})

describe('Playwright report', () => {
  const spec = (title: string, status: string, message = '') => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'mobile', status, results: [{ errors: message ? [{ message }] : [] }] }],
  })

  test('finds failures however deep their suite is, and takes the colours out', () => {
    const suites = [
      {
        specs: [spec('passes', 'expected')],
        suites: [{ specs: [spec('breaks', 'unexpected', '\u001b[31mnot visible\u001b[39m')] }],
      },
    ]
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 2 }
    expect(countPlaywright({ suites, errors: [], stats })).toEqual({
      passed: 1,
      failed: 1,
      skipped: 2,
      failures: ['[mobile] home.spec.ts:7 › breaks\nnot visible'],
    })
  })

  test('why tests were skipped is told once', () => {
    const annotations = [{ type: 'skip', description: 'Another browser.' }, { type: 'slow' }]
    const skipped = {
      ...spec('waits', 'skipped'),
      tests: [{ projectName: '', status: 'skipped', results: [], annotations }],
    }
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }
    const suites = [{ specs: [skipped, spec('passes', 'expected')], suites: [{ specs: [skipped] }] }]
    expect(reasonsToSkip({ suites, errors: [], stats })).toEqual(['Another browser.'])
  })

  test('an error outside any test is a failure', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countPlaywright({ suites: [], errors: [{ message: 'no tests found' }], stats })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['no tests found'],
    })
  })
})
