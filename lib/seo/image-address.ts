import { mediaFolder, sourceAt } from '@/lib/media/images/source-set'
import { absoluteUrl } from './absolute-url'

/** One full address of an image, for those who take no choice of sizes: search engines and social networks. */
export function imageAddress(source: string): string {
  // The site's own are JPEGs that everybody can read.
  return absoluteUrl(source.startsWith(mediaFolder) ? sourceAt(source, 1200) : source)
}
