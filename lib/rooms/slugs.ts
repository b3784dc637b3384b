import type { StoredItem } from '@/lib/content/list'
import { withPreviousSlugs } from '@/lib/content/slug'
import { slugify } from '@/lib/slugify'
import { firstUnused } from '@/lib/words'
import { roomFields } from './fields'

type Named = { id: string; name?: unknown; slug?: unknown; active?: unknown }

/** Returns each room's address by id: its own, or one from its name, numbered if another room has it (ROOM-16). */
export function roomSlugs(rooms: Named[]): Map<string, string> {
  const slugs = new Map<string, string>()
  const taken = new Set<string>()
  for (const room of rooms.toSorted((a, b) => rank(a) - rank(b))) {
    const slug = firstUnused(ownSlug(room) || slugOfName(room), taken)
    taken.add(slug)
    slugs.set(room.id, slug)
  }
  return slugs
}

/** Keeps the public address when the name changes, and every former one; only with `items`, the list, creates one. */
export function withRoomSlug(
  item: StoredItem,
  stored: StoredItem | undefined,
  items?: StoredItem[],
): StoredItem {
  if (!items) return withPreviousSlugs(item, stored)
  const wasSeen =
    stored && stored.active !== false && Boolean(roomFields.name.read.safeParse(stored.name).data)
  const known = wasSeen ? roomSlugs(items).get(item.id) : undefined
  const before = known ? { ...stored, slug: known } : stored
  if (ownSlug(item) || item.active === false) return withPreviousSlugs(item, before)
  const others = items.filter(({ id }) => id !== item.id)
  const isFirst = known === undefined || Boolean(stored && ownSlug(stored))
  const slug = isFirst ? roomSlugs([...others, item]).get(item.id) : known
  return withPreviousSlugs({ ...item, slug }, before)
}

// Assign own addresses first, and let hidden rooms take none from others.
function rank(room: Named) {
  return (ownSlug(room) ? 0 : 2) + (room.active === false ? 1 : 0)
}

function ownSlug({ slug }: Named) {
  return roomFields.slug.read.parse(slug)
}

function slugOfName({ id, name }: Named) {
  return slugify(typeof name === 'string' ? name : '') || slugify(id) || 'quarto'
}
