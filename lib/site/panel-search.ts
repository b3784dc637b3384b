import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { itemRow } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/rewrite-list'
import { listImages } from '@/lib/images/list-images'
import { usedPaths } from '@/lib/images/orphans'
import { logEvent } from '@/lib/log'
import { itemScreenPath, picturesPath } from '@/lib/paths'
import { lists } from './registry'

/** Something the panel's search can find. `group` is its heading, `words` what else it is found by. */
export type SearchEntry = {
  group: string
  label: string
  detail: string
  href: string
  image: string | null
  words: string
}

/** How many pictures are looked through, newest first. */
const picturesAtMost = 1000

/** Every item of every list, and the stored pictures with where they are used. Throws when a list cannot be read. */
export async function searchEntries(admin: Admin): Promise<SearchEntry[]> {
  const [stored, pictures] = await Promise.all([
    Promise.all(lists.map(async (list) => ({ list, items: await readItems(admin, list) }))),
    // The rest is worth showing without them.
    listImages(admin).catch((error) => {
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
  const items = stored.flatMap(({ items }) => items)
  return [...entries, ...pictureEntries(admin.bucket, items, pictures)]
}

function pictureEntries(
  bucket: string,
  items: StoredItem[],
  pictures: { path: string; uploadedAt: string }[],
) {
  if (!bucket) return []
  const used = items.map((item) => ({ item, paths: usedPaths(bucket, [item]) }))
  const newest = pictures
    .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
    .slice(0, picturesAtMost)
  return newest.map(({ path }): SearchEntry => {
    const file = path.split('/').at(-1) ?? path
    const users = used.filter(({ paths }) => paths.has(path)).map(({ item }) => item)
    const [alt] = users.flatMap((item) => altOf(item, file) ?? [])
    const places = users.map(({ name }) => String(name ?? '')).join(', ')
    return {
      group: 'Fotos',
      label: alt ?? (places ? `Foto de ${places}` : file),
      detail: places ? `Usada em ${places}` : 'Sem uso',
      href: picturesPath(file),
      image: null,
      words: `${file} ${places}`,
    }
  })
}

function altOf({ imageAlts }: StoredItem, file: string) {
  const alt: unknown = Object.entries(Object(imageAlts)).find(([name]) => name === file)?.[1]
  return typeof alt === 'string' && alt ? alt : undefined
}
