import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { padFailureTime } from './failure-timing'

const sleep = vi.hoisted(() => vi.fn(async (_: number) => undefined))
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }))

let now = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const taking = (ms: number, result?: string) => async () => {
  now += ms
  return result
}

test.each([
  [18, 982],
  [152, 848],
  [1400, 600],
])('a failure that took %i ms is held back %i ms', async (ms, held) => {
  expect(await padFailureTime(taking(ms, 'failure'))).toBe('failure')
  expect(sleep).toHaveBeenLastCalledWith(held)
})

test('nobody who may enter waits', async () => {
  sleep.mockClear()
  expect(await padFailureTime(taking(152))).toBeUndefined()
  expect(sleep).not.toHaveBeenCalled()
})
