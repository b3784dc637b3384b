import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { logEvent } from '@/lib/log'
import { createCopies } from '../copies'
import { readCapped } from './read-capped'
import { type ImageFormat, imageFormat } from './rules'

type MediaType = `image/${ImageFormat | 'avif'}`

export type Media = { bytes: Buffer<ArrayBuffer>; type: MediaType }

type Options = { folder: string; fetch: typeof globalThis.fetch }

export const fetchMs = 5000
const maxBytes = 6 * 1024 * 1024

/** Copies of pictures: nothing is kept or answered that is not an image by its content. */
export function createMediaStore(options: Options) {
  return createCopies<Media>({
    ...options,
    deadlineMs: fetchMs,
    open: async (file) => {
      const bytes = await readFile(/* turbopackIgnore: true */ file).catch(() => null)
      return bytes && asMedia(bytes)
    },
    save: async (response, file) => {
      const media = asMedia(await readCapped(response, maxBytes))
      if (media) await keep(file, media.bytes)
      return media
    },
  })
}

async function keep(file: string, bytes: Buffer) {
  const draft = `${file}.${process.pid}.part`
  try {
    await writeFile(/* turbopackIgnore: true */ draft, bytes)
    await rename(draft, file)
  } catch (error) {
    // A full disk costs the copy, not the image.
    logEvent('image_copy_not_written', { error })
    await rm(draft, { force: true }).catch(() => undefined)
  }
}

/** What an image is by its first bytes; null for anything else, so that nothing else is ever sent as one. */
function asMedia(bytes: Buffer<ArrayBuffer>): Media | null {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return { bytes, type: 'image/avif' }
  const format = imageFormat(bytes)
  return format && { bytes, type: `image/${format}` }
}
