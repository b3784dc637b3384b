import { isOwnPath } from '@/lib/content/fields/zod-fields'
import { dataOf, type StoredItem } from '@/lib/content/list'
import { middle, pictureName } from '@/lib/media/images/picture'
import { registry, sections } from '@/lib/panel/registry'
import { lists } from '@/lib/site/registry'
import { addressesIn, changeAddresses } from './addresses'
import { nameIn } from './problem'
import { documentItem, itemsOf, type StoredContent, shownItems } from './stored'
import { type ContentDocument, formatVersion } from './structure'

/** Returns the file name for an address, null if the file could not be read, undefined for an external address. */
export type NameOf = (address: string) => string | null | undefined

/** Returns every distinct address of pictures and videos in the content. */
export function storedAddresses(stored: StoredContent): string[] {
  return [...storedUses(stored).keys()]
}

/** Returns every address in the content with the name of the first item or section that uses it. */
export function storedUses(stored: StoredContent): Map<string, string> {
  const uses = new Map<string, string>()
  for (const section of sections) {
    for (const item of shownItems(stored, section)) {
      const name = nameIn(section, item) ?? section.label
      for (const address of addressesIn(section.fields, item)) if (!uses.has(address)) uses.set(address, name)
    }
  }
  return uses
}

/** Converts stored content to a document, which is the same for the same content in any project. */
export function toDocument(stored: StoredContent, nameOf: NameOf): ContentDocument {
  const shown = new Map(storedAddresses(stored).map((address) => [pictureName(address), address]))
  const named = (address: string) => {
    const name = nameOf(address)
    return name === undefined ? address : name && `media:${name}`
  }
  const content = sections.map((section) => {
    const { name, fields } = section
    const items = shownItems(stored, section).map((item) => documentItem(section, item))
    const placed = (item: unknown) => changeAddresses(fields, item, named)
    const data = dataOf(section, items)
    if (!section.namedByFile) return [name, Array.isArray(data) ? data.map(placed) : placed(data)]
    return [name, picturesByFileName([...items, ...olderDescriptions(stored, items)], shown, nameOf)]
  })
  return { format: formatVersion, content: Object.fromEntries(content) }
}

export function documentText(document: ContentDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Returns each description of a picture in the content once, by its file name in the archive. */
function picturesByFileName(items: StoredItem[], shown: Map<string, string>, nameOf: NameOf) {
  const byName = new Map<string, StoredItem>()
  for (const item of items) {
    const address = shown.get(item.id)
    const name = address === undefined ? null : nameOf(address)
    const id = name ? `media:${name}` : address && isOwnPath(address) ? item.id : null
    if (id && !byName.has(id)) byName.set(id, { ...item, id })
  }
  return [...byName.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Older descriptions are stored in the items themselves. */
function olderDescriptions(stored: StoredContent, known: StoredItem[]): StoredItem[] {
  const described = new Set(known.map(({ id }) => id))
  return lists.flatMap(({ name, derived }) => {
    if (!derived.includes('imageAlts')) return []
    return itemsOf(stored, name).flatMap(({ imageAlts }) =>
      Object.entries(Object(imageAlts)).flatMap(([id, alt]) =>
        typeof alt === 'string' && alt && !described.has(id)
          ? [documentItem(registry.pictures, { id, alt, focus: middle })]
          : [],
      ),
    )
  })
}
