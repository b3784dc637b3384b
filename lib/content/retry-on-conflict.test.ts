import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '@/lib/access/errors'
import { retryOnConflict } from './retry-on-conflict'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('repeats a lost race until it is won', async () => {
  const attempt = vi.fn<() => Promise<string | undefined>>().mockResolvedValueOnce(undefined)
  attempt.mockResolvedValueOnce(undefined).mockResolvedValueOnce('escrito')
  const outcome = retryOnConflict('list', attempt)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe('escrito')
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('gives up after 30 lost races', async () => {
  const attempt = vi.fn().mockResolvedValue(undefined)
  const outcome = expect(retryOnConflict('list', attempt)).rejects.toThrow(
    new ContentError('Erro ao salvar no banco: muitas alterações ao mesmo tempo'),
  )
  await vi.runAllTimersAsync()
  await outcome
  expect(attempt).toHaveBeenCalledTimes(30)
})

test('a failure is not a lost race and is passed on at once', async () => {
  const attempt = vi.fn().mockRejectedValue(new Error('caiu'))
  await expect(retryOnConflict('list', attempt)).rejects.toThrow('caiu')
  expect(attempt).toHaveBeenCalledOnce()
})

test('writers of one list take turns, writers of other lists do not wait', async () => {
  const first = Promise.withResolvers<string>()
  const second = vi.fn().mockResolvedValue('segundo')
  const other = vi.fn().mockResolvedValue('outra lista')
  const running = retryOnConflict('list', () => first.promise)
  const waiting = retryOnConflict('list', second)
  expect(await retryOnConflict('other', other)).toBe('outra lista')
  expect(second).not.toHaveBeenCalled()
  first.resolve('primeiro')
  expect(await Promise.all([running, waiting])).toEqual(['primeiro', 'segundo'])
})

test('a hanging writer delays others by at most two seconds', async () => {
  const hanging = Promise.withResolvers<string>()
  const running = retryOnConflict('list', () => hanging.promise)
  const waiting = vi.fn().mockResolvedValue('segundo')
  const outcome = retryOnConflict('list', waiting)
  await vi.advanceTimersByTimeAsync(1999)
  expect(waiting).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('segundo')
  hanging.resolve('primeiro')
  expect(await running).toBe('primeiro')
})

test('a failing writer does not delay the next one', async () => {
  const failing = retryOnConflict('list', () => Promise.reject(new Error('caiu')))
  const next = retryOnConflict('list', async () => 'segundo')
  await expect(failing).rejects.toThrow('caiu')
  expect(await next).toBe('segundo')
})
