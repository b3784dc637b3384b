import { isDeepStrictEqual } from 'node:util'
import type { Package } from '../../../lib/packages/schema.ts'
import type { Database } from '../database.ts'
import type { Demo } from './demos.ts'

type Stored = Record<string, unknown>
type Move = { demo: Demo; hotelSlug: string; from: string; today: string }

/** The stored demonstration as of `today`, where it was last as of `from`; both `yyyy-mm-dd`. */
export async function followCalendar({ driver }: Database, { demo, hotelSlug, from, today }: Move) {
  await driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ hotel_id: string; data: unknown }>(
      `select c.hotel_id, c.data from public.hotel_content c join public.hotels h on h.id = c.hotel_id
       where h.slug = $1 and c.section = 'packages'`,
      [hotelSlug],
    )
    for (const { hotel_id, data } of rows) {
      if (!Array.isArray(data)) continue
      const moved = movedPackages(demo, data, from, today)
      if (isDeepStrictEqual(moved, data)) continue
      await transaction.query(
        `update public.hotel_content set data = $2::jsonb where hotel_id = $1 and section = 'packages'`,
        [hotel_id, JSON.stringify(moved)],
      )
    }
  })
}

/** Those that are still as the demonstration wrote them on `from`, as it writes them on `today`; the others untouched. */
export function movedPackages(
  { contentOn }: Pick<Demo, 'contentOn'>,
  stored: Stored[],
  from: string,
  today: string,
): Stored[] {
  const [before, after] = [contentOn(from).packages, contentOn(today).packages]
  return stored.map((item) => {
    const old = before.find(({ id }) => id === item.id)
    const next = after.find(({ id }) => id === item.id)
    if (!old || !next || !isUntouched(item, old)) return item
    if (next.slug === old.slug) return { ...item, ...wording(next) }
    if (stored.some(({ slug }) => slug === next.slug)) return item
    const former = Array.isArray(item.previousSlugs) ? item.previousSlugs : []
    const previousSlugs = [...new Set([...former, old.slug])].filter((slug) => slug !== next.slug)
    return { ...item, ...wording(next), previousSlugs }
  })
}

function isUntouched(item: Stored, old: Package) {
  // A save in the panel stamps it, whatever it changed.
  if (item.updatedAt !== item.createdAt) return false
  return Object.entries(wording(old)).every(([name, value]) => isDeepStrictEqual(item[name], value))
}

/** Without what does not move: pictures are stored by address, and an order is everybody's. */
function wording({ images: _images, orderIndex: _order, ...rest }: Package) {
  return rest
}
