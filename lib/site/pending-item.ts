import type { SectionDefinition } from '@/lib/content/definition'
import { isObject } from '@/lib/is-object'
import { optionalPages } from '@/lib/pages/pages'
import type { Previewed, Published } from '@/lib/publication/published'

type Values = Record<string, unknown>

/**
 * A pending item. Its preview shows it even if it is incomplete, if it or its page is switched off, or if it is scheduled for another
 * day (DRAFT-5).
 */
export type Pending = { section: string; item: Values }

type Previewing = Published & { pending?: Pending }

/** Adds a pending item to content, and switches on the page of a pending block. */
export function withPending(published: Published, section: string | null, item: Values | null): Previewing {
  if (!section || !item) return published
  return { ...published, ...pageOf(section, published, item), pending: { section, item } }
}

/** Returns a section's stored data with the pending item in its place, if it belongs there. */
export function placePending(site: Previewing, section: SectionDefinition, stored: unknown): unknown {
  const { pending } = site
  if (pending?.section !== section.name) return stored
  const { item } = pending
  if (section.table) return { ...Object(stored), ...item }
  const [naming = {}] = listOf(site.naming)
  // Every hotel starts with this kind (DATA-7).
  const [{ code: category } = { code: 'familia' }] = listOf(naming.kinds)
  const gaps: Values = { name: '…', slug: 'rascunho', category, price: 1 }
  const filled = Object.fromEntries(missingIn(section, item).map((name) => [name, gaps[name]]))
  const one: Values = { ...item, ...filled, active: true }
  const isIt = ({ id }: Values) => id === item.id
  // The site shows only the first of two items with one address, or of two rooms of a kind.
  const others = listOf(stored).filter((other) => isIt(other) || !one.slug || other.slug !== one.slug)
  if (section.name === 'rooms' && naming.rooms_shown !== 'each')
    return [one, ...others.filter((other) => !isIt(other))]
  return others.some(isIt) ? others.map((other) => (isIt(other) ? one : other)) : [...others, one]
}

/** Marks the pending item and its own page. Without a price the page says 'Sob consulta'. */
export function showGaps({ pending }: Previewing, section: SectionDefinition, shown: unknown): unknown {
  if (!pending || !isObject(shown)) return shown
  const { item } = pending
  const isPage = section.name === 'own_pages' && shown.id === item.page
  if (!isPage && (pending.section !== section.name || shown.id !== item.id)) return shown
  const isPriceless = !isPage && missingIn(section, item).includes('price')
  return { ...shown, ...gapsShown, ...(isPriceless && { price: 0 }) }
}

const gapsShown: Previewed = { isPending: true }

/** Returns the fields without which the site would omit the item. */
function missingIn({ schema }: SectionDefinition, item: Values): string[] {
  const read = schema.safeParse({ ...item, active: true })
  return read.error?.issues.map(({ path }) => String(path[0])) ?? []
}

/** Switches on the page of a pending block. */
function pageOf(section: string, published: Published, { page: own }: Values): Values {
  const own_pages = listOf(published.own_pages).map((page) =>
    page.id === own ? { ...page, active: true } : page,
  )
  const page = optionalPages.find((name) => section === `${name}_blocks`)
  if (!page) return section === 'own_blocks' ? { own_pages } : {}
  const [pages] = listOf(published.pages)
  return { pages: [{ id: 'pages', ...pages, [page]: { ...Object(pages?.[page]), shown: true } }] }
}

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
