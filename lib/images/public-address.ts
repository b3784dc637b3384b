import { widthsFor } from './source-set.ts'

const publicStorage = '/storage/v1/object/public/'

/** The widths, in pixels, of the pictures that are encoded, by `{bucket}/{path}` as their addresses write it. */
export type EncodedWidths = Record<string, number>

/** The part of this site's addresses that stands for the storage's pictures. */
export const mediaFolder = '/media/'

/**
 * The address under which this site itself shows a stored one: `/media/{bucket}/{path}/{largest width}`, of which
 * `pictureSources` makes files, or `/media/original/{bucket}/{path}` while it is not encoded. Visitors are told no
 * other machine's address. Any address that is not in the project's public storage stays what it is.
 */
export function publicSource(address: string, encoded: EncodedWidths, supabaseUrl: string): string {
  const name = storedName(address, supabaseUrl)
  if (!name) return address
  const width = widthOf(name, encoded)
  return `${mediaFolder}${width ? `${name}/${widthsFor(width).at(-1)}` : `original/${name}`}`
}

/**
 * The files behind a stored address: what follows `/media/` → where the storage has it. The original is always among
 * them, because pages from before the encoding are still around.
 */
export function mediaFiles(address: string, encoded: EncodedWidths, supabaseUrl: string): [string, string][] {
  const name = storedName(address, supabaseUrl)
  if (!name) return []
  const storage = new URL(supabaseUrl).origin + publicStorage
  const width = widthOf(name, encoded)
  const files = width ? widthsFor(width).flatMap((one) => [`${one}.avif`, `${one}.webp`]) : []
  const variants = name.replace('/', '-variants/')
  return [
    [`original/${name}`, storage + name],
    ...files.map((file): [string, string] => [`${name}/${file}`, `${storage}${variants}/${file}`]),
  ]
}

/** `{bucket}/{path}` of an address in the project's public storage, spelled as there, else null. */
function storedName(address: string, supabaseUrl: string) {
  const url = URL.parse(address)
  if (!url || url.origin !== new URL(supabaseUrl).origin || url.search || url.hash) return null
  if (!url.pathname.startsWith(publicStorage)) return null
  const name = url.pathname.slice(publicStorage.length)
  return /^[^/]+(?:\/[^/]+)+$/.test(name) ? name : null
}

function widthOf(name: string, encoded: EncodedWidths) {
  return Object.hasOwn(encoded, name) ? encoded[name] : undefined
}
