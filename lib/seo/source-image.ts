import 'server-only'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { logEvent } from '@/lib/log'
import { mediaFolder, sourceAt } from '@/lib/media/images/source-set'
import { readMedia } from '@/lib/publication/media'
import { shareImageSize } from './metadata'

const publicFolder = join(/* turbopackIgnore: true */ process.cwd(), 'public')

/** Reads only this site's own files and /media, so no stored address makes the server call another machine. */
export async function readSourceImage(source: string | null): Promise<Buffer | undefined> {
  if (!source) return
  try {
    return await (source.startsWith(mediaFolder) ? readStored(source) : readOwnFile(source))
  } catch (error) {
    logEvent('share_image_source_not_read', { source, error })
  }
}

async function readStored(source: string) {
  const image = await readMedia(sourceAt(source, shareImageSize.width).slice(mediaFolder.length))
  if (typeof image === 'string') throw new Error(image)
  return image.bytes
}

async function readOwnFile(path: string) {
  const file = join(publicFolder, path)
  if (!file.startsWith(publicFolder + sep)) throw new Error('outside of the public folder')
  return readFile(/* turbopackIgnore: true */ file)
}
