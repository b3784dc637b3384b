import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { imageWidths } from '../../../lib/media/images/source-set.ts'
import { encoding, makeVariants, type Variants } from '../../../lib/media/images/variants.ts'
import { singles } from '../../../lib/site/registry.ts'
import { isFilmName } from '../../../lib/transfer/addresses.ts'
import { planImport } from '../../../lib/transfer/plan.ts'
import { problemText } from '../../../lib/transfer/problem.ts'
import { createResolver, type MediaFile } from '../../../lib/transfer/resolve.ts'
import { readDocument } from '../../../lib/transfer/structure.ts'
import { insertUser } from '../accounts.ts'
import type { Backend } from '../backend.ts'
import type { Database, Sql } from '../database.ts'
import { createFileStorage } from '../file-storage.ts'
import { writeFileAtomically } from '../files.ts'
import type { Demo } from './demos.ts'
import {
  type MediaObject,
  mediaAddress,
  mediaObjects,
  picturesBucket,
  readMedia,
  uploadMedia,
} from './media.ts'

type Target = {
  backend: Pick<Backend, 'handle'> & { database: Pick<Database, 'driver'> }
  baseUrl: string
  secretKey: string
  hotelSlug: string
  /** The hotel's day, `yyyy-mm-dd`. */
  today: string
  /** Without it, images are not encoded. */
  encodedImages?: EncodedFolders
}

/**
 * Stores pictures and films, then all rows in one transaction, as the import of documents plans them. Idempotent. Needs
 * `allowSiteImports`. Throws if the import would refuse the document.
 */
export async function loadDemo(
  demo: Demo,
  { backend, baseUrl, secretKey, hotelSlug, today, encodedImages }: Target,
) {
  const content = demo.contentOn(today)
  const objects = mediaObjects(content)
  const planned = plannedRows(content, baseUrl, `${today}T00:00:00.000Z`)
  await uploadMedia(objects, { handle: backend.handle, baseUrl, secretKey })
  await backend.database.driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `update public.hotels set slug = $1, name = $2, tagline = $3 where slug in ($1, 'quaresmeira') returning id`,
      [hotelSlug, demo.hotel.name, demo.hotel.tagline],
    )
    const hotelId = rows[0]?.id
    for (const { name, data } of planned) {
      const single = singles.find((one) => one.name === name)
      if (single) await updateRow(transaction, single.table, hotelId, Object(data))
      else
        await transaction.query(
          `insert into public.hotel_content (hotel_id, section, data) values ($1, $2, $3::jsonb)
           on conflict (hotel_id, section) do update set data = excluded.data`,
          [hotelId, name, JSON.stringify(data)],
        )
    }
    for (const user of demo.users) await insertUser(transaction, user, hotelId)
  })
  const pictures = objects.filter(({ bucket }) => bucket === picturesBucket)
  if (encodedImages) await publishVariants(backend.database, pictures, encodedImages)
}

/** Returns the rows that importing the document into an empty hotel would write. */
function plannedRows(content: object, baseUrl: string, now: string) {
  const { document, problems } = readDocument(JSON.stringify({ format: 1, content }))
  const stored = { hotel: { name: '', tagline: '' }, sections: {} }
  const files = mediaObjects(content).map((object): [string, MediaFile] => [
    object.file,
    { addresses: [mediaAddress(baseUrl, object)], isFilm: isFilmName(object.file) },
  ])
  const plan =
    document &&
    planImport(document, { stored, resolve: createResolver(new Map(files)), now, bucket: picturesBucket })
  const wrong = [...problems, ...(plan?.problems ?? [])]
  if (!plan || wrong.length > 0) throw new Error(wrong.map(problemText).join('\n'))
  // Also writes empty fields, which somebody may have filled since.
  return plan.planned.map(({ name, data, before: [{ id: _, ...blank } = { id: name }] }) => ({
    name,
    data: Array.isArray(data) ? data : { ...blank, ...Object(data) },
  }))
}

function updateRow(transaction: Sql, table: string, hotelId: string | undefined, row: object) {
  const assignments = Object.keys(row).map((name, index) => `${name} = $${index + 2}`)
  const sql = `update public.${table} set ${assignments.join(', ')} where hotel_id = $1`
  return transaction.query(sql, [hotelId, ...Object.values(row)])
}

/** The cache of encoded pictures for all data directories, and the storage of this one. */
type EncodedFolders = { encoded: string; storage: string }

const variantsBucket = 'hotel-images-variants'

/** Stores what the panel would store for these uploads. Bypasses the API, because there are hundreds of objects. */
async function publishVariants(
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
        const metadata = await storage.uploadObject(variantsBucket, `${key}/${name}`, undefined, ...args)
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
      [variantsBucket, JSON.stringify(objects)],
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

/** Returns the encoded files of a picture, cached by its bytes, quality and widths. */
async function variantsOf(cache: string, file: string): Promise<Variants> {
  const picture = readMedia(file)
  const hash = createHash('sha256')
    .update(picture)
    .update(JSON.stringify([encoding, imageWidths]))
  const kept = join(cache, `${file}-${hash.digest('hex').slice(0, 12)}.v8`)
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true })
    writeFileAtomically(kept, serialize(await makeVariants(picture)))
  }
  return deserialize(readFileSync(kept))
}
