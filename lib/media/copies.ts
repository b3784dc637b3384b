import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { createQueue } from './images/queue'

/** 'unavailable' says that asking again may help. */
export type Answer<Found> = Found | 'missing' | 'unavailable'

type Options<Found> = {
  folder: string
  fetch: typeof globalThis.fetch
  /** The longest time that a download may take, in milliseconds. */
  deadlineMs: number
  /** Reads the copy of `address` in `file`; null when there is none. */
  open: (file: string, address: string) => Promise<Found | null>
  /** Writes the copy of an answer that is not an error; null when its content is not of the right kind. */
  save: (response: Response, file: string, address: string, signal: AbortSignal) => Promise<Found | null>
}

/** After a failure the storage is left alone this long, in milliseconds. */
export const restMs = 2000
const downloadsAtOnce = 4
const downloadsWaiting = 64
/** How long a copy is kept after its address has left the content, in milliseconds. */
const keptMs = 30 * millisecondsInDay

/** Keeps copies of files of the storage in a folder on the disk; each file is fetched once. */
export function createCopies<Found>({ folder, fetch, deadlineMs, open, save }: Options<Found>) {
  const downloads = new Map<string, Promise<Answer<Found>>>()
  const inTurn = createQueue(downloadsAtOnce, downloadsWaiting)
  let blockedUntil = 0
  return {
    async read(address: string): Promise<Answer<Found>> {
      const copy = await open(fileOf(address), address)
      if (copy) return copy
      const running =
        downloads.get(address) ?? inTurn(() => download(address)).catch(() => 'unavailable' as const)
      downloads.set(address, running)
      return running.finally(() => downloads.delete(address))
    },
    /** Removes old copies of what is not among `addresses` any more. */
    async prune(addresses: Iterable<string>) {
      const kept = new Set([...addresses].map(fileOf))
      for (const name of await readdir(/* turbopackIgnore: true */ folder).catch(() => [])) {
        const file = join(folder, name)
        const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now())
        if (!kept.has(file) && age > keptMs) await rm(file, { force: true })
      }
    },
  }

  async function download(address: string): Promise<Answer<Found>> {
    if (Date.now() < blockedUntil) return 'unavailable'
    try {
      return (await withDeadline((signal) => fetchCopy(address, signal), deadlineMs)) ?? 'missing'
    } catch (error) {
      blockedUntil = Date.now() + restMs
      logEvent('media_not_fetched', { address, error })
      return 'unavailable'
    }
  }

  async function fetchCopy(address: string, signal: AbortSignal) {
    const response = await fetch(address, { signal, redirect: 'error' })
    if (response.status >= 500 || response.status === 429) throw new Error(`http ${response.status}`)
    if (!response.ok) return null
    // A folder that cannot be made is noticed when the copy is written.
    await mkdir(folder, { recursive: true }).catch(() => undefined)
    return save(response, fileOf(address), address, signal)
  }

  function fileOf(address: string) {
    return join(folder, nameOf(address))
  }
}

/** The name of the copy of an address, which never changes. */
export function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
