import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

const status = z.object({ status: z.string() })
const vitestReport = z
  .object({ testResults: z.array(status.extend({ assertionResults: z.array(status) })) })
  .transform(({ testResults: files }) => {
    const tests = files.flatMap((file) => file.assertionResults.map((test) => test.status))
    const passed = tests.filter((one) => one === 'passed').length
    const failed = tests.filter((one) => one === 'failed').length
    // A file that does not even load has no failed test.
    const broken = files.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed, failed: failed + broken.length, skipped: tests.length - passed - failed }
  })
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  })
  // A test that passes only at the second try is a defect like any other.
  .transform(({ stats: { expected, unexpected, flaky, skipped } }) => {
    return { passed: expected, failed: unexpected + flaky, skipped }
  })
const report = z.union([vitestReport, playwrightReport])

/**
 * What the JSON report of vitest or Playwright says. A run that failed without a failed test (a crash, an error outside
 * any test, no report at all) counts as one failure.
 */
export function countsOf(file: string, exitCode: number): Counts {
  const counts = read(file)
  return { ...counts, failed: exitCode === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

/** The sum of several parts. */
export function sumOf(parts: Counts[]): Counts {
  const sum = (name: keyof Counts) => parts.reduce((total, part) => total + part[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** "12 passed, 1 failed", with ", 2 skipped" only when something was. */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function read(file: string): Counts {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
