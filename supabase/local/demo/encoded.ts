import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encoding } from '../../../lib/images/encoding.ts'
import { imageWidths } from '../../../lib/images/source-set.ts'
import type { Variants } from '../../../lib/images/variants.ts'
import { mediaFolder, readMedia } from './media.ts'

/** What is encoded of one picture, as the storage takes it; undefined until somebody has done it. */
export function readEncoded(cache: string, file: string): Variants | undefined {
  const folder = folderOf(cache, file)
  if (!existsSync(folder)) return undefined
  const { files, ...size } = JSON.parse(readFileSync(join(folder, listFile), 'utf8'))
  return {
    ...size,
    files: files.map((name: string) => ({
      name,
      bytes: readFileSync(join(folder, name)),
      contentType: `image/${name.split('.').at(-1)}`,
    })),
  }
}

/** Those of the demonstrations' pictures that are not encoded yet in `cache`. */
export function missingPictures(cache: string): string[] {
  return readdirSync(mediaFolder).filter(
    (file) => /\.(?:jpe?g|png|webp)$/.test(file) && !existsSync(folderOf(cache, file)),
  )
}

/** Names the others in a folder, and the picture's size. */
export const listFile = 'files.json'

/** Another picture, quality or width is another folder. */
export function folderOf(cache: string, file: string) {
  const hash = createHash('sha256')
    .update(readMedia(file))
    .update(JSON.stringify([encoding, imageWidths]))
  return join(cache, `${file}-${hash.digest('hex').slice(0, 12)}`)
}
