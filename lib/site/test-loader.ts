import { vi } from 'vitest'
import type { DiskCopy, Snapshot } from './disk-copy'
import { createLoader, type LoaderState } from './loader'

/** `good` lies on the disk from a minute ago, `pass` moves the fake clock, `answerLater` keeps a read waiting. */
export function setUp({ good, disk = new FakeDisk() }: { good?: string; disk?: FakeDisk } = {}) {
  const backend = vi.fn<(signal: AbortSignal) => Promise<unknown>>()
  const state: LoaderState<string> = { publishedAt: 0, blockedUntil: 0 }
  if (good) disk.put({ value: good, readAt: Date.now() - 60_000, publishedAt: 0 })
  const loader = createLoader({
    state,
    copy: disk.open(),
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

/** The file that two loaders share, without a disk. */
class FakeDisk {
  snapshot: Snapshot<string> | undefined
  #version = 0

  put(snapshot: Snapshot<string>) {
    this.snapshot = snapshot
    this.#version++
  }

  open(): DiskCopy<string> {
    let seen = 0
    return {
      readIfChanged: () => {
        if (seen === this.#version) return undefined
        seen = this.#version
        return this.snapshot
      },
      write: (snapshot) => {
        this.put(snapshot)
        seen = this.#version
      },
    }
  }
}
