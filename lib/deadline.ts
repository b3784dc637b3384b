/** Runs `start` for at most `ms` milliseconds, then rejects even if it ignores the signal. */
export async function withDeadline<T>(start: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController()
  const { promise: expiry, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`no answer within ${ms} ms`)
    reject(error)
    controller.abort(error)
  }, ms)
  try {
    return await Promise.race([start(controller.signal), expiry])
  } finally {
    clearTimeout(timer)
  }
}
