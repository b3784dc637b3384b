import { singles } from '../../../lib/site/registry.ts'
import { isFilmName } from '../../../lib/transfer/addresses.ts'
import { planImport } from '../../../lib/transfer/plan.ts'
import { problemText } from '../../../lib/transfer/problem.ts'
import { type MediaFile, resolverOf } from '../../../lib/transfer/resolve.ts'
import { readDocument } from '../../../lib/transfer/structure.ts'
import { insertUser } from '../accounts.ts'
import type { Backend } from '../backend.ts'
import type { Database, Sql } from '../database.ts'
import type { Demo } from './demos.ts'
import { type EncodedFolders, publishVariants } from './encoded.ts'
import { mediaAddress, mediaObjects, picturesBucket, uploadMedia } from './media.ts'

type Target = {
  backend: Pick<Backend, 'handle'> & { database: Pick<Database, 'driver'> }
  baseUrl: string
  secretKey: string
  hotelSlug: string
  /** The hotel's, `yyyy-mm-dd`. */
  today: string
  /** Without it the images stay as they are. */
  encodedImages?: EncodedFolders
}

/**
 * Pictures and films first, then all rows in one transaction, planned by the import of documents. Loading again leads
 * to the same state. Needs `allowSiteImports`; throws where the import would refuse the document.
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

/** What the import makes of the document in an empty hotel. */
function plannedRows(content: object, baseUrl: string, now: string) {
  const { document, problems } = readDocument(JSON.stringify({ format: 1, content }))
  const stored = { hotel: { name: '', tagline: '' }, lists: {}, singles: {} }
  const files = mediaObjects(content).map((object): [string, MediaFile] => [
    object.file,
    { addresses: [mediaAddress(baseUrl, object)], isFilm: isFilmName(object.file) },
  ])
  const plan = document && planImport(document, { stored, resolve: resolverOf(new Map(files)), now })
  const wrong = [...problems, ...(plan?.problems ?? [])]
  if (!plan || wrong.length > 0) throw new Error(wrong.map(problemText).join('\n'))
  // A field that is empty is written, too: somebody may have filled it meanwhile.
  return plan.planned.map(({ name, data, before }) => ({
    name,
    data: Array.isArray(data) ? data : { ...Object(before), ...Object(data) },
  }))
}

function updateRow(transaction: Sql, table: string, hotelId: string | undefined, row: object) {
  const assignments = Object.keys(row).map((name, index) => `${name} = $${index + 2}`)
  const sql = `update public.${table} set ${assignments.join(', ')} where hotel_id = $1`
  return transaction.query(sql, [hotelId, ...Object.values(row)])
}
