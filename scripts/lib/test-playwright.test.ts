import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine } from './tally.ts'
import { resultFile } from './test-folders.ts'
import { runPhases } from './test-playwright.ts'

test('a failed phase keeps no other from running, and the sum counts them all', {
  timeout: 180_000,
}, async () => {
  mkdirSync(resultFile(''), { recursive: true })
  const folder = mkdtempSync(resultFile('phases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(folder, name), ["import { expect, test } from 'playwright/test'", ...lines].join('\n'))
  write('first.spec.mjs', "test('breaks', () => expect(1).toBe(2))", "test('holds', () => undefined)")
  write('second.spec.mjs', "test('holds, too', () => undefined)", "test.skip('waits', () => undefined)")
  const phases = {
    'of-a-test-1': [{ name: 'first' }],
    'of-a-test-2': [{ name: 'missing' }],
    'of-a-test-3': [{ name: 'second' }],
  }
  for (const phase of Object.keys(phases)) {
    for (const ending of ['', '.json', '.log'])
      onTestFinished(() => rmSync(resultFile(`e2e-${phase}${ending}`), { recursive: true, force: true }))
  }
  const projects = ['first', 'second'].map((name) => ({ name, testMatch: `${name}.spec.mjs` }))
  writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify({ projects })}`)
  const config = `--config=${join(folder, 'playwright.config.mjs')}`
  const result = await runPhases(phases, process.env, [config])
  expect(closingLine([result])).toBe('2 passed, 2 failed, 1 skipped')
  expect(result.failures).toEqual([
    expect.stringMatching(/^\[first\] first\.spec\.mjs:2 › breaks\n/),
    expect.stringContaining('missing'),
  ])
})
