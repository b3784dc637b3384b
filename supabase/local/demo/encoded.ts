import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { imageWidths } from '../../../lib/media/images/source-set.ts'
import { encoding, makeVariants, type Variants } from '../../../lib/media/images/variants.ts'
import type { Database } from '../database.ts'
import { createFileStorage } from '../file-storage.ts'
import { type MediaObject, readMedia } from './media.ts'

/** Where encoded pictures are kept for all data directories, and the storage of this data directory. */
export type EncodedFolders = { encoded: string; storage: string }

const bucket = 'hotel-images-variants'

/** Stores what the panel would store when these pictures are uploaded. Past the API, because these are hundreds of objects. */
export async function publishVariants(
  { driver }: Pick<Database, 'driver'>,
  pictures: MediaObject[],
  folders: EncodedFolders,
) {
  const storage = createFileStorage(folders.storage)
  const objects: object[] = []
  const images: object[] = []
  const pending = [...pictures]
  async function work() {
    for (let picture = pending.shift(); picture; picture = pending.shift()) {
      const { key, file } = picture
      const { files, width, height, widths } = await variantsOf(folders.encoded, file)
      for (const { name, bytes, contentType } of files) {
        const args = [bytes, contentType, 'max-age=31536000'] as const
        const metadata = await storage.uploadObject(bucket, `${key}/${name}`, undefined, ...args)
        objects.push({ name: `${key}/${name}`, metadata: { ...metadata, httpStatusCode: 200 } })
      }
      images.push({ path: key, width, height, widths })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
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

/** The encoded forms of a picture, which are made once. Another picture, quality or width is another folder. */
async function variantsOf(cache: string, file: string): Promise<Variants> {
  const picture = readMedia(file)
  const hash = createHash('sha256')
    .update(picture)
    .update(JSON.stringify([encoding, imageWidths]))
  const folder = join(cache, `${file}-${hash.digest('hex').slice(0, 12)}`)
  if (!existsSync(folder)) await encode(picture, folder)
  const { files, ...size } = JSON.parse(readFileSync(join(folder, list), 'utf8'))
  return {
    ...size,
    files: files.map((name: string) => ({
      name,
      bytes: readFileSync(join(folder, name)),
      contentType: `image/${name.split('.').at(-1)}`,
    })),
  }
}

/** The size of the picture and the names of the other files in its folder. */
const list = 'files.json'

/** The folder appears as a whole, even when several processes encode at once. */
async function encode(picture: Buffer, folder: string) {
  const draft = `${folder}.${process.pid}`
  const { files, ...size } = await makeVariants(picture)
  mkdirSync(draft, { recursive: true })
  for (const { name, bytes } of files) writeFileSync(join(draft, name), bytes)
  writeFileSync(join(draft, list), JSON.stringify({ ...size, files: files.map(({ name }) => name) }))
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}
