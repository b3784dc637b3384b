import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Snapshot } from './disk-copy'
import { BREAKER_MS, createLoader, FIRST_TIMEOUT_MS, SHARED_MS, TIMEOUT_MS } from './loader'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failure = new Error('caiu')

describe('reading', () => {
  test.each([
    ['fails', (later: PromiseWithResolvers<unknown>) => later.reject(failure)],
    ['returns an invalid value', (later: PromiseWithResolvers<unknown>) => later.resolve(42)],
    ['hangs', () => undefined],
  ])('the last good value stays when the backend %s, in memory and on disk (PUB-5)', async (_, answer) => {
    const { loader, backend, disk, pass, answerLater } = setUp()
    backend.mockResolvedValueOnce('bom')
    expect(await loader.read()).toBe('bom')
    await pass(SHARED_MS)
    answer(answerLater())
    const reading = loader.read()
    await pass(TIMEOUT_MS)
    expect(await reading).toBe('bom')
    expect(disk.snapshot?.value).toBe('bom')
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test('without a good value it waits longer, then rejects with the given message', async () => {
    const { loader, backend, pass, answerLater } = setUp()
    backend.mockRejectedValueOnce(failure)
    await expect(loader.read()).rejects.toThrow('nada para mostrar')
    await pass(BREAKER_MS)
    const slow = answerLater()
    const answer = loader.read()
    await pass(FIRST_TIMEOUT_MS - 1)
    slow.resolve('bom')
    expect(await answer).toBe('bom')
  })

  test('a failing backend is left alone for the breaker time, then tried again (PUB-4)', async () => {
    const { loader, backend, pass } = setUp({ good: 'bom' })
    backend.mockRejectedValueOnce(failure).mockResolvedValue('novo')
    await loader.read()
    await pass(BREAKER_MS - 1)
    expect(await loader.read()).toBe('bom')
    expect(backend).toHaveBeenCalledOnce()
    await pass(1)
    expect(await loader.read()).toBe('novo')
  })

  test('simultaneous and immediately following readers share one read', async () => {
    const { loader, backend, pass } = setUp()
    backend.mockResolvedValueOnce('um').mockResolvedValueOnce('dois')
    expect(await Promise.all([loader.read(), loader.read()])).toEqual(['um', 'um'])
    await pass(SHARED_MS - 1)
    expect(await loader.read()).toBe('um')
    await pass(1)
    expect(await loader.read()).toBe('dois')
  })

  test('a read is not shared beyond the next change by time', async () => {
    const change = Date.now() + 10
    const { loader, backend, pass } = setUp({ trueUntil: () => change })
    backend.mockResolvedValueOnce('antes').mockResolvedValueOnce('depois')
    expect(await loader.read()).toBe('antes')
    await pass(9)
    expect(await loader.read()).toBe('antes')
    await pass(1)
    expect(await loader.read()).toBe('depois')
  })

  test('content of a known version is not read again, unless a save patched it or no version is available', async () => {
    const askVersion = vi.fn(async () => '1')
    const { loader, backend, pass } = setUp({ good: 'velho', askVersion })
    const readAfterPause = async () => {
      await pass(SHARED_MS)
      return [await loader.read(), backend.mock.calls.length]
    }
    backend.mockResolvedValueOnce('um').mockResolvedValueOnce('salvo e mais').mockResolvedValue('dois')
    expect(await readAfterPause()).toEqual(['um', 1])
    expect(await readAfterPause()).toEqual(['um', 1])
    loader.patch(() => 'salvo')
    expect(await readAfterPause()).toEqual(['salvo e mais', 2])
    askVersion.mockResolvedValueOnce('2')
    expect(await readAfterPause()).toEqual(['dois', 3])
    askVersion.mockRejectedValueOnce(failure)
    expect(await readAfterPause()).toEqual(['dois', 4])
  })

  test('health reports when content was read, and the last success and failure', async () => {
    const { loader, backend, pass } = setUp()
    backend.mockResolvedValueOnce('bom').mockRejectedValueOnce(failure)
    const start = Date.now()
    expect(loader.health()).toEqual({})
    await loader.read()
    await pass(5000)
    await loader.read()
    expect(loader.health()).toEqual({ contentReadAt: start, succeededAt: start, failedAt: start + 5000 })
  })
})

describe('publishing', () => {
  test('refresh reads at once, bypassing an open breaker, and reports failure', async () => {
    const { loader, backend } = setUp()
    backend.mockResolvedValueOnce('velho').mockResolvedValueOnce('novo').mockRejectedValue(failure)
    await loader.read()
    expect(await loader.refresh()).toBe(true)
    expect(await loader.read()).toBe('novo')
    expect([await loader.refresh(), await loader.refresh()]).toEqual([false, false])
    expect(backend).toHaveBeenCalledTimes(4)
    expect(await loader.read()).toBe('novo')
  })

  test('a read that began before the publication is dropped (PUB-1)', async () => {
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

  test('a reader after the publication does not join an earlier read', async () => {
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

  test('of two simultaneous publications the later one stays', async () => {
    const { loader, backend, answerLater } = setUp({ good: 'bom' })
    const early = answerLater()
    const earlier = loader.refresh()
    backend.mockResolvedValueOnce('novo')
    await loader.refresh()
    early.resolve('velho')
    await earlier
    expect(await loader.read()).toBe('novo')
  })

  test('a save of another section during the read does not count as that read, for anybody', async () => {
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
    backend.mockRejectedValue(failure)
    first.reject(failure)
    expect(await refreshed).toBe(false)
    expect(await loader.read()).toBe('bom, salvo')
  })

  test('a patch is visible at once, is on disk, and survives a backend failure', async () => {
    const { loader, backend, disk, pass } = setUp({ good: 'bom' })
    backend.mockRejectedValue(failure)
    expect(loader.patch((value) => `${value}, salvo`)).toBe(true)
    expect(disk.snapshot?.value).toBe('bom, salvo')
    await pass(60_000)
    expect(await loader.read()).toBe('bom, salvo')
    expect(setUp().loader.patch(() => 'salvo')).toBe(false)
  })

  test('changes published elsewhere are reported once; unchanged content and an own save are not', async () => {
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

type Options = { good?: string; trueUntil?: () => number; askVersion?: () => Promise<string> }

/**
 * Sets up a loader: `good` was stored on disk a minute ago, `pass` moves the fake clock, `answerLater` keeps a read
 * waiting.
 */
function setUp({ good, ...options }: Options = {}) {
  const backend = vi.fn<(signal: AbortSignal) => Promise<unknown>>()
  const disk: { snapshot?: Snapshot<string> } = {}
  if (good) disk.snapshot = { value: good, readAt: Date.now() - 60_000 }
  const loader = createLoader({
    state: { publication: 0, blockedUntil: 0 },
    copy: { read: () => disk.snapshot, write: (snapshot) => Object.assign(disk, { snapshot }) },
    fetch: backend,
    parse: (raw) => {
      if (typeof raw !== 'string') throw new Error('not a text')
      return raw
    },
    emptyMessage: 'nada para mostrar',
    ...options,
  })
  const answerLater = () => {
    const later = Promise.withResolvers<unknown>()
    backend.mockReturnValueOnce(later.promise)
    return later
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { loader, backend, disk, answerLater, pass }
}
