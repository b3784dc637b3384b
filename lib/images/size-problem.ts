import { announcedDimensions } from './dimensions.ts'
import { damagedPicture, tooLongSide, tooManyPixels } from './rules.ts'

export const maxPixels = 50_000_000
const maxSide = 20_000

/** Why the server does not decode a picture of the size that its header announces, as a sentence, or null. */
export function sizeProblem(picture: Uint8Array): string | null {
  const size = announcedDimensions(picture)
  if (!size || size.width === 0 || size.height === 0) return damagedPicture
  if (Math.max(size.width, size.height) > maxSide) return tooLongSide
  return size.width * size.height > maxPixels ? tooManyPixels : null
}
