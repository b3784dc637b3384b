import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ownWidths } from '../../../lib/images/source-set.ts'
import type { Database } from '../database.ts'
import { createFileStorage } from '../file-storage.ts'

export type EncodedFolders = { encoded: string; storage: string }

const bucket = 'hotel-images-variants'
// That of the demonstration's images.
const [width, height] = [1600, 1067]

/** What the site's build has encoded of the same images. Past the API: these are hundreds of objects. */
export async function publishVariants(
  { driver }: Pick<Database, 'driver'>,
  keys: string[],
  folders: EncodedFolders,
) {
  const storage = createFileStorage(folders.storage)
  const objects: object[] = []
  const images: object[] = []
  for (const key of keys) {
    const folder = join(folders.encoded, 'images', basename(key))
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder).filter((name) => /^\d+\.(?:avif|webp)$/.test(name))) {
      const name = `${key}/${file}`
      const type = `image/${file.split('.').pop()}`
      const bytes = readFileSync(join(folder, file))
      const metadata = await storage.uploadObject(bucket, name, undefined, bytes, type, 'max-age=31536000')
      objects.push({ name, metadata: { ...metadata, httpStatusCode: 200 } })
    }
    images.push({ path: key, width, height, widths: ownWidths })
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
