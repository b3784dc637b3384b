import { encodedPicture, pictureWidths } from './source-set'

/** WebP at least so wide where the picture is. Apart from `pictureSources`, which every page loads. */
export function sourceAt(src: string, width: number): string {
  const [base, largest] = encodedPicture(src)
  const enough = pictureWidths.find((one) => one >= width) ?? largest
  return largest && enough ? `${base}/${Math.min(enough, largest)}.webp` : src
}
