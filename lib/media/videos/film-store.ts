import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { millisecondsInDay } from 'date-fns/constants'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { checkVideo } from './check'
import { maxVideoBytes } from './rules'

/** A whole video on this machine's disk. `tag` is its ETag. */
export type Film = { file: string; size: number; type: 'video/mp4' | 'video/webm'; tag: string }

type Options = { folder: string; fetch: typeof globalThis.fetch }

/** 'unavailable' says that asking again may help. */
type Answer = Film | 'missing' | 'unavailable'

const fetchMs = 120_000
/** After a failure the storage is left alone this long, in milliseconds. */
const restMs = 2000
/** How long a copy outlives its last place in the content, in milliseconds. */
const keptMs = 30 * millisecondsInDay

/** Copies of videos on the disk: each is fetched once, never held in memory, and kept only if its content is a video. */
export function createFilmStore({ folder, fetch }: Options) {
  const flights = new Map<string, Promise<Answer>>()
  let blockedUntil = 0
  return {
    async read(address: string): Promise<Answer> {
      const copy = await filmAt(address)
      if (copy) return copy
      const flight = flights.get(address) ?? download(address)
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

  async function filmAt(address: string): Promise<Film | null> {
    const file = fileOf(address)
    const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
    if (!found) return null
    const type = extname(address) === '.webm' ? 'video/webm' : 'video/mp4'
    return { file, size: found.size, type, tag: `"${nameOf(address)}"` }
  }

  async function download(address: string): Promise<Answer> {
    if (Date.now() < blockedUntil) return 'unavailable'
    try {
      const isThere = await withDeadline((signal) => fetchFilm(address, signal), fetchMs)
      return (isThere && (await filmAt(address))) || 'missing'
    } catch (error) {
      blockedUntil = Date.now() + restMs
      logEvent('film_not_fetched', { address, error })
      return 'unavailable'
    }
  }

  async function fetchFilm(address: string, signal: AbortSignal) {
    const { body, ok, status } = await fetch(address, { signal, redirect: 'error' })
    if (status >= 500 || status === 429) throw new Error(`http ${status}`)
    if (!ok || !body) return false
    const draft = `${fileOf(address)}.${process.pid}.part`
    try {
      await mkdir(folder, { recursive: true })
      await pipeline(body, limited, createWriteStream(/* turbopackIgnore: true */ draft), { signal })
      const checked = await checkVideo(await openAsBlob(/* turbopackIgnore: true */ draft))
      const isFilm = 'format' in checked && checked.format === extname(address).slice(1)
      if (isFilm) await rename(draft, fileOf(address))
      return isFilm
    } catch (error) {
      if (error instanceof TooLarge) return false
      throw error
    } finally {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  function fileOf(address: string) {
    return join(folder, nameOf(address))
  }
}

class TooLarge extends Error {}

async function* limited(parts: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > maxVideoBytes) throw new TooLarge()
    yield part
  }
}

function nameOf(address: string) {
  return createHash('sha256').update(address).digest('hex').slice(0, 40)
}
