import type { ContentOf, SectionDefinition } from '@/lib/content/definition'
import { logEventOnce } from '@/lib/log'
import { isActive, type Published } from '@/lib/publication/published'
import { z } from '@/lib/zod'
import { type Pending, placePending, showGaps } from './pending-item'

/** Published content, or that of a preview, with one pending item in its place. */
export type Site = Published & {
  pending?: Pending
  /** In a preview, what the live site shows. */
  live?: Published
}

/**
 * Parses one section of a site, with addresses of the storage. A missing section is empty or has its initial content (HOME-10);
 * broken, inactive and repeated items are omitted (DATA-3). Never fails.
 */
export function readSection<Section extends SectionDefinition>(
  site: Site,
  section: Section,
): ContentOf<Section>
export function readSection(site: Site, section: SectionDefinition): unknown {
  return readStored(site, section)
}

const readStored = oncePerSite((site, section) => {
  const { name, schema, table, lone } = section
  if (table) return schema.catch(() => schema.parse({})).parse(placePending(site, section, site[name]))
  const items = readItems(site, section)
  // In a section with one form, missing values are empty.
  return lone ? (items[0] ?? schema.parse({ id: name })) : items
})

/** Computes a value of each section once for each site. */
export function oncePerSite(make: (site: Site, section: SectionDefinition) => unknown) {
  const known = new WeakMap<Site, Map<string, unknown>>()
  return (site: Site, section: SectionDefinition): unknown => {
    const made = known.get(site) ?? new Map<string, unknown>()
    known.set(site, made)
    if (!made.has(section.name)) made.set(section.name, make(site, section))
    return made.get(section.name)
  }
}

/** Returns the valid active items; omits and logs broken and repeated ones (DATA-3, DATA-4). Never fails. */
function readItems(site: Site, section: SectionDefinition): unknown[] {
  const { name, schema, keys: fields = ['id'], start = [] } = section
  const stored = site[name]
  const items = placePending(site, section, Array.isArray(stored) ? stored : start)
  const taken = new Set<string>()
  return [items]
    .flat()
    .filter(isActive)
    .flatMap((raw) => {
      const result = schema.safeParse(raw)
      if (!result.success) return skipBroken(name, raw, z.prettifyError(result.error))
      const keys = fields.map((field) => `${field}:${Object(result.data)[field]}`)
      if (keys.some((key) => taken.has(key))) return skipBroken(name, raw, 'repeats an earlier item')
      for (const key of keys) taken.add(key)
      return [showGaps(site, section, result.data)]
    })
}

const named = z.object({ id: z.string().max(100) })

function skipBroken(section: string, raw: unknown, validationMessage: string): [] {
  logEventOnce('content_item_skipped', {
    section,
    id: named.safeParse(raw).data?.id ?? null,
    validationMessage,
  })
  return []
}
