import { isDeepStrictEqual } from 'node:util'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import type { DiskCopy, Snapshot } from './disk-copy'

/** Times are in milliseconds since the epoch. `contentReadAt` is when the current content was read. */
type LoaderHealth = { contentReadAt?: number; succeededAt?: number; failedAt?: number }

export type Loader<T> = {
  /** Reads from the backend, or returns the last good value; rejects only if there has never been one. */
  read(): Promise<T>
  /** Returns the last good value without a request, or undefined if there has never been one. */
  peek(): T | undefined
  /** Reads after a publication and ignores reads that started earlier. True if the new state could be read. */
  refresh(): Promise<boolean>
  /** Tells whether reads found changes that were not published here, and resets that. */
  takeNews(): boolean
  /** Applies a save to the last good value without the backend. False without such a value. */
  patch(change: (value: T) => T): boolean
  health(): LoaderHealth
}

export type LoaderState<T> = {
  good?: Snapshot<T>
  /** The current read, and the publication it started after. */
  pending?: { promise: Promise<T>; publication: number }
  publication: number
  blockedUntil: number
  succeededAt?: number
  failedAt?: number
  /** Only a read can show a change; a save of another section must not count as that read. */
  mustRead?: boolean
  /** A read found content that the pages do not show yet. */
  hasNews?: boolean
}

export type LoaderOptions<T> = {
  state: LoaderState<T>
  copy: DiskCopy<T>
  fetch(signal: AbortSignal): Promise<unknown>
  /** Returns a text that changes whenever `fetch` may answer differently; faster than `fetch`. */
  askVersion?(signal: AbortSignal): Promise<string>
  /** Throws on an answer that must not replace a good value. */
  parse(raw: unknown): T
  emptyMessage: string
  sharedMs?: number
  /** Returns how long a value read at a moment stays valid, unless somebody saves. */
  trueUntil?(value: T, readAt: number): number
}

export const TIMEOUT_MS = 1500
/** The timeout without a fallback: a slow first build is better than none. */
export const FIRST_TIMEOUT_MS = 10_000
/** The pause after a failure, so that only one visitor waits for the timeout in an outage. */
export const BREAKER_MS = 2000
/** Pages that render at the same time share one read. */
export const SHARED_MS = 1000

/** Creates a loader with a hard timeout, circuit breaker, single flight and last good value (PUB-4, PUB-5). */
export function createLoader<T>(options: LoaderOptions<T>): Loader<T> {
  const { state, copy, fetch, askVersion, parse, emptyMessage, sharedMs = SHARED_MS } = options
  const { trueUntil = () => Number.POSITIVE_INFINITY } = options

  return {
    async read() {
      const good = lastGood()
      const { pending } = state
      if (good && isRecent(good)) return good.value
      if (pending?.publication === state.publication) return pending.promise
      return startRead()
    },
    peek: () => lastGood()?.value,
    async refresh() {
      markPublished()
      state.mustRead = true
      // A concurrent save discards the current read regardless of its result.
      for (let reads = 0; reads < 3 && state.mustRead && Date.now() >= state.blockedUntil; reads++) {
        await startRead().catch(() => undefined)
      }
      return !state.mustRead
    },
    takeNews() {
      const { hasNews = false } = state
      state.hasNews = false
      return hasNews
    },
    patch(change) {
      const good = lastGood()
      if (!good) return false
      const value = change(good.value)
      markPublished()
      storeSnapshot({ value, readAt: good.readAt })
      return true
    },
    health: () => ({
      contentReadAt: lastGood()?.readAt,
      succeededAt: state.succeededAt,
      failedAt: state.failedAt,
    }),
  }

  function startRead(): Promise<T> {
    const promise = readOrFallBack()
    const flight = { promise, publication: state.publication }
    state.pending = flight
    const clearPending = () => {
      if (state.pending === flight) state.pending = undefined
    }
    promise.then(clearPending, clearPending)
    return promise
  }

  async function readOrFallBack(): Promise<T> {
    if (Date.now() < state.blockedUntil) return fallBack()
    const { publication } = state
    const readAt = Date.now()
    try {
      const { value, version } = await withDeadline(readNow, lastGood() ? TIMEOUT_MS : FIRST_TIMEOUT_MS)
      state.succeededAt = Date.now()
      if (state.publication !== publication && state.good) return state.good.value
      state.hasNews ||= !isDeepStrictEqual(state.good?.value, value)
      storeSnapshot({ value, readAt, version })
      state.mustRead = false
      return value
    } catch (error) {
      state.failedAt = Date.now()
      state.blockedUntil = state.failedAt + BREAKER_MS
      logEvent('content_read_failed', { error })
      return fallBack(error)
    }
  }

  // Ask for the version first: anything saved between the two requests is then read again.
  async function readNow(signal: AbortSignal) {
    const version = await askVersion?.(signal).catch(() => undefined)
    const known = !state.mustRead && version && version === state.good?.version ? state.good : undefined
    return { value: known ? known.value : parse(await fetch(signal)), version }
  }

  function fallBack(cause?: unknown): T {
    const good = lastGood()
    if (good) return good.value
    throw new Error(emptyMessage, { cause })
  }

  /** Returns the value in memory, or after a start the one on disk. */
  function lastGood(): Snapshot<T> | undefined {
    state.good ??= copy.read()
    return state.good
  }

  function storeSnapshot(snapshot: Snapshot<T>) {
    state.good = snapshot
    copy.write(snapshot)
  }

  function markPublished() {
    state.publication++
    state.blockedUntil = 0
  }

  function isRecent({ value, readAt }: Snapshot<T>) {
    const now = Date.now()
    const age = now - readAt
    return !state.mustRead && age >= 0 && age < sharedMs && now < trueUntil(value, readAt)
  }
}
