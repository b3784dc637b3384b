import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

const count = z.number()
const vitestReport = z
  .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count, numTodoTests: count })
  .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }) => {
    return { passed, failed, skipped: numPendingTests + numTodoTests }
  })
const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  })
  // A test that needs a retry counts as failed.
  .transform(({ stats: { expected, unexpected, flaky, skipped } }) => {
    return { passed: expected, failed: unexpected + flaky, skipped }
  })
const report = z.union([vitestReport, playwrightReport])

/**
 * Reads the JSON report of vitest or Playwright. A failed run without a failed test (a crash, a file that does not load, no
 * report) counts as one failure.
 */
export function readCounts(file: string, exitCode: number): Counts {
  const counts = read(file)
  return { ...counts, failed: exitCode === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

export function addCounts(parts: Counts[]): Counts {
  const sum = (name: keyof Counts) => parts.reduce((total, part) => total + part[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Returns "12 passed, 1 failed", with ", 2 skipped" only if some were. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function read(file: string): Counts {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
