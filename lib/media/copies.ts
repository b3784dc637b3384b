import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { millisecondsInDay } from 'date-fns/constants'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { createQueue } from './images/queue'
import { readCapped } from './images/read-capped'
import { type ImageFormat, imageFormat } from './images/rules'
import { checkVideo } from './videos/check'
import { maxVideoBytes } from './videos/rules'

/** A picture in memory. */
export type Media = { bytes: Buffer<ArrayBuffer>; type: `image/${ImageFormat | 'avif'}` }

/** A complete video on the local disk. `tag` is its ETag. */
export type Film = { file: string; size: number; type: 'video/mp4' | 'video/webm'; tag: string }

/** 'unavailable' means that a retry may help. */
export type Answer<Found> = Found | 'missing' | 'unavailable'

type Options = { folder: string; fetch: typeof globalThis.fetch }

export const pictureDeadlineMs = 5000
const filmDeadlineMs = 120_000
/** Milliseconds without requests to the storage after a failure. */
export const restMs = 2000
const downloadsAtOnce = 4
const downloadsWaiting = 64
/** Milliseconds for which a copy is kept after the content stops using it. */
const keptMs = 30 * millisecondsInDay
const maxPictureBytes = 6 * 1024 * 1024

/** Keeps copies of pictures. A full disk prevents the copy, but not the answer. */
export function createPictureCopies(options: Options) {
  return createCopies<Media>(options, {
    deadlineMs: pictureDeadlineMs,
    open: async (file) => {
      const bytes = await readFile(/* turbopackIgnore: true */ file).catch(() => null)
      return bytes && pictureOf(bytes)
    },
    save: async (response, file) => {
      const picture = pictureOf(await readCapped(response, maxPictureBytes))
      if (!picture) return null
      await writeWhole(file, async (draft) => {
        await writeFile(/* turbopackIgnore: true */ draft, picture.bytes)
        return true
      }).catch((error) => logEvent('image_copy_not_written', { error }))
      return picture
    },
  })
}

/** Keeps copies of videos, which are never held in memory. */
export function createFilmCopies(options: Options) {
  return createCopies<Film>(options, {
    deadlineMs: filmDeadlineMs,
    open: openFilm,
    save: async ({ body }, file, address, signal) => {
      if (!body) return null
      const isFilm = await writeWhole(file, async (draft) => {
        const target = createWriteStream(/* turbopackIgnore: true */ draft)
        await pipeline(body, upToLimit, target, { signal })
        const checked = await checkVideo(await openAsBlob(/* turbopackIgnore: true */ draft))
        return 'format' in checked && checked.format === extname(address).slice(1)
      })
      return isFilm ? openFilm(file, address) : null
    },
  })
}

type Kind<Found> = {
  /** Maximum duration of a download, in milliseconds. */
  deadlineMs: number
  /** Reads the copy of `address` in `file`; null without a copy. */
  open: (file: string, address: string) => Promise<Found | null>
  /** Writes the copy of a successful response; null if its content has the wrong type. */
  save: (response: Response, file: string, address: string, signal: AbortSignal) => Promise<Found | null>
}

/** Keeps copies of stored files in a local folder and downloads each file once. */
function createCopies<Found>({ folder, fetch }: Options, { deadlineMs, open, save }: Kind<Found>) {
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
    /** Removes old copies of files that are not among `addresses`. */
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
    // Writing the copy reports a missing folder.
    await mkdir(folder, { recursive: true }).catch(() => undefined)
    return save(response, fileOf(address), address, signal)
  }

  function fileOf(address: string) {
    return join(folder, hashOf(address))
  }
}

/** Calls `write` with a temporary file, and renames it to `file` if the result is true. */
async function writeWhole(file: string, write: (draft: string) => Promise<boolean>) {
  const draft = `${file}.${process.pid}.part`
  try {
    const isGood = await write(draft)
    if (isGood) await rename(draft, file)
    return isGood
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

/** Identifies a picture by its first bytes; null for anything else, which is never served as a picture. */
function pictureOf(bytes: Buffer<ArrayBuffer>): Media | null {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return { bytes, type: 'image/avif' }
  const format = imageFormat(bytes)
  return format && { bytes, type: `image/${format}` }
}

async function openFilm(file: string, address: string): Promise<Film | null> {
  const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
  if (!found) return null
  const type = extname(address) === '.webm' ? 'video/webm' : 'video/mp4'
  return { file, size: found.size, type, tag: `"${hashOf(address)}"` }
}

/** Stops one part beyond the limit; the check then rejects the file by its size. */
async function* upToLimit(parts: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const part of parts) {
    yield part
    size += part.length
    if (size > maxVideoBytes) return
  }
}

function hashOf(address: string) {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
