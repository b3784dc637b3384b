import type { SuiteResult } from './tally.ts'
import { runVitest } from './test-vitest.ts'

/**
 * The ways to host the site, each tried for real. What takes minutes (`*.slow.test.ts`) runs only when it is named, or
 * with `npm run test:hosting`.
 */
export function runHostingTests(args: string[]): Promise<SuiteResult> {
  const quick = args.length === 0 ? ['--exclude', '**/*.slow.test.ts'] : args
  return runVitest('hosting', ['run', ...quick])
}
