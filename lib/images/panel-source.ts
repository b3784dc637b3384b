import { sourceAt } from './source-at'
import { ownFolder, type thumbWidth } from './source-set'

export const panelPictures = '/admin/pictures/'

const stored = /^https?:\/\/[^/]+\/storage\/v1\/object\/public\/([^/]+\/[^?#]+)$/

/** Where the panel shows the picture of an address in small, drafts included: of this site itself, like all pages. */
export function panelSource(address: string, width: typeof thumbWidth | 480): string {
  const own = sourceAt(address, width)
  if (own.startsWith(ownFolder)) return own.replace(/\d+\.webp$/, `${width}.webp`)
  const [, name] = stored.exec(address) ?? []
  return name ? `${panelPictures}${name}/${width}.webp` : address
}
