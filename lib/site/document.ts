import type { SectionDefinition } from '@/lib/content/definition'
import { logEventOnce } from '@/lib/log'
import { isActive, type Published, readPublished } from '@/lib/publication/published'
import { z } from '@/lib/zod'
import { type Registry, sections } from './registry'

type SectionSchemas = {
  [Name in keyof Registry]: z.ZodType<
    Registry[Name] extends { lone: true }
      ? z.output<Registry[Name]['schema']>
      : z.output<Registry[Name]['schema']>[]
  >
}

/** A missing section is empty or has its initial content (HOME-10); broken, inactive and repeated items are omitted (DATA-3). */
const sectionSchemas = Object.fromEntries(
  sections.map((section) => {
    const { name, schema } = section
    if (section.table) return [name, schema.catch(() => schema.parse({}))]
    const items = activeItems(section)
    // In a section with one form, missing values are empty.
    return [name, section.lone ? items.transform(([item = schema.parse({ id: name })]) => item) : items]
  }),
) as SectionSchemas

const siteSchema = z.object(sectionSchemas)

export type SiteContent = z.infer<typeof siteSchema> & Pick<Published, 'hotel' | 'images' | 'changes'>

const known = new WeakMap<Published, SiteContent>()

/** Parses the sections of published content, once per content. Never fails. */
export function contentOf(published: Published): SiteContent {
  const { hotel, images, changes } = published
  const content = known.get(published) ?? { hotel, ...siteSchema.parse(published), images, changes }
  known.set(published, content)
  return content
}

/** Parses the answer of the database. Throws only if the hotel is missing. */
export function parseSite(raw: unknown): SiteContent {
  return contentOf(readPublished(raw))
}

/** Returns the valid active items; omits and logs broken and repeated ones (DATA-3, DATA-4). Never fails. */
function activeItems({ name: section, schema, keysOf, start = [] }: SectionDefinition) {
  return z
    .array(z.unknown())
    .catch(start)
    .transform((list) => {
      const taken = new Set<string>()
      return list.filter(isActive).flatMap((raw) => {
        const result = schema.safeParse(raw)
        if (!result.success) return skipBroken(section, raw, z.prettifyError(result.error))
        const keys = keysOf(result.data).map((key, position) => `${position}:${key}`)
        if (keys.some((key) => taken.has(key))) return skipBroken(section, raw, 'repeats an earlier item')
        for (const key of keys) taken.add(key)
        return [result.data]
      })
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
