import type { ServerResponse } from 'node:http'

type Queue = { running: number; waiting: (() => void)[] }

/**
 * Limits the requests of one sort that are answered at the same time to `atOnce`, so that others get their share of the
 * process. `mayWait` more are queued.
 */
export function createTurns(atOnce: number, mayWait: number) {
  const queues = new Map<string, Queue>()

  /** Calls `begin` at the request's turn, which ends with its response. Returns false if the queue is full. */
  return function take(sort: string, response: ServerResponse, begin: () => void): boolean {
    // The visitor has left, so 'close' would not fire again.
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
      // Next still renders the page of a visitor who has left.
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

/** How long rendering a page takes, in milliseconds. */
const leftMs = 500
