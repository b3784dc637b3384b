import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from './children.ts'

test.each([
  ['a new log', undefined],
  ['one of an older version', 'antes\n'],
])('%s is for its owner only', async (_, before) => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const log = before === undefined ? join(folder, 'logs', 'x.log') : join(folder, 'x.log')
  if (before !== undefined) {
    writeFileSync(log, before)
    chmodSync(log, 0o644)
  }
  const { exited } = startChild({ args: ['-e', 'console.log("depois")'], log })
  expect(await exited).toBe(0)
  expect(statSync(log).mode & 0o777).toBe(0o600)
  if (before === undefined) expect(statSync(join(folder, 'logs')).mode & 0o777).toBe(0o700)
  expect(readFileSync(log, 'utf8')).toBe(`${before ?? ''}depois\n`)
  rmSync(folder, { recursive: true })
})
