type Turn = { running: boolean; waiting: (() => void)[] }

const room = 4

declare global {
  var videoTurn: Turn | undefined
}

/** One at a time bounds disk and line; on `globalThis`, as bundles are separate. Rejects when too many wait. */
export async function storeInTurn<T>(work: () => Promise<T>): Promise<T> {
  globalThis.videoTurn ??= { running: false, waiting: [] }
  const turn = globalThis.videoTurn
  if (turn.running && turn.waiting.length >= room) throw new Error('too many videos are waiting')
  if (turn.running) await new Promise<void>((resolve) => turn.waiting.push(resolve))
  turn.running = true
  try {
    return await work()
  } finally {
    const next = turn.waiting.shift()
    if (next) next()
    else turn.running = false
  }
}
