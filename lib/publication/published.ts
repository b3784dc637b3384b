import { mediaFiles } from '@/lib/media/images/addresses'
import { storedFilm } from '@/lib/video'
import { z } from '@/lib/zod'

/** `tagline` is the line under the name, e.g. "Hotel Fazenda Boutique". */
const hotelSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  name: z.string().trim().min(1),
  tagline: z.string().trim().catch(''),
})

export type Hotel = z.infer<typeof hotelSchema>

const publishedSchema = z.looseObject({
  hotel: hotelSchema,
  /** The widths of encoded images by `{bucket}/{path}`; a database without those migrations has none. */
  images: z.record(z.string(), z.array(z.int().min(1))).catch({}),
  /** When something that nobody may know yet changes, in milliseconds since the epoch. */
  changes: z.array(z.int()).catch([]),
})

/**
 * The answer of the SQL function `site_content`: what anybody may read, with active items only. Its sections are as they are
 * stored; lib/site/document.ts reads them.
 */
export type Published = z.infer<typeof publishedSchema>

/** Throws only if the hotel is missing. */
export function readPublished(raw: unknown): Published {
  const result = publishedSchema.safeParse(raw)
  if (result.success) return result.data
  throw new Error(`site_content answered without a usable hotel: ${z.prettifyError(result.error)}`)
}

/** Whether an item is on the site (DATA-4), as the database decides it. */
export function isActive(item: unknown): boolean {
  return activeSchema.safeParse(item).success
}

const activeSchema = z.object({ active: z.literal(true).optional() })

const filesOf = new WeakMap<Published, Map<string, string>>()

/** The names in the storage of all published pictures and films, by their name below `/media/`. */
export function publishedFiles(published: Published): Map<string, string> {
  const known = filesOf.get(published)
  if (known) return known
  const files = new Map(
    textsIn(published).flatMap((text): [string, string][] => {
      const film = storedFilm(text)
      return film ? [[film, film]] : mediaFiles(text, published.images)
    }),
  )
  filesOf.set(published, files)
  return files
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}
