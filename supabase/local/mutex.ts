/** Runs one task at a time, in the order of the calls. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

/**
 * PGlite is one session, and the library sends BEGIN and COMMIT on it without waiting for its turn: two requests of
 * one moment share a transaction, and after the first COMMIT the other one goes on as superuser. So nothing enters
 * the library before the previous request has left it.
 */
export function createMutex(): Exclusive {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}
