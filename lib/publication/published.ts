import { mediaFiles } from '@/lib/media/images/addresses'
import { storedFilm } from '@/lib/video'
import { z } from '@/lib/zod'

/** `tagline` is the line below the name, e.g. "Hotel Fazenda Boutique". */
const hotelSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  name: z.string().trim().min(1),
  tagline: z.string().trim().catch(''),
})

export type Hotel = z.infer<typeof hotelSchema>

const publishedSchema = z.looseObject({
  hotel: hotelSchema,
  /** Widths of encoded images by `{bucket}/{path}`; a database without those migrations has none. */
  images: z.record(z.string(), z.array(z.int().min(1))).catch({}),
  /** When scheduled content changes, in milliseconds since the epoch. */
  changes: z.array(z.int()).catch([]),
})

/** The answer of the SQL function `site_content`, with active items only. lib/site/document.ts parses its sections. */
export type Published = z.infer<typeof publishedSchema>

/** A preview shows its item even with gaps and on any day (DRAFT-5). */
export type Previewed = { isPending?: true }

/** Parses the answer. Throws only if the hotel is missing. */
export function readPublished(raw: unknown): Published {
  const result = publishedSchema.safeParse(raw)
  if (result.success) return result.data
  throw new Error(`site_content answered without a usable hotel: ${z.prettifyError(result.error)}`)
}

/** Checks whether an item is on the site, as the database does (DATA-4). */
export function isActive(item: unknown): boolean {
  return activeSchema.safeParse(item).success
}

const activeSchema = z.object({ active: z.literal(true).optional() })

const filesOf = new WeakMap<Published, Map<string, string>>()

/** Maps all published pictures and videos from their name below `/media/` to their name in the storage. */
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
