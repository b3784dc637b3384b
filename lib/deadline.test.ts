import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from './deadline'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('passes a result or a failure on and leaves no timer behind', async () => {
  expect(await withDeadline(async () => 'ok', 1000)).toBe('ok')
  await expect(withDeadline(() => Promise.reject(new Error('quebrou')), 1000)).rejects.toThrow('quebrou')
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects at the deadline and aborts, even when nobody obeys the signal', async () => {
  let seen: AbortSignal | undefined
  const outcome = withDeadline((signal) => {
    seen = signal
    return new Promise(() => {})
  }, 1000)
  const rejected = expect(outcome).rejects.toThrow('no answer within 1000 ms')
  await vi.advanceTimersByTimeAsync(999)
  expect(seen?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen?.aborted).toBe(true)
  await rejected
})
