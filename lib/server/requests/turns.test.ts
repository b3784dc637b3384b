import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createTurns } from './turns'

test('three pages of a preview render at once, some are queued, more are refused, and other previews do not wait (PUB-14)', () => {
  vi.useFakeTimers()
  const take = createTurns(3, 2)
  const begun: string[] = []
  const ask = (name: string, sort = 'a') => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    return { response, isTaken: take(sort, response, () => begun.push(name)) }
  }
  const first = ['1', '2', '3', '4', '5', '6'].map((name) => ask(name))
  expect(first.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true, true, false])
  expect(ask('other', 'b').isTaken).toBe(true)
  expect(begun).toEqual(['1', '2', '3', 'other'])
  const end = (index: number, writableFinished = true) => {
    const response = first[index]?.response
    if (response) Object.defineProperty(response, 'writableFinished', { value: writableFinished })
    response?.emit('close')
    vi.advanceTimersByTime(0)
  }
  // A visitor who leaves the queue frees only that place.
  end(3)
  expect(begun).toHaveLength(4)
  end(0)
  expect(begun.at(-1)).toBe('5')
  expect(ask('7').isTaken).toBe(true)
  // Next still renders the page of a visitor who has left.
  end(1, false)
  expect(begun.at(-1)).toBe('5')
  vi.advanceTimersByTime(1000)
  expect(begun.at(-1)).toBe('7')
  vi.useRealTimers()
})
