import type { Admin } from '@/lib/access/guard'
import { itemFingerprint } from '@/lib/content/list'
import { readItems } from '@/lib/content/section-store'
import { picturesSection } from '@/lib/hotel/pictures/fields'
import { middle, pictureName } from '@/lib/media/images/picture'
import type { Dimensions } from '@/lib/media/images/rules'
import { listEncoded } from '@/lib/media/images/store'
import { registry } from '@/lib/site/registry'

/** `expectedFingerprint` is null without a description; `size` is null if it was not measured. */
export type PictureDetails = {
  alt: string
  focus: string
  expectedFingerprint: string | null
  size: Dimensions | null
}

/** Returns the details of the pictures with these file names. Throws. */
export async function readPictureDetails(
  admin: Admin,
  names: string[],
): Promise<Record<string, PictureDetails>> {
  const [items, encoded] = await Promise.all([readItems(admin, registry.pictures), listEncoded(admin)])
  return Object.fromEntries(
    names.map((name) => {
      const item = items.find(({ id }) => id === name)
      const { alt, focus } = item ? picturesSection.schema.parse(item) : { alt: '', focus: middle }
      const expectedFingerprint = item ? itemFingerprint(registry.pictures, item) : null
      const size = encoded.find(({ path }) => pictureName(path) === name) ?? null
      return [
        name,
        { alt, focus, expectedFingerprint, size: size && { width: size.width, height: size.height } },
      ]
    }),
  )
}
