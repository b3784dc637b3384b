import { damagedImage, tooLongSide, tooManyPixels } from './rules.ts'

/** In pixels. */
export type Dimensions = { width: number; height: number }

export const maxPixels = 50_000_000
const maxSide = 20_000

/** The options of sharp for reading a header, from which nothing is decoded: a small file that lies causes no work. */
export const headerOnly = { limitInputPixels: false } as const

/** Why the server does not decode an image of the size that its header tells, as a sentence, or null. */
export function sizeValidationMessage({ width, height }: Dimensions): string | null {
  if (width === 0 || height === 0) return damagedImage
  if (Math.max(width, height) > maxSide) return tooLongSide
  return width * height > maxPixels ? tooManyPixels : null
}
