import { encodedImage, imageWidths } from './source-set'

/** WebP at least so wide where the image is. Apart from `imageSources`, which every page loads. */
export function sourceAt(src: string, width: number): string {
  const [base, largest] = encodedImage(src)
  const enough = imageWidths.find((one) => one >= width) ?? largest
  return largest && enough ? `${base}/${Math.min(enough, largest)}.webp` : src
}
