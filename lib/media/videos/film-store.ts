import { createWriteStream, openAsBlob } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createCopies, nameOf } from '../copies'
import { checkVideo } from './check'
import { maxVideoBytes } from './rules'

/** A whole video on this machine's disk. `tag` is its ETag. */
export type Film = { file: string; size: number; type: 'video/mp4' | 'video/webm'; tag: string }

type Options = { folder: string; fetch: typeof globalThis.fetch }

/** Copies of videos: they are never held in memory, and kept only if their content is a video. */
export function createFilmStore(options: Options) {
  return createCopies<Film>({ ...options, deadlineMs: 120_000, open, save })
}

async function open(file: string, address: string): Promise<Film | null> {
  const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
  if (!found) return null
  const type = extname(address) === '.webm' ? 'video/webm' : 'video/mp4'
  return { file, size: found.size, type, tag: `"${nameOf(address)}"` }
}

async function save({ body }: Response, file: string, address: string, signal: AbortSignal) {
  if (!body) return null
  const draft = `${file}.${process.pid}.part`
  try {
    await pipeline(body, limited, createWriteStream(/* turbopackIgnore: true */ draft), { signal })
    const checked = await checkVideo(await openAsBlob(/* turbopackIgnore: true */ draft))
    if (!('format' in checked) || checked.format !== extname(address).slice(1)) return null
    await rename(draft, file)
    return await open(file, address)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
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
