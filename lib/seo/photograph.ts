import 'server-only'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { mediaFolder } from '@/lib/images/public-address'
import { sourceAt } from '@/lib/images/source-at'
import { logEvent } from '@/lib/log'
import { readMedia } from '@/lib/site/media'
import { shareImageSize } from './share-size'

const publicFolder = join(process.cwd(), 'public')

/** Only this site's own files and /media are read: no stored address makes the server call a machine (SEC-4). */
export async function readPhotograph(source: string | null): Promise<Buffer | undefined> {
  if (!source) return
  try {
    return await (source.startsWith(mediaFolder) ? readStored(source) : readOwnFile(source))
  } catch (error) {
    logEvent('share_image_without_photograph', { source, error })
  }
}

async function readStored(source: string) {
  const picture = await readMedia(sourceAt(source, shareImageSize.width).slice(mediaFolder.length))
  if (typeof picture === 'string') throw new Error(picture)
  return picture.bytes
}

async function readOwnFile(path: string) {
  const file = join(publicFolder, path)
  if (!file.startsWith(publicFolder + sep)) throw new Error('outside of the public folder')
  return readFile(/* turbopackIgnore: true */ file)
}
