import { sourceAt } from './source-at'

/** What next/image asks for: a file that exists already (MEDIA-6). */
export default function imageLoader({ src, width }: { src: string; width: number }): string {
  return sourceAt(src, width)
}
