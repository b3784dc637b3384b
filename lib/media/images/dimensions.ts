import { damagedImage, tooLongSide, tooManyPixels } from './rules.ts'

/** In pixels. */
export type Dimensions = { width: number; height: number }

export const maxPixels = 50_000_000
const maxSide = 20_000

/** The options of sharp for reading only a header: nothing is decoded, so that a false size causes no work. */
export const headerOnly = { limitInputPixels: false } as const

/** The sentence that refuses an image by the size in its header, or null. */
export function sizeValidationMessage({ width, height }: Dimensions): string | null {
  if (width === 0 || height === 0) return damagedImage
  if (Math.max(width, height) > maxSide) return tooLongSide
  return width * height > maxPixels ? tooManyPixels : null
}
