import { z } from 'zod'
import { aboutSchema, configurationSchema, heroSchema, hotelSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { roomSchema } from '@/lib/rooms/schema'
import { activeElements } from './elements'

/**
 * Everything the public site shows, as the SQL function `site_content` answers it. Only a missing hotel is refused:
 * a missing section is empty, and a broken, inactive or repeated element is left out (rule 4).
 */
const siteSchema = z.object({
  hotel: hotelSchema,
  configuration: configurationSchema.catch(() => configurationSchema.parse({})),
  hero: heroSchema.catch(() => heroSchema.parse({})),
  about: aboutSchema.catch(() => aboutSchema.parse({})),
  packages: activeElements('packages', packageSchema, ({ id, slug }) => [id, slug]),
  rooms: activeElements('rooms', roomSchema, ({ id }) => [id]),
  /** Widths of the encoded pictures among them, by `{bucket}/{path}`; a database before that migration has none. */
  images: z.record(z.string(), z.number().int().min(1)).catch({}),
})

export type SiteContent = z.infer<typeof siteSchema>

/** Throws one readable sentence when the document has no usable hotel. */
export function parseSite(raw: unknown): SiteContent {
  const result = siteSchema.safeParse(raw)
  if (result.success) return result.data
  throw new Error(`site_content answered without a usable hotel: ${z.prettifyError(result.error)}`)
}
