import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { createQueue } from './queue'
import { readCapped } from './read-capped'
import { type ImageFormat, imageFormat } from './rules'

export type Media = { bytes: Buffer<ArrayBuffer>; type: MediaType }

type Options = { folder: string; fetch: typeof globalThis.fetch }

/** 'unavailable' says that asking again may help. */
type Answer = Media | 'missing' | 'unavailable'

export const fetchMs = 5000
/** After a failure the storage is left alone this long, in milliseconds. */
export const restMs = 2000
const maxBytes = 6 * 1024 * 1024
const downloadsAtOnce = 4
const downloadsWaiting = 64
/** How long a copy outlives its last place in the content, in milliseconds. */
const keptMs = 30 * millisecondsInDay

/** With a copy on the disk: each is fetched once, and nothing stays that is no image by its content. */
export function createMediaStore({ folder, fetch }: Options) {
  const flights = new Map<string, Promise<Answer>>()
  const inTurn = createQueue(downloadsAtOnce, downloadsWaiting)
  let blockedUntil = 0
  return {
    async read(address: string): Promise<Answer> {
      const copy = await readFile(/* turbopackIgnore: true */ fileOf(address)).catch(() => undefined)
      const type = copy && mediaType(copy)
      if (copy && type) return { bytes: copy, type }
      const flight =
        flights.get(address) ?? inTurn(() => download(address)).catch(() => 'unavailable' as const)
      flights.set(address, flight)
      return flight.finally(() => flights.delete(address))
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

  async function download(address: string): Promise<Answer> {
    if (Date.now() < blockedUntil) return 'unavailable'
    try {
      const bytes = await withDeadline((signal) => fetchBytes(address, signal), fetchMs)
      const type = bytes && mediaType(bytes)
      if (!bytes || !type) return 'missing'
      await keep(fileOf(address), bytes)
      return { bytes, type }
    } catch (error) {
      blockedUntil = Date.now() + restMs
      logEvent('image_not_fetched', { address, error })
      return 'unavailable'
    }
  }

  async function fetchBytes(address: string, signal: AbortSignal) {
    const response = await fetch(address, { signal, redirect: 'error' })
    if (response.status >= 500 || response.status === 429) throw new Error(`http ${response.status}`)
    return response.ok ? readCapped(response, maxBytes) : null
  }

  async function keep(file: string, bytes: Buffer) {
    const draft = `${file}.${process.pid}.part`
    try {
      if (!existsSync(/* turbopackIgnore: true */ folder)) mkdirSync(folder, { recursive: true })
      await writeFile(/* turbopackIgnore: true */ draft, bytes)
      await rename(draft, file)
    } catch (error) {
      // A full disk costs the copy, not the image.
      logEvent('image_copy_not_written', { error })
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  function fileOf(address: string) {
    return join(folder, createHash('sha256').update(address).digest('hex').slice(0, 40))
  }
}

type MediaType = `image/${ImageFormat | 'avif'}`

/** What an image is by its first bytes; null for anything else, so that nothing else is ever sent as one. */
function mediaType(bytes: Buffer): MediaType | null {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'image/avif'
  const format = imageFormat(bytes)
  return format && `image/${format}`
}
