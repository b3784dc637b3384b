import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingLine, exitCodeFor, single } from './tally.ts'

describe('closing line', () => {
  test('sums every part and leaves out skipped ones when there are none', () => {
    expect(closingLine([single(), single('quebrou'), { passed: 7, failed: 0, skipped: 0 }])).toBe(
      '8 passed, 1 failed',
    )
  })

  test('names skipped tests', () => {
    expect(closingLine([{ passed: 2, failed: 0, skipped: 3 }])).toBe('2 passed, 0 failed, 3 skipped')
  })

  test('is the same however the parts are cut', () => {
    const count = fc.nat(1000)
    fc.assert(
      fc.property(fc.array(fc.record({ passed: count, failed: count, skipped: count })), (parts) => {
        const whole = parts.reduce(
          (sum, part) => ({
            passed: sum.passed + part.passed,
            failed: sum.failed + part.failed,
            skipped: sum.skipped + part.skipped,
          }),
          { passed: 0, failed: 0, skipped: 0 },
        )
        expect(closingLine(parts)).toBe(closingLine([whole]))
      }),
    )
  })
})

describe('exit code', () => {
  test('is 0 only when something passed and nothing failed', () => {
    expect(exitCodeFor([single(), single()])).toBe(0)
    expect(exitCodeFor([single(), single('quebrou')])).toBe(1)
    expect(exitCodeFor([])).toBe(1)
    expect(exitCodeFor([{ passed: 0, failed: 0, skipped: 5 }])).toBe(1)
  })
})
