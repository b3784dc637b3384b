import type { ServerResponse } from 'node:http'

type Queue = { running: number; waiting: (() => void)[] }

/**
 * Lets at most `atOnce` requests of one sort be answered at the same time, so that many of them leave the process time for
 * others; `mayWait` more wait for their turn.
 */
export function createTurns(atOnce: number, mayWait: number) {
  const queues = new Map<string, Queue>()

  /** Calls `begin` when it is the request's turn, which ends with its answer. False if too many are waiting. */
  return function take(sort: string, response: ServerResponse, begin: () => void): boolean {
    // Its visitor has left, and its end would not be heard.
    if (response.closed) return true
    const queue = queues.get(sort) ?? { running: 0, waiting: [] }
    if (queue.running >= atOnce && queue.waiting.length >= mayWait) return false
    queues.set(sort, queue)
    const start = () => {
      queue.running++
      begin()
    }
    response.once('close', () => {
      const place = queue.waiting.indexOf(start)
      if (place >= 0) return queue.waiting.splice(place, 1)
      // Of a visitor who has left, Next still makes the page.
      setTimeout(end, response.writableFinished ? 0 : leftMs)
    })
    if (queue.running < atOnce) start()
    else queue.waiting.push(start)
    return true

    function end() {
      queue.running--
      queue.waiting.shift()?.()
      if (queue.running === 0) queues.delete(sort)
    }
  }
}

/** Milliseconds that a page takes to be made. */
const leftMs = 500
