import type { StoredItem } from '@/lib/content/list'
import { sourceValidationMessage } from '@/lib/images/source-check'
import { gallerySlots } from '../fields'
import type { PackageValues } from '../form'
import { toForm } from '../form'
import { discountPercentage } from '../pricing'

/** Returns the stored values: without empty images, with discount and stamps; `now` is ISO. */
export function storedFields(
  { orderIndex, ...values }: PackageValues,
  stored: StoredItem | undefined,
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

/** Returns errors by path for new images that the site cannot show or that exceed the gallery (PKG-7). */
export function imageFieldErrors(
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
      const validationMessage = sourceValidationMessage(source, known)
      return validationMessage === null ? [] : [[path, validationMessage]]
    }),
  ])
}
