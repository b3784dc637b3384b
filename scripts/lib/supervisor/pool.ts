import { setTimeout as sleep } from 'node:timers/promises'
import { notStarted, type SiteWorker, startWorker, type WorkerOptions } from './worker.ts'

export type Pool = {
  /** Whether all its workers were ready the first time. */
  ready: Promise<boolean>
  /** Resolves when each of them lets visitors in. */
  open: () => Promise<void>
  drain: (seconds: number) => Promise<void>
  /** Resolves when nothing of it could be started for too often in a row. */
  hopeless: Promise<void>
}

const maxFailures = 8
const healthyAfter = 60_000

/** As many workers of one release as `size` says. One that dies is started again, later after each failure. */
export function createPool(size: number, say: (line: string) => void, options: WorkerOptions): Pool {
  const workers = new Set<SiteWorker>()
  let isOpen = false
  const hopeless = Promise.withResolvers<void>()
  const closing = new AbortController()
  const slots = Array.from({ length: size }, () => {
    const first = Promise.withResolvers<boolean>()
    return { first: first.promise, kept: keep(first.resolve) }
  })
  return {
    ready: Promise.all(slots.map(({ first }) => first)).then((all) => all.every(Boolean)),
    open: async () => {
      isOpen = true
      await Promise.all([...workers].map((worker) => worker.open()))
    },
    drain,
    hopeless: hopeless.promise,
  }

  async function keep(told: (isReady: boolean) => void) {
    let failures = 0
    while (!closing.signal.aborted) {
      const began = Date.now()
      const worker = await startWorker(options).catch(notStarted)
      if (closing.signal.aborted) return worker.drain(0)
      workers.add(worker)
      const isReady = await worker.ready
      told(isReady)
      if (isReady && isOpen) void worker.open()
      const how = await worker.gone
      workers.delete(worker)
      if (closing.signal.aborted) return
      failures = Date.now() - began > healthyAfter ? 1 : failures + 1
      if (failures >= maxFailures && workers.size === 0) hopeless.resolve()
      const wait = Math.min(30_000, 250 * 2 ** (failures - 1))
      say(
        `O processo${worker.pid ? ` ${worker.pid}` : ''} do site parou (${how}); outro liga em ${wait / 1000} s.`,
      )
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  async function drain(seconds: number) {
    closing.abort()
    await Promise.all([...workers].map((worker) => worker.drain(seconds)))
    await Promise.all(slots.map(({ kept }) => kept))
  }
}
