import { storedName } from '@/lib/stored-name'
import { isFilmName, mediaReference, namingRule } from './addresses'
import { printable } from './problem'

/** Returns a referenced file's address, preferably one among `known`; null for text that is not a reference. */
export type ResolveMedia = (
  reference: string,
  known: string[],
  kind: string,
) => { address: string } | { error: string } | null

/** A file of the archive: its error, or every address with the same bytes. */
export type MediaFile = { error: string } | { addresses: string[]; isFilm: boolean }

export function createResolver(files: Map<string, MediaFile>): ResolveMedia {
  return (text, known, kind) => {
    const name = mediaReference(text)
    if (name === null) return null
    if (name === undefined)
      return { error: `“${printable(text)}” não serve como nome de arquivo: ${namingRule}` }
    const file = files.get(name)
    if (!file) return { error: `falta media/${name} no arquivo` }
    if ('error' in file) return { error: `${name}: ${file.error}` }
    if (file.isFilm && (kind === 'image' || kind === 'images'))
      return { error: `${name} é um vídeo; este campo é para fotos` }
    if (!file.isFilm && kind === 'video') return { error: `${name} é uma foto; este campo é para vídeos` }
    const [first = ''] = file.addresses
    const place = (address: string) => (kind === 'link' && file.isFilm ? filmLink(address) : address)
    const same = file.addresses.map(place).find((address) => isAmong(known, address))
    return { address: same ?? place(first) }
  }
}

export function mediaNamesIn(document: object): Set<string> {
  const references = JSON.stringify(document).matchAll(/"media:([^"\\]+)"/g)
  return new Set([...references].map(([, name = '']) => name))
}

/** Plays a linked video from the site's own address. */
function filmLink(address: string) {
  const name = storedName(address)
  return name && isFilmName(name) ? `/media/${name}` : address
}

/** The list of descriptions identifies pictures by file name only. */
function isAmong(known: string[], address: string) {
  return known.includes(address) || known.includes(address.slice(address.lastIndexOf('/') + 1))
}
