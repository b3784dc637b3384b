import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUp } from './test-loader'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('publishing', () => {
  test('refresh reads at once, whatever was read a moment ago', async () => {
    const { loader, backend } = setUp()
    backend.mockResolvedValueOnce('velho').mockResolvedValueOnce('novo')
    await loader.read()
    expect(await loader.refresh()).toBe(true)
    expect(await loader.read()).toBe('novo')
  })

  test('refresh passes an open breaker and tells when it fails', async () => {
    const { loader, backend } = setUp()
    backend.mockResolvedValueOnce('velho').mockRejectedValue(new Error('caiu'))
    await loader.read()
    expect(await loader.refresh()).toBe(false)
    expect(await loader.refresh()).toBe(false)
    expect(backend).toHaveBeenCalledTimes(3)
    expect(await loader.read()).toBe('velho')
  })

  test('a read that began before the publication is dropped', async () => {
    const { loader, backend, disk, answerLater } = setUp()
    const old = answerLater()
    const reading = loader.read()
    backend.mockResolvedValueOnce('novo')
    await loader.refresh()
    old.resolve('velho')
    expect(await reading).toBe('novo')
    expect(await loader.read()).toBe('novo')
    expect(disk.snapshot?.value).toBe('novo')
  })

  test('a reader after the publication does not join a read from before it', async () => {
    const { loader, backend, answerLater } = setUp({ good: 'bom' })
    answerLater()
    loader.read()
    loader.patch(() => 'salvo')
    backend.mockResolvedValueOnce('novo')
    expect(await loader.read()).toBe('novo')
  })

  test('a reader during the publication waits for it, however recent the last read', async () => {
    const { loader, backend, answerLater } = setUp()
    backend.mockResolvedValueOnce('velho')
    await loader.read()
    const fresh = answerLater()
    loader.refresh()
    const reading = loader.read()
    fresh.resolve('novo')
    expect(await reading).toBe('novo')
  })

  test('of two publications within a millisecond the later one stays', async () => {
    const { loader, backend, answerLater } = setUp({ good: 'bom' })
    const early = answerLater()
    const earlier = loader.refresh()
    backend.mockResolvedValueOnce('novo')
    await loader.refresh()
    early.resolve('velho')
    await earlier
    expect(await loader.read()).toBe('novo')
  })

  test('a save of another section during the read does not count as that read', async () => {
    const { loader, backend, answerLater } = setUp()
    backend.mockResolvedValueOnce('velho')
    await loader.read()
    const first = answerLater()
    const refreshed = loader.refresh()
    loader.patch((value) => `${value}, salvo`)
    first.resolve('novo')
    backend.mockResolvedValueOnce('novo, salvo')
    expect(await refreshed).toBe(true)
    expect(await loader.read()).toBe('novo, salvo')
  })

  test('readers meanwhile do not get it either', async () => {
    const { loader, backend, answerLater } = setUp()
    backend.mockResolvedValueOnce('velho')
    await loader.read()
    const first = answerLater()
    const refreshed = loader.refresh()
    loader.patch((value) => `${value}, salvo`)
    backend.mockResolvedValueOnce('novo, salvo')
    expect(await loader.read()).toBe('novo, salvo')
    first.resolve('novo')
    expect(await refreshed).toBe(true)
    expect(await loader.read()).toBe('novo, salvo')
  })

  test('a failed read is not reported as successful because of a save', async () => {
    const { loader, backend, answerLater } = setUp({ good: 'bom' })
    const first = answerLater()
    const refreshed = loader.refresh()
    loader.patch((value) => `${value}, salvo`)
    backend.mockRejectedValue(new Error('caiu'))
    first.reject(new Error('caiu'))
    expect(await refreshed).toBe(false)
    expect(await loader.read()).toBe('bom, salvo')
  })

  test('a patch is visible at once, is on disk, and survives a failure of the backend', async () => {
    const { loader, backend, disk, pass } = setUp({ good: 'bom' })
    backend.mockRejectedValue(new Error('caiu'))
    expect(loader.patch((value) => `${value}, salvo`)).toBe(true)
    expect(disk.snapshot?.value).toBe('bom, salvo')
    await pass(60_000)
    expect(await loader.read()).toBe('bom, salvo')
  })

  test('a patch without a value returns false', () => {
    expect(setUp().loader.patch(() => 'salvo')).toBe(false)
  })
})

describe('two processes on one disk', () => {
  test('a publication in one is what the other falls back to', async () => {
    const one = setUp({ good: 'bom' })
    const two = setUp({ disk: one.disk })
    two.backend.mockRejectedValue(new Error('caiu'))
    expect(await two.loader.read()).toBe('bom')
    one.loader.patch(() => 'salvo')
    expect(await two.loader.read()).toBe('salvo')
  })

  test('a publication in one drops the read that the other has under way', async () => {
    const one = setUp({ good: 'bom' })
    const two = setUp({ disk: one.disk })
    const old = two.answerLater()
    const reading = two.loader.read()
    one.loader.patch(() => 'salvo')
    old.resolve('velho')
    expect(await reading).toBe('salvo')
    expect(one.disk.snapshot?.value).toBe('salvo')
  })

  test('an older copy does not replace a newer value', async () => {
    const { loader, disk, backend } = setUp({ good: 'bom' })
    backend.mockRejectedValue(new Error('caiu'))
    loader.patch(() => 'salvo')
    disk.put({ value: 'velho', readAt: Date.now(), publishedAt: 0 })
    expect(await loader.read()).toBe('salvo')
  })
})

describe('changes that were not published here', () => {
  test('are reported once; the same content and an own save are not', async () => {
    const { loader, backend, pass } = setUp({ good: 'bom' })
    backend.mockResolvedValueOnce('bom').mockResolvedValueOnce('outro').mockResolvedValue('salvo')
    await loader.read()
    expect(loader.takeNews()).toBe(false)
    await pass(5000)
    await loader.read()
    await pass(5000)
    expect([loader.takeNews(), loader.takeNews()]).toEqual([true, false])
    loader.patch(() => 'salvo')
    await loader.refresh()
    expect(loader.takeNews()).toBe(false)
  })
})
