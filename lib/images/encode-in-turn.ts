import { createQueue } from './queue.ts'

// Each one that waits holds a file of up to 5 MB.
const room = 16

declare global {
  var pictureQueue: ReturnType<typeof createQueue> | undefined
}

/**
 * Runs work on pictures one piece at a time in the whole process, whose memory one set of pixels then bounds. Rejects
 * with `QueueFull` when too much is waiting. Pages, actions and routes are separate bundles, hence `globalThis`.
 */
export function encodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  globalThis.pictureQueue ??= createQueue(1, room)
  return globalThis.pictureQueue(work)
}
