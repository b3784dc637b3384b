import { vi } from 'vitest'
import type { Snapshot } from './disk-copy'
import { createLoader } from './loader'

/** `good` was stored on the disk a minute ago, `pass` moves the fake clock, `answerLater` keeps a read waiting. */
export function setUp({ good }: { good?: string } = {}) {
  const backend = vi.fn<(signal: AbortSignal) => Promise<unknown>>()
  const disk: { snapshot?: Snapshot<string> } = {}
  if (good) disk.snapshot = { value: good, readAt: Date.now() - 60_000 }
  const loader = createLoader({
    state: { publication: 0, blockedUntil: 0 },
    copy: {
      read: () => disk.snapshot,
      write: (snapshot) => {
        disk.snapshot = snapshot
      },
    },
    fetch: backend,
    parse: (raw) => {
      if (typeof raw !== 'string') throw new Error('not a text')
      return raw
    },
    emptyMessage: 'nada para mostrar',
  })
  const answerLater = () => {
    const later = Promise.withResolvers<unknown>()
    backend.mockReturnValueOnce(later.promise)
    return later
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { loader, backend, disk, answerLater, pass }
}
