import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAttempts, signInAttempts } from './attempts'

const minute = 60_000

function tenInFifteenMinutes() {
  return createAttempts({ limit: 10, windowMs: 15 * minute, maxKeys: 3 })
}

describe('createAttempts', () => {
  test('lets ten tries fail and then tells how many minutes are left', () => {
    const attempts = tenInFifteenMinutes()
    for (let second = 0; second < 10; second++) expect(attempts.begin('a', second * 1000)).toBeUndefined()
    expect(attempts.begin('a', 10_000)).toBe(15)
    expect(attempts.begin('a', 14 * minute)).toBe(1)
    expect(attempts.begin('a', 15 * minute - 1)).toBe(1)
  })

  test('opens again one by one, as the tries grow old', () => {
    const attempts = tenInFifteenMinutes()
    for (let count = 0; count < 10; count++) attempts.begin('a', count * minute)
    expect(attempts.begin('a', 15 * minute)).toBeUndefined()
    expect(attempts.begin('a', 15 * minute)).toBe(1)
    expect(attempts.begin('a', 16 * minute)).toBeUndefined()
  })

  test('a refused try does not lengthen the wait', () => {
    const attempts = tenInFifteenMinutes()
    for (let count = 0; count < 10; count++) attempts.begin('a', 0)
    for (let count = 0; count < 50; count++) attempts.begin('a', 10 * minute)
    expect(attempts.begin('a', 15 * minute)).toBeUndefined()
  })

  test('counts every key for itself', () => {
    const attempts = tenInFifteenMinutes()
    for (let count = 0; count < 11; count++) attempts.begin('a', 0)
    expect(attempts.begin('b', 0)).toBeUndefined()
  })

  test('forgets after a success, and forgives a try that failed for another reason', () => {
    const attempts = tenInFifteenMinutes()
    for (let count = 0; count < 10; count++) attempts.begin('a', 0)
    attempts.forgive('a')
    expect(attempts.begin('a', 0)).toBeUndefined()
    expect(attempts.begin('a', 0)).toBe(15)
    attempts.clear('a')
    expect(attempts.begin('a', 0)).toBeUndefined()
  })

  test('remembers a bounded number of keys, the latest ones', () => {
    const attempts = tenInFifteenMinutes()
    for (let count = 0; count < 10; count++) attempts.begin('old', 0)
    for (const key of ['b', 'c', 'd']) attempts.begin(key, 0)
    expect(attempts.begin('old', 0)).toBeUndefined()
  })

  test('never answers more than ten tries of one key in any window', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 4 * minute }), { maxLength: 80 })
    fc.assert(
      fc.property(gaps, (steps) => {
        const attempts = tenInFifteenMinutes()
        let now = 0
        const answered = steps.flatMap((step) => {
          now += step
          return attempts.begin('a', now) === undefined ? [now] : []
        })
        for (const start of answered) {
          expect(answered.filter((at) => at >= start && at < start + 15 * minute).length).toBeLessThan(11)
        }
      }),
    )
  })
})

test('the site has one counter, wherever the code was bundled', () => {
  expect(signInAttempts()).toBe(signInAttempts())
})
