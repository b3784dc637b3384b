import { z } from 'zod'
import type { Person } from './requests.ts'
import type { World } from './world.ts'

const rowSchema = z.object({ data: z.array(z.object({ id: z.string() })), version: z.int() })

/** As a save does it: read, change, write where the version is still the one read; until it was. */
export async function appendItem(
  { hotel, requests }: World,
  { person, list, item }: { person: Person; list: string; item: string },
) {
  while (true) {
    const [row] = await requests.as(
      person,
      (sql) =>
        sql`select data, version from public.hotel_content where hotel_id = ${hotel} and section = ${list}`,
    )
    const { data, version } = rowSchema.parse(row)
    const written = await requests.as(
      person,
      (sql) => sql`update public.hotel_content set data = ${sql.json([...data, { id: item }])}
        where hotel_id = ${hotel} and section = ${list} and version = ${version} returning version`,
    )
    if (written.length > 0) return
  }
}

/** The ids in the list, and the versions that its history holds. */
export async function historyOf({ owner, hotel }: World, list: string) {
  const [row] =
    await owner`select data, version from public.hotel_content where hotel_id = ${hotel} and section = ${list}`
  const history = await owner`select version from public.hotel_content_history
    where hotel_id = ${hotel} and section = ${list} order by version`
  const items = rowSchema.parse(row).data.map(({ id }) => id)
  return { items, versions: history.map(({ version }) => Number(version)) }
}
