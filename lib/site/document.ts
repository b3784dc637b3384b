import { hotelSchema } from '@/lib/hotel/schema'
import { z } from '@/lib/zod'
import { activeItems } from './active-items'
import { type Registry, sections } from './registry'

type SectionSchemas = {
  [Name in keyof Registry]: z.ZodType<
    Registry[Name] extends { kind: 'list' }
      ? z.output<Registry[Name]['schema']>[]
      : z.output<Registry[Name]['schema']>
  >
}

/** A missing section is empty; broken, inactive and repeated items are left out (DATA-3). */
const sectionSchemas = Object.fromEntries(
  sections.map((section) => {
    const { name, schema } = section
    if (section.kind === 'single') return [name, schema.catch(() => schema.parse({}))]
    return [name, activeItems(name, schema, section.keysOf)]
  }),
) as SectionSchemas

/** The answer of the SQL function `site_content`. Only a missing hotel is an error. */
const siteSchema = z.object({
  hotel: hotelSchema,
  ...sectionSchemas,
  /** The widths of encoded images by `{bucket}/{path}`; a database without those migrations has none. */
  images: z.record(z.string(), z.array(z.int().min(1))).catch({}),
})

export type SiteContent = z.infer<typeof siteSchema>

export function parseSite(raw: unknown): SiteContent {
  const result = siteSchema.safeParse(raw)
  if (result.success) return result.data
  throw new Error(`site_content answered without a usable hotel: ${z.prettifyError(result.error)}`)
}
