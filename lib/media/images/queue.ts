import { sharedState } from '../../shared-state.mjs'

export class QueueFull extends Error {}

type Waiting = { owner: string; start: () => void }

/** Runs `atOnce` tasks, lets `maxWaiting` wait, and rejects others with `QueueFull`. The owner served longest ago is next. */
export function createQueue(atOnce: number, maxWaiting: number) {
  let running = 0
  const waiting: Waiting[] = []
  let served: string[] = []
  return async function run<T>(task: () => Promise<T>, owner = ''): Promise<T> {
    if (running < atOnce) running++
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push({ owner, start }))
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

/** Processes one file of a kind at a time; `owner` is the sender's id. Rejects with `QueueFull`. */
export function runInTurn<T>(kind: 'image' | 'film', work: () => Promise<T>, owner: string): Promise<T> {
  // Each waiting image holds up to 5 MB; a video is read only when its turn comes.
  const queues = sharedState('file queues', () => ({ image: createQueue(1, 16), film: createQueue(1, 4) }))
  return queues[kind](work, owner)
}
