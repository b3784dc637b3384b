import type { Backend } from '../backend.ts'
import type { Database } from '../database.ts'
import { demoAbout, demoConfiguration, demoHero, demoHotel } from './hotel.ts'
import { type Publish, publishImages } from './images.ts'
import { demoPackages } from './packages.ts'
import { demoRooms } from './rooms.ts'
import { insertUser } from './user-rows.ts'
import { demoUsers } from './users.ts'
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
type Row = Record<string, string | null>

/** Images first, then all rows in one transaction. Loading again leads to the same state. */
export async function loadDemo({ backend, baseUrl, secretKey, hotelSlug, today, encodedImages }: Target) {
  const { image, keys } = publishImages({ handle: backend.handle, baseUrl, secretKey })
  const { packages, rooms, about } = await withImages(image, today)
  await backend.database.driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>(
      `update public.hotels set slug = $1, name = $2, tagline = $3 where slug in ($1, 'quaresmeira') returning id`,
      [hotelSlug, demoHotel.name, demoHotel.tagline],
    )
    const hotelId = rows[0]?.id
    const update = (table: string, row: Row) => {
      const assignments = Object.keys(row).map((name, index) => `${name} = $${index + 2}`)
      const sql = `update public.${table} set ${assignments.join(', ')} where hotel_id = $1`
      return transaction.query(sql, [hotelId, ...Object.values(row)])
    }
    await update('hero_sections', demoHero)
    await update('about_sections', about)
    await update('hotel_configurations', demoConfiguration)
    const setList = `update public.hotel_content set data = $3::jsonb where hotel_id = $1 and section = $2`
    await transaction.query(setList, [hotelId, 'packages', JSON.stringify(packages)])
    await transaction.query(setList, [hotelId, 'rooms', JSON.stringify(rooms)])
    for (const user of demoUsers) await insertUser(transaction, user, hotelId)
  })
  if (encodedImages) await publishVariants(backend.database, keys(), encodedImages)
}

async function withImages(image: Publish, today: string) {
  const packages = await Promise.all(
    demoPackages(today).map(async (pkg) => ({
      ...pkg,
      images: {
        principal: await image(pkg.images.principal, 'packages/principal'),
        gallery: await Promise.all(pkg.images.gallery.map((name) => image(name, 'packages/gallery'))),
      },
    })),
  )
  const rooms = await Promise.all(
    demoRooms.map(async (room) => ({
      ...room,
      images: await Promise.all(room.images.map((name) => image(name, `rooms/${room.id}`))),
    })),
  )
  return { packages, rooms, about: { ...demoAbout, image_url: await image(demoAbout.image_url, 'hotel') } }
}
