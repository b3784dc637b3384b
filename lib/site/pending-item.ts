import type { SectionDefinition } from '@/lib/content/definition'
import { startNaming } from '@/lib/hotel/naming/words'
import { isNoticeOn } from '@/lib/hotel/notice/fields'
import { isObject } from '@/lib/is-object'
import { isOnSite } from '@/lib/packages/expiry'
import { optionalPages } from '@/lib/pages/page-names'
import type { Previewed } from '@/lib/pages/schema'
import { parseSite, type SiteContent } from './document'
import { isListName, registry, type SectionName } from './registry'

type Values = Record<string, unknown>

/**
 * Parses a preview's content with one pending item in its place. Shows that item even if it is incomplete, if it or its page
 * is switched off, or if it is scheduled for another day than `at`, in milliseconds since the epoch (DRAFT-5).
 */
export function withPending(
  raw: Values,
  section: SectionName | null,
  item: Values | null,
  at: number,
): SiteContent {
  if (!section || !item) return parseSite(raw)
  if (!isListName(section)) return parseSite({ ...raw, [section]: { ...Object(raw[section]), ...item } })
  const { schema, start }: SectionDefinition = registry[section]
  const [naming = startNaming] = listOf(raw.naming)
  const [kind] = listOf(naming.kinds)
  const gaps: Values = { name: '…', slug: 'rascunho', category: kind?.code, price: 1 }
  const read = schema.safeParse({ ...item, active: true })
  const missing = read.error?.issues.map(({ path }) => String(path[0])) ?? []
  const filled = Object.fromEntries(missing.map((name) => [name, gaps[name]]))
  const one: Values = { ...item, ...filled, active: true }
  const isIt = ({ id }: Values) => id === item.id
  // The site shows only the first of two items with one address, or of two rooms of a kind.
  const others = listOf(raw[section] ?? start).filter(
    (other) => isIt(other) || !one.slug || other.slug !== one.slug,
  )
  const stored =
    section === 'rooms' && naming.rooms_shown !== 'each'
      ? [one, ...others.filter((other) => !isIt(other))]
      : others
  const placed = stored.some(isIt) ? stored.map((other) => (isIt(other) ? one : other)) : [...stored, one]
  const content = parseSite({ ...raw, ...pageOf(section, raw, item), [section]: placed })
  for (const [name, shown] of Object.entries(content))
    if (/^own_pages$|_blocks$/.test(name))
      for (const one of listOf(shown))
        if ([item.id, item.page].includes(one.id)) Object.assign(one, gapsShown)
  return {
    ...content,
    packages: content.packages.map((pkg) => {
      if (pkg.id !== item.id) return pkg
      // Without a price the page says 'Sob consulta'.
      const shown = missing.includes('price') ? { ...pkg, price: 0 } : pkg
      return isOnSite(pkg, at) ? shown : { ...shown, showFromStart: false, hideAtEnd: false }
    }),
    notice:
      section !== 'notice' || isNoticeOn(content.notice, at)
        ? content.notice
        : { ...content.notice, starts: null, ends: null },
  }
}

const gapsShown: Previewed = { isPending: true }

/** Switches on the page of a pending block. */
function pageOf(section: SectionName, raw: Values, { page: own }: Values): Values {
  const own_pages = listOf(raw.own_pages).map((page) => (page.id === own ? { ...page, active: true } : page))
  const page = optionalPages.find((name) => section === `${name}_blocks`)
  if (!page) return section === 'own_blocks' ? { own_pages } : {}
  const [pages] = listOf(raw.pages)
  return { pages: [{ id: 'pages', ...pages, [page]: { ...Object(pages?.[page]), shown: true } }] }
}

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}
