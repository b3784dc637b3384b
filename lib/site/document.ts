import type { ListDefinition } from '@/lib/content/definition'
import { hotelSchema } from '@/lib/hotel/schema'
import { logEventOnce } from '@/lib/log'
import { z } from '@/lib/zod'
import { type Registry, sections } from './registry'

type SectionSchemas = {
  [Name in keyof Registry]: z.ZodType<
    Registry[Name] extends { kind: 'list' }
      ? z.output<Registry[Name]['schema']>[]
      : z.output<Registry[Name]['schema']>
  >
}

/** A missing section is empty, or what its list starts with (HOME-10); broken, inactive and repeated items are left out (DATA-3). */
const sectionSchemas = Object.fromEntries(
  sections.map((section) => {
    const { name, schema } = section
    if (section.kind === 'single') return [name, schema.catch(() => schema.parse({}))]
    return [name, activeItems(section)]
  }),
) as SectionSchemas

/** The answer of the SQL function `site_content`. Only a missing hotel is an error. */
const siteSchema = z.object({
  hotel: hotelSchema,
  ...sectionSchemas,
  /** The widths of encoded images by `{bucket}/{path}`; a database without those migrations has none. */
  images: z.record(z.string(), z.array(z.int().min(1))).catch({}),
  /** When something that nobody may know yet changes, in milliseconds since the epoch. */
  changes: z.array(z.int()).catch([]),
})

export type SiteContent = z.infer<typeof siteSchema>

export function parseSite(raw: unknown): SiteContent {
  const result = siteSchema.safeParse(raw)
  if (result.success) return result.data
  throw new Error(`site_content answered without a usable hotel: ${z.prettifyError(result.error)}`)
}

/** Returns the valid active items; broken and repeated ones are left out and logged (DATA-3, DATA-4). Never fails. */
function activeItems({ name: section, schema, keysOf, start = [] }: ListDefinition) {
  return z
    .array(z.unknown())
    .catch(start)
    .transform((list) => {
      const taken = new Set<string>()
      return list.filter(isActive).flatMap((raw) => {
        const result = schema.safeParse(raw)
        if (!result.success) return skip(section, raw, z.prettifyError(result.error))
        const keys = keysOf(result.data).map((key, position) => `${position}:${key}`)
        if (keys.some((key) => taken.has(key))) return skip(section, raw, 'repeats an earlier item')
        for (const key of keys) taken.add(key)
        return [result.data]
      })
    })
}

const flag = z.object({ active: z.literal(true).optional() })
const named = z.object({ id: z.string().max(100) })

function isActive(raw: unknown) {
  return flag.safeParse(raw).success
}

function skip(section: string, raw: unknown, validationMessage: string): [] {
  logEventOnce('content_item_skipped', {
    section,
    id: named.safeParse(raw).data?.id ?? null,
    validationMessage,
  })
  return []
}
