import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { itemRow } from '@/lib/content/item-row'
import { readItems } from '@/lib/content/section-store'
import { logEvent } from '@/lib/log'
import { type LibraryPicture, readLibrary } from '@/lib/panel/pictures/library'
import { itemScreenPath, picturesPath } from '@/lib/paths'
import { getPendingEntries, type PendingEntry } from './pending-queries'
import { lists, registry } from './registry'

/** A result of the panel's search under the heading `group`; `words` are further search terms. */
export type SearchEntry = {
  group: string
  label: string
  detail: string
  href: string
  image: string | null
  words: string
}

// A section with one form is found as a screen.
const itemLists = lists.filter(({ name, lone }) => name !== 'pictures' && !lone)

/** Number of newest pictures to search. */
const maxPictures = 1000

/** Returns every item of every list, everything pending, and the library's pictures with their uses. Throws if a list cannot be read. */
export async function getSearchEntries(admin: Admin): Promise<SearchEntry[]> {
  const [stored, pending, pictures] = await Promise.all([
    // Pictures are added below with their uses.
    Promise.all(itemLists.map(async (list) => ({ list, items: await readItems(admin, list) }))),
    getPendingEntries(admin),
    // The other results are useful without the pictures.
    readLibrary(admin).catch((error) => {
      logEvent('admin_read_failed', { read: 'pictures', error: String(error) })
      return []
    }),
  ])
  const entries = stored.flatMap(({ list, items }) =>
    items.map((item) => {
      const { label, image, active } = itemRow(list, item)
      const detail = active ? '' : 'Inativo'
      const words = [item.slug, item.category, item.title]
        .filter((word) => typeof word === 'string')
        .join(' ')
      return { group: list.label, label, detail, href: itemScreenPath(list.name, item.id), image, words }
    }),
  )
  return [...entries, ...pending.map(pendingEntry), ...pictures.slice(0, maxPictures).map(pictureEntry)]
}

function pendingEntry({
  label,
  where,
  href,
  pending: { short, isAlone, starts },
}: PendingEntry): SearchEntry {
  const detail = isAlone && starts === null ? 'Rascunho' : short
  return { group: 'Ainda não publicado', label, detail, href, image: null, words: where }
}

function pictureEntry({ id, url, title, uses }: LibraryPicture): SearchEntry {
  const places = uses.map(({ label }) => label).join(', ')
  return {
    group: registry.pictures.label,
    label: title,
    detail: places ? `Usada em ${places}` : 'Sem uso',
    href: picturesPath(id),
    image: url,
    words: id,
  }
}
