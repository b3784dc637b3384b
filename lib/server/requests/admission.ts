import type { IncomingMessage, ServerResponse } from 'node:http'

/** In bytes: what all senders together may be sending, and what of one of them may be incomplete. */
type Limits = { total: number; share: number }

/** The least that a request counts for, in bytes: what the process keeps for one, however small its body is. */
export const LEAST_BYTES = 64 * 1024

/**
 * Bounds the requests with a body that are being answered. Where a new one exceeds a limit, the oldest incomplete ones are
 * dropped for it. Complete requests stay, and no sender has more than half of all.
 */
export function createAdmission({ total, share }: Limits, drop: (request: IncomingMessage) => void) {
  const admitted = new Map<IncomingMessage, { sender: string; weight: number }>()

  /** Whether the request is admitted; it counts until its answer has ended. `bytes` is the announced length. */
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
 * Calls `complete` once the whole body lies in the request's own buffer, which holds 64 kB: nobody reads it before. Node itself
 * ends a request that takes longer than its `requestTimeout`, five minutes.
 */
export function whenComplete(request: IncomingMessage, complete: () => void) {
  request.on('readable', function look() {
    if (!request.complete) return
    request.off('readable', look)
    // After the stream has noticed that its listener is gone.
    process.nextTick(complete)
  })
}
