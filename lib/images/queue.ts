export class QueueFull extends Error {}

/** At most `lanes` at once, `room` more wait in the order of the calls; a further one rejects with `QueueFull`. */
export function createQueue(lanes: number, room: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < lanes) running++
    else if (waiting.length < room) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new QueueFull('too many tasks are waiting')
    try {
      return await task()
    } finally {
      // The lane goes to the next one, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
