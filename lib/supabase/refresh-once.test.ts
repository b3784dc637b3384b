import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshOnce } from './refresh-once'

const url = 'https://backend.example/auth/v1/token?grant_type=refresh_token'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers every request with its number; the body says which token was sent. */
function numbered(status = 200) {
  let count = 0
  const send = vi.fn<typeof fetch>(async () => Response.json({ count: ++count }, { status }))
  return { send, ask: refreshOnce(send) }
}

async function answer(response: Promise<Response>) {
  return (await response).json()
}

test('one token is sent once, and everybody gets the answer', async () => {
  const { send, ask } = numbered()
  const init = { method: 'POST', body: '{"refresh_token":"one"}' }
  const together = await Promise.all([ask(url, init), ask(url, init), ask(url, init)].map(answer))
  expect(together).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }])
  await vi.advanceTimersByTimeAsync(9000)
  expect(await answer(ask(url, init))).toEqual({ count: 1 })
  expect(send).toHaveBeenCalledOnce()
})

test('another token, and the same one later, is a request of its own', async () => {
  const { ask } = numbered()
  expect(await answer(ask(url, { body: '{"refresh_token":"two"}' }))).toEqual({ count: 1 })
  expect(await answer(ask(url, { body: '{"refresh_token":"three"}' }))).toEqual({ count: 2 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer(ask(url, { body: '{"refresh_token":"two"}' }))).toEqual({ count: 3 })
})

test('a failure is not kept', async () => {
  const { ask } = numbered(503)
  const init = { body: '{"refresh_token":"four"}' }
  expect(await answer(ask(url, init))).toEqual({ count: 1 })
  expect(await answer(ask(url, init))).toEqual({ count: 2 })
  const broken = vi.fn<typeof fetch>().mockRejectedValue(new Error('no network'))
  const fails = refreshOnce(broken)
  await expect(fails(url, { body: '{"refresh_token":"five"}' })).rejects.toThrow('no network')
  await expect(fails(url, { body: '{"refresh_token":"five"}' })).rejects.toThrow('no network')
  expect(broken).toHaveBeenCalledTimes(2)
})

test('every other request goes through as it is', async () => {
  const { send, ask } = numbered()
  const init = { method: 'POST', body: '{"email":"a"}' }
  await ask('https://backend.example/auth/v1/token?grant_type=password', init)
  await ask('https://backend.example/auth/v1/token?grant_type=password', init)
  expect(send).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenCalledWith('https://backend.example/auth/v1/token?grant_type=password', init)
})
