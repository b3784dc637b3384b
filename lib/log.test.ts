import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logEvent, logEventOnce } from './log'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('an event is one line of JSON, whatever its texts hold', () => {
  logEvent('teste', { error: new Error('linha 1\nlinha 2'), n: 1 })
  const line = String(vi.mocked(console.error).mock.lastCall)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({ event: 'teste', error: 'linha 1\nlinha 2', n: 1 })
})

test('a line that repeats appears once, another one still appears', () => {
  for (const id of ['a', 'a', 'b', 'a']) logEventOnce('repetido', { id })
  expect(console.error).toHaveBeenCalledTimes(2)
})
