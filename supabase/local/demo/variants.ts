import type { Database } from '../database.ts'
import { createFileStorage } from '../file-storage.ts'
import { readEncoded } from './encoded.ts'
import type { MediaObject } from './media.ts'

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
