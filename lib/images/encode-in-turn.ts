import { createQueue } from './queue.ts'

// Each one that waits holds a file of up to 5 MB.
const room = 16

declare global {
  var imageQueue: ReturnType<typeof createQueue> | undefined
}

/** One at a time, on `globalThis`, as bundles are separate; `owner` is the id of who sent it. Rejects with `QueueFull`. */
export function encodeInTurn<T>(work: () => Promise<T>, owner: string): Promise<T> {
  globalThis.imageQueue ??= createQueue(1, room)
  return globalThis.imageQueue(work, owner)
}
