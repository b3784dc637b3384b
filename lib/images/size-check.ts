import { announcedDimensions } from './dimensions.ts'
import { damagedImage, tooLongSide, tooManyPixels } from './rules.ts'

export const maxPixels = 50_000_000
const maxSide = 20_000

/** Why the server does not decode an image of the size that its header announces, as a sentence, or null. */
export function sizeValidationMessage(image: Uint8Array): string | null {
  const size = announcedDimensions(image)
  if (!size || size.width === 0 || size.height === 0) return damagedImage
  if (Math.max(size.width, size.height) > maxSide) return tooLongSide
  return size.width * size.height > maxPixels ? tooManyPixels : null
}
