import { sourceAt } from './source-at'
import type { thumbWidth } from './source-set'

export const panelImages = '/admin/media/'

const stored = /^https?:\/\/[^/]+\/storage\/v1\/object\/public\/([^/]+\/[^?#]+)$/

/** Where the panel shows the image of an address in small, drafts included: of this site itself, like all pages. */
export function panelSource(address: string, width: typeof thumbWidth | 480 | 1200): string {
  const [, name] = stored.exec(address) ?? []
  return name ? `${panelImages}${name}/${width}.webp` : sourceAt(address, width)
}
