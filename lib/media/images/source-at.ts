import { encodedImage } from './source-set'

/** WebP at least so wide where the image is. Apart from `imageSources`, which every page loads. */
export function sourceAt(src: string, width: number): string {
  const [base, widths] = encodedImage(src)
  const enough = widths?.find((one) => one >= width) ?? widths?.at(-1)
  return enough ? `${base}/${enough}.webp` : src
}
