import type { Element } from '@/lib/content/list'
import { sourceProblem } from '@/lib/images/source-check'
import { gallerySlots } from '../fields'
import type { PackageValues } from '../form'
import { toForm } from '../form'
import { discountPercentage } from '../pricing'

/** What a saved form stores (§3): its values without empty pictures, the discount computed, and the stamps; `now` is ISO. */
export function storedFields(
  { orderIndex, ...values }: PackageValues,
  stored: Element | undefined,
  now: string,
): Record<string, unknown> {
  const { principal, gallery } = values.images
  return {
    ...values,
    ...(orderIndex !== undefined && { orderIndex }),
    images: { principal, gallery: gallery.filter(Boolean) },
    discountPercentage: discountPercentage(values),
    createdAt: typeof stored?.createdAt === 'string' ? stored.createdAt : now,
    updatedAt: now,
  }
}

/**
 * New pictures that the site could not show, and those beyond the gallery's places (§9), each with what is wrong, by the
 * path of its field. What is in the stored package (`before`, or its form) may stay, a longer gallery too.
 */
export function pictureProblems(
  { images: { principal, gallery } }: Pick<PackageValues, 'images'>,
  before: unknown,
): Record<string, string> {
  const { images } = toForm(before)
  const places = Math.max(gallerySlots, images.gallery.filter(Boolean).length)
  const known = [images.principal, ...images.gallery]
  const inGallery = gallery.map((source, place) => [`images.gallery.${place}`, source] as const)
  const surplus = inGallery.filter(([, source]) => source).slice(places)
  return Object.fromEntries([
    ...surplus.map(([path]) => [path, `A galeria tem ${places} lugares`]),
    ...[['images.principal', principal] as const, ...inGallery].flatMap(([path, source]) => {
      const problem = sourceProblem(source, known)
      return problem === null ? [] : [[path, problem]]
    }),
  ])
}
