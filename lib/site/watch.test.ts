import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASK_EVERY_MS, ASK_MS, AWAKE_MS, createWatch, RETRY_MS, WAIT_MS } from './watch'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Sets up a watcher; `version` is the database's, `answerAfter` its response time in milliseconds. */
function setUp() {
  const backend = { version: 'um', answerAfter: 10, fails: false, hasNews: true }
  const ask = vi.fn(async () => {
    const { version, fails, answerAfter } = backend
    await new Promise((resolve) => setTimeout(resolve, answerAfter))
    if (fails) throw new Error('caiu')
    return version
  })
  const pull = vi.fn(async () => backend.hasNews)
  const invalidatePages = vi.fn()
  return { backend, ask, pull, invalidatePages, beforePage: createWatch({ ask, pull, invalidatePages }) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Returns the milliseconds until the page may be served. */
async function waitOf(beforePage: () => Promise<unknown> | undefined) {
  const began = Date.now()
  let waited: number | undefined
  const waiting = beforePage()
  if (!waiting) return 0
  waiting.then(() => {
    waited = Date.now() - began
  })
  await pass(WAIT_MS)
  return waited
}

test('the first visitor after a start waits for the response, and earlier pages are invalidated', async () => {
  const { beforePage, invalidatePages, backend } = setUp()
  backend.hasNews = false
  expect(await waitOf(beforePage)).toBe(10)
  expect(invalidatePages).toHaveBeenCalledOnce()
})

test('a save elsewhere invalidates the pages within the interval plus one response, and nobody waits', async () => {
  const { beforePage, invalidatePages, backend, pull } = setUp()
  await waitOf(beforePage)
  backend.version = 'dois'
  await pass(ASK_EVERY_MS + backend.answerAfter)
  expect(invalidatePages).toHaveBeenCalledTimes(2)
  expect(await waitOf(beforePage)).toBe(0)
  await pass(10 * ASK_EVERY_MS)
  expect(pull).toHaveBeenCalledTimes(2)
  // Its own save is another version with content that is already shown.
  Object.assign(backend, { version: 'três', hasNews: false })
  await pass(2 * ASK_EVERY_MS)
  expect([pull.mock.calls.length, invalidatePages.mock.calls.length]).toEqual([3, 2])
})

test('without visitors there are no requests, and the next visitor sees all saves', async () => {
  const { beforePage, ask, invalidatePages, backend } = setUp()
  await waitOf(beforePage)
  await pass(AWAKE_MS + 2 * ASK_EVERY_MS)
  const asked = ask.mock.calls.length
  expect(asked).toBeLessThanOrEqual(AWAKE_MS / ASK_EVERY_MS + 1)
  await pass(60 * AWAKE_MS)
  expect(ask).toHaveBeenCalledTimes(asked)
  backend.version = 'dois'
  expect(await waitOf(beforePage)).toBe(10)
  expect(invalidatePages).toHaveBeenCalledTimes(2)
})

test('simultaneous visitors cause one request and wait at most half a second for a hanging backend', async () => {
  const { beforePage, ask, backend } = setUp()
  backend.answerAfter = 60_000
  const served = vi.fn()
  for (let visitor = 0; visitor < 50; visitor++) beforePage()?.then(served)
  await pass(WAIT_MS - 1)
  expect(served).not.toHaveBeenCalled()
  await pass(1)
  expect(served).toHaveBeenCalledTimes(50)
  expect(ask).toHaveBeenCalledOnce()
})

test('during an outage nobody waits and requests are rarer, until the content can be read again', async () => {
  const { beforePage, ask, backend, invalidatePages, pull } = setUp()
  await waitOf(beforePage)
  Object.assign(backend, { fails: true, version: 'dois' })
  await pass(ASK_EVERY_MS + ASK_MS)
  ask.mockClear()
  for (let second = 0; second < 120; second++) {
    expect(await waitOf(beforePage)).toBe(0)
    await pass(1000)
  }
  expect(ask.mock.calls.length).toBeLessThan(45)
  expect(invalidatePages).toHaveBeenCalledOnce()
  backend.fails = false
  pull.mockRejectedValueOnce(new Error('caiu'))
  await pass(RETRY_MS)
  expect(invalidatePages).toHaveBeenCalledOnce()
  await pass(RETRY_MS + backend.answerAfter)
  expect(invalidatePages).toHaveBeenCalledTimes(2)
})
