export type Tally = { passed: number; failed: number; skipped: number }

export type SuiteResult = Tally & { failures: string[] }

/** The last line of `npm test`: "12 passed, 1 failed", with ", 2 skipped" only when something was. */
export function closingLine(tallies: Tally[]): string {
  const { passed, failed, skipped } = sum(tallies)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** 0 only when something ran and nothing failed. */
export function exitCodeFor(tallies: Tally[]): number {
  const { passed, failed } = sum(tallies)
  return passed > 0 && failed === 0 ? 0 : 1
}

/** A part that counts as a single test: a lint, type or dead-code run, or one that could not run at all. */
export function single(failure?: string): SuiteResult {
  return failure === undefined
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure] }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
