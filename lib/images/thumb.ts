import { sourceAt } from './source-at'
import { ownFolder, type thumbWidth } from './source-set'

const stored = /^(https?:\/\/[^/]+\/storage\/v1\/object\/public\/[^/]+)\/([^?#]+)$/

/**
 * Where the panel finds a stored picture in small, drafts included: in the bucket of the encoded ones, which a browser
 * asks by itself. An address that is not encoded yet fails there; show the picture itself then.
 */
export function panelSource(address: string, width: typeof thumbWidth | 480): string {
  const own = sourceAt(address, width)
  if (own.startsWith(ownFolder)) return own.replace(/\d+\.webp$/, `${width}.webp`)
  return address.replace(stored, `$1-variants/$2/${width}.webp`)
}
