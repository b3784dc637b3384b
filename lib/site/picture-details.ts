import type { Admin } from '@/lib/access/guard'
import { itemFingerprint } from '@/lib/content/order'
import { readItems } from '@/lib/content/rewrite-list'
import { pictureSchema } from '@/lib/hotel/pictures/fields'
import type { Dimensions } from '@/lib/media/images/dimensions'
import { middle } from '@/lib/media/images/picture'
import { registry } from './registry'

/** `expectedFingerprint` is null without a description; the size is null if it was not measured. */
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
  const [items, sizes] = await Promise.all([readItems(admin, registry.pictures), readSizes(admin, names)])
  return Object.fromEntries(
    names.map((name) => {
      const item = items.find(({ id }) => id === name)
      const { alt, focus } = item ? pictureSchema.parse(item) : { alt: '', focus: middle }
      const expectedFingerprint = item ? itemFingerprint(registry.pictures, item) : null
      return [name, { alt, focus, expectedFingerprint, size: sizes.get(name) ?? null }]
    }),
  )
}

async function readSizes({ supabase, hotelId }: Admin, names: string[]) {
  const ends = names.filter((name) => /^[\w.-]+$/.test(name)).map((name) => `path.like.*/${name}`)
  if (ends.length === 0) return new Map<string, Dimensions>()
  const { data, error } = await supabase
    .from('images')
    .select('path, width, height')
    .eq('hotel_id', hotelId)
    .or(ends.join())
    .limit(names.length * 2)
  if (error) throw new Error(error.message)
  return new Map(data.map(({ path, width, height }) => [path.split('/').at(-1) ?? '', { width, height }]))
}
