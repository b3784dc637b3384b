export class QueueFull extends Error {}

type Waiting = { owner: string; start: () => void }

/** `lanes` at once, `room` wait, a further one rejects with `QueueFull`. Next is the `owner` served longest ago. */
export function createQueue(lanes: number, room: number) {
  let running = 0
  const waiting: Waiting[] = []
  let served: string[] = []
  return async function run<T>(task: () => Promise<T>, owner = ''): Promise<T> {
    if (running < lanes) running++
    else if (waiting.length < room) await new Promise<void>((start) => waiting.push({ owner, start }))
    else throw new QueueFull('too many tasks are waiting')
    served = [...served.filter((one) => one !== owner), owner]
    try {
      return await task()
    } finally {
      waiting.sort((one, other) => served.indexOf(one.owner) - served.indexOf(other.owner))
      const next = waiting.shift()
      if (next) next.start()
      else running--
    }
  }
}

declare global {
  var fileQueues: Record<'image' | 'film', ReturnType<typeof createQueue>> | undefined
}

/**
 * Works on one file of a kind at a time; `owner` is the id of the person who sent it. Rejects with `QueueFull`. The queues
 * are on `globalThis`, because each bundle has a copy of this module.
 */
export function inTurn<T>(kind: 'image' | 'film', work: () => Promise<T>, owner: string): Promise<T> {
  // Each image that waits holds up to 5 MB; a film is read when its turn has come.
  globalThis.fileQueues ??= { image: createQueue(1, 16), film: createQueue(1, 4) }
  return globalThis.fileQueues[kind](work, owner)
}
