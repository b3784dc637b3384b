import { sourceAt } from './source-at'

/**
 * What next/image asks for an address (`images.loaderFile`): a file that exists already. Nothing is encoded at a
 * visitor's request, and Next closes its own optimiser.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  return sourceAt(src, width)
}
