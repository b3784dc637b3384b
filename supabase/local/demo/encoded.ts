import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageWidths } from '../../../lib/media/images/source-set.ts'
import { encoding, type Variants } from '../../../lib/media/images/variants.ts'
import type { Database } from '../database.ts'
import { createFileStorage } from '../file-storage.ts'
import { type MediaObject, mediaFolder, readMedia } from './media.ts'

/** What is encoded of one picture, as the storage takes it; undefined until somebody has done it. */
function readEncoded(cache: string, file: string): Variants | undefined {
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

/** Where what is encoded of pictures is kept, and the storage of the data directory. */
export type EncodedFolders = { encoded: string; storage: string }

const bucket = 'hotel-images-variants'

/** What is encoded of these pictures. Past the API: these are hundreds of objects. */
export async function publishVariants(
  { driver }: Pick<Database, 'driver'>,
  pictures: MediaObject[],
  folders: EncodedFolders,
) {
  const storage = createFileStorage(folders.storage)
  const objects: object[] = []
  const images: object[] = []
  for (const { key, file } of pictures) {
    const made = readEncoded(folders.encoded, file)
    if (!made) continue
    for (const { name, bytes, contentType } of made.files) {
      const path = `${key}/${name}`
      const metadata = await storage.uploadObject(
        bucket,
        path,
        undefined,
        bytes,
        contentType,
        'max-age=31536000',
      )
      objects.push({ name: path, metadata: { ...metadata, httpStatusCode: 200 } })
    }
    images.push({ path: key, width: made.width, height: made.height, widths: made.widths })
  }
  await driver.transaction(async (transaction) => {
    await transaction.query(
      `insert into storage.objects (bucket_id, name, metadata, version)
       select $1, o.name, o.metadata, gen_random_uuid()::text
       from jsonb_to_recordset($2::jsonb) as o (name text, metadata jsonb)`,
      [bucket, JSON.stringify(objects)],
    )
    await transaction.query(
      `insert into public.images (hotel_id, path, width, height, widths)
       select h.id, i.path, i.width, i.height, i.widths
       from public.hotels h, jsonb_to_recordset($1::jsonb) as i (path text, width int, height int, widths int[])
       where h.storage_bucket = 'hotel-images'`,
      [JSON.stringify(images)],
    )
  })
}
