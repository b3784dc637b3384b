import { readFileSync, rmSync } from 'node:fs'
import type { SuiteResult } from './tally.ts'
import { resultFile } from './test-folders.ts'
import { runVitest } from './test-vitest.ts'

export const skippedFile = resultFile('hosting-skipped.txt')

/**
 * The ways to host the site, each tried for real. What takes minutes (`*.slow.test.ts`) runs only when it is named, or
 * with `npm run test:hosting`.
 */
export async function runHostingTests(args: string[]): Promise<SuiteResult> {
  rmSync(skippedFile, { force: true })
  const quick = args.length === 0 ? ['--exclude', '**/*.slow.test.ts'] : args
  const result = await runVitest('hosting', ['run', ...quick])
  for (const line of skippedLines()) console.log(`\n    Pulado: ${line}`)
  return result
}

function skippedLines(): string[] {
  try {
    return readFileSync(skippedFile, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
