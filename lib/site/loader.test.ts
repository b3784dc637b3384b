import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BREAKER_MS, FIRST_TIMEOUT_MS, SHARED_MS, TIMEOUT_MS } from './loader'
import { setUp } from './test-loader'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('keeps a good answer and gives it when the backend fails', async () => {
  const { loader, backend, pass } = setUp()
  backend.mockResolvedValueOnce('bom').mockRejectedValueOnce(new Error('caiu'))
  expect(await loader.read()).toBe('bom')
  await pass(SHARED_MS)
  expect(await loader.read()).toBe('bom')
  expect(backend).toHaveBeenCalledTimes(2)
})

test('rejects with the given message if there has never been a good answer', async () => {
  const { loader, backend } = setUp()
  backend.mockRejectedValue(new Error('caiu'))
  await expect(loader.read()).rejects.toThrow('nada para mostrar')
})

test('never lets a bad answer replace a good one', async () => {
  const { loader, backend, disk, pass } = setUp()
  backend.mockResolvedValueOnce('bom').mockResolvedValueOnce(42)
  await loader.read()
  await pass(SHARED_MS)
  expect(await loader.read()).toBe('bom')
  expect(disk.snapshot?.value).toBe('bom')
})

test('gives up on a hanging backend at the timeout', async () => {
  const { loader, backend, pass } = setUp()
  backend.mockResolvedValueOnce('bom').mockReturnValueOnce(new Promise(() => {}))
  await loader.read()
  await pass(SHARED_MS)
  const answer = loader.read()
  await pass(TIMEOUT_MS)
  expect(await answer).toBe('bom')
})

test('waits longer while there is nothing to fall back to', async () => {
  const { loader, pass, answerLater } = setUp()
  const slow = answerLater()
  const answer = loader.read()
  await pass(FIRST_TIMEOUT_MS - 1)
  slow.resolve('bom')
  expect(await answer).toBe('bom')
})

test('leaves a failing backend alone for the breaker time, then tries again', async () => {
  const { loader, backend, pass } = setUp()
  backend.mockResolvedValueOnce('bom').mockRejectedValueOnce(new Error('caiu')).mockResolvedValue('novo')
  await loader.read()
  await pass(SHARED_MS)
  await loader.read()
  await pass(BREAKER_MS - 1)
  expect(await loader.read()).toBe('bom')
  expect(backend).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(await loader.read()).toBe('novo')
})

test('simultaneous and immediately following readers share one read', async () => {
  const { loader, backend, pass } = setUp()
  backend.mockResolvedValueOnce('um').mockResolvedValueOnce('dois')
  expect(await Promise.all([loader.read(), loader.read(), loader.read()])).toEqual(['um', 'um', 'um'])
  await pass(SHARED_MS - 1)
  expect(await loader.read()).toBe('um')
  await pass(1)
  expect(await loader.read()).toBe('dois')
})

test('health tells when content was read, and the last success and failure', async () => {
  const { loader, backend, pass } = setUp()
  backend.mockResolvedValueOnce('bom').mockRejectedValueOnce(new Error('caiu'))
  const start = Date.now()
  expect(loader.health()).toEqual({})
  await loader.read()
  await pass(5000)
  await loader.read()
  expect(loader.health()).toEqual({ contentReadAt: start, succeededAt: start, failedAt: start + 5000 })
})
