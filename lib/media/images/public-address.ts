const publicStorage = '/storage/v1/object/public/'

/** The widths, in pixels, of the files of encoded images, by `{bucket}/{path}` as their addresses write it. */
export type EncodedWidths = Record<string, number[]>

export const mediaFolder = '/media/'

/** `/media/{bucket}/{path}/{width}-{width}…`, or `/media/original/…` while not encoded. Other addresses stay. */
export function publicSource(address: string, encoded: EncodedWidths, supabaseUrl: string): string {
  const name = storedName(address, supabaseUrl)
  if (!name) return address
  const widths = widthsOf(name, encoded)
  return `${mediaFolder}${widths.length > 0 ? `${name}/${widths.join('-')}` : `original/${name}`}`
}

/** What follows `/media/` → where the storage has it; the original too, for pages from before the encoding. */
export function mediaFiles(address: string, encoded: EncodedWidths, supabaseUrl: string): [string, string][] {
  const name = storedName(address, supabaseUrl)
  if (!name) return []
  const storage = new URL(supabaseUrl).origin + publicStorage
  const files = widthsOf(name, encoded).flatMap((one) => [`${one}.avif`, `${one}.webp`])
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

function widthsOf(name: string, encoded: EncodedWidths) {
  return (Object.hasOwn(encoded, name) && encoded[name]) || []
}
