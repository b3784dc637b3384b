import { shorten } from '../../../lib/format.ts'
import type { Backend } from '../backend.ts'
import type { Database, Sql } from '../database.ts'
import type { Demo, DemoItem } from './demo.ts'
import { type MediaObject, picturesBucket, placeMedia, uploadMedia } from './media.ts'
import { insertUser } from './user-rows.ts'
import { type EncodedFolders, publishVariants } from './variants.ts'

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

/** Pictures and films first, then all rows in one transaction. Loading again leads to the same state. */
export async function loadDemo(
  demo: Demo,
  { backend, baseUrl, secretKey, hotelSlug, today, encodedImages }: Target,
) {
  const { content, objects } = placeMedia(demo, today, baseUrl)
  const pictures = objects.filter(({ bucket }) => bucket === picturesBucket)
  await uploadMedia(objects, { handle: backend.handle, baseUrl, secretKey })
  await backend.database.driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `update public.hotels set slug = $1, name = $2, tagline = $3 where slug in ($1, 'quaresmeira') returning id`,
      [hotelSlug, demo.hotel.name, demo.hotel.tagline],
    )
    const hotelId = rows[0]?.id
    await updateRow(transaction, 'hero_sections', hotelId, content.hero)
    await updateRow(transaction, 'about_sections', hotelId, content.about)
    await updateRow(transaction, 'hotel_configurations', hotelId, content.configuration)
    const lists = { ...content.lists, pictures: textsOf(pictures, demo) }
    for (const [name, items] of Object.entries(lists)) {
      await transaction.query(
        `insert into public.hotel_content (hotel_id, section, data) values ($1, $2, $3::jsonb)
         on conflict (hotel_id, section) do update set data = excluded.data`,
        [hotelId, name, JSON.stringify(items)],
      )
    }
    for (const user of demo.users) await insertUser(transaction, user, hotelId)
  })
  if (encodedImages) await publishVariants(backend.database, pictures, encodedImages)
}

function updateRow(transaction: Sql, table: string, hotelId: string | undefined, row: object) {
  const assignments = Object.keys(row).map((name, index) => `${name} = $${index + 2}`)
  const sql = `update public.${table} set ${assignments.join(', ')} where hotel_id = $1`
  return transaction.query(sql, [hotelId, ...Object.values(row)])
}

/** As the panel stores them (lib/pictures). */
function textsOf(pictures: MediaObject[], { pictureTexts, pictureFocus = {} }: Demo): DemoItem[] {
  return [...new Set(pictures.map(({ file }) => file))].flatMap((id) => {
    const alt = pictureTexts[id]
    return alt ? [{ id, name: shorten(alt, 80), alt, focus: pictureFocus[id] ?? '50% 50%' }] : []
  })
}
