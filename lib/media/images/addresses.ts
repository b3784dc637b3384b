import { storedName } from '@/lib/stored-name'
import { sourceValidationMessage } from './source-check'
import { encodedAddress, mediaFolder, sourceAt, type thumbWidth } from './source-set'

/** Pixel widths of encoded images, by `{bucket}/{path}` as in their addresses. */
export type EncodedWidths = Record<string, number[]>

/** Returns `/media/{bucket}/{path}/{width}-{width}…`, or `/media/original/…` if not encoded; other addresses unchanged. */
export function publicSource(address: string, encoded: EncodedWidths): string {
  const name = storedName(address)
  return name ? encodedAddress(name, widthsOf(name, encoded)) : address
}

/** Maps paths below `/media/` to names in the storage, with the original for pages rendered before the encoding. */
export function mediaFiles(address: string, encoded: EncodedWidths): [string, string][] {
  const name = storedName(address)
  if (!name) return []
  const files = widthsOf(name, encoded).flatMap((one) => [`${one}.avif`, `${one}.webp`])
  const variants = name.replace('/', '-variants/')
  return [
    [`original/${name}`, name],
    ...files.map((file): [string, string] => [`${name}/${file}`, `${variants}/${file}`]),
  ]
}

function widthsOf(name: string, encoded: EncodedWidths) {
  return (Object.hasOwn(encoded, name) && encoded[name]) || []
}

export const panelImages = '/admin/media/'

/** Returns the address on this site of a small version of an image for the panel, even for drafts. */
export function panelSource(address: string, width: typeof thumbWidth | 480 | 1200): string {
  const name = storedName(address)
  return name ? `${panelImages}${name}/${width}.webp` : sourceAt(address, width)
}

/** Returns the part of an address after `folder`; null for a query, a fragment or another spelling (`./`, `x/../`, `%68`). */
export function mediaName(address: string, segments: string[], folder: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]*/, '')
  if (!path.startsWith(folder) || /[?#\\]/.test(path)) return null
  const name = path.slice(folder.length)
  const asRouted = segments.map(decodeAddress).join('/')
  // Decoding and re-encoding does not change a canonical address.
  return decodeAddress(name) === asRouted && encodeURI(asRouted) === name ? name : null
}

function decodeAddress(text: string) {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** Returns the address if the site or the panel serves it; null for an empty or external one (IMG-7). */
export function shownImage(address: string | null): string | null {
  if (!address) return null
  const isServed = address.startsWith(mediaFolder) || address.startsWith(panelImages)
  return isServed || sourceValidationMessage(address) === null ? address : null
}
