import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes: the bound for all senders together, and that for the incomplete requests of one sender. */
type Limits = { total: number; share: number }

/** The least weight of a request, in bytes: the memory that the process needs for one with a tiny body. */
export const LEAST_BYTES = 64 * 1024

/**
 * Bounds the open requests that have a body. If a new one exceeds a limit, the oldest incomplete ones are dropped. Complete
 * requests stay, and no sender uses more than half of the total.
 */
export function createAdmission({ total, share }: Limits, drop: (request: IncomingMessage) => void) {
  const admitted = new Map<IncomingMessage, { sender: string; weight: number }>()

  /** Returns whether the request is admitted. It counts until its response ends; `bytes` is the announced length. */
  return function admit(request: IncomingMessage, response: ServerResponse, sender: string, bytes: number) {
    const weight = Math.max(bytes, LEAST_BYTES)
    const ofSender = (other: IncomingMessage) => admitted.get(other)?.sender === sender
    const fits =
      makeRoom(weight, share, (other) => ofSender(other) && !other.complete) &&
      makeRoom(weight, total / 2, ofSender) &&
      makeRoom(weight, total, () => true)
    if (!fits) return false
    admitted.set(request, { sender, weight })
    response.once('close', () => admitted.delete(request))
    return true
  }

  function makeRoom(weight: number, limit: number, isCounted: (request: IncomingMessage) => boolean) {
    const others = [...admitted].filter(([request]) => isCounted(request))
    let used = others.reduce((sum, [, entry]) => sum + entry.weight, weight)
    for (const [request, entry] of others) {
      if (used <= limit) break
      if (request.complete) continue
      used -= entry.weight
      admitted.delete(request)
      drop(request)
    }
    return used <= limit
  }
}

/**
 * Calls `complete` once the whole body is in the request's own buffer, which holds 64 kB. Node closes a request that takes
 * longer than its `requestTimeout`, five minutes.
 */
export function callWhenComplete(request: IncomingMessage, complete: () => void) {
  request.on('readable', function look() {
    if (!request.complete) return
    request.off('readable', look)
    // Only then does the stream know that its listener has been removed.
    process.nextTick(complete)
  })
}
