import type { Fields } from '@/lib/content/fields/field'
import { changeAddresses, isFilmName, mediaReference, namingRule } from './addresses'
import { printable } from './problem'

/** Where the file behind a reference lies, or will lie; null for what is none. `known` are preferred where they show the same. */
export type ResolveMedia = (
  reference: string,
  known: string[],
  kind: string,
) => { address: string } | { error: string } | null

/** A file of the folder: what is wrong with it, or every address that shows the same bytes; the first where none is preferred. */
export type MediaFile = { error: string } | { addresses: string[]; isFilm: boolean }

const publicStorage = '/storage/v1/object/public/'

export function resolverOf(files: Map<string, MediaFile>): ResolveMedia {
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
    const place = (address: string) => (kind === 'link' && file.isFilm ? linked(address) : address)
    const same = file.addresses.map(place).find((address) => isAmong(known, address))
    return { address: same ?? place(first) }
  }
}

/** A copy with addresses in place of references; `tell` hears of those that lead nowhere. */
export function withAddresses(
  fields: Fields,
  given: unknown,
  {
    known,
    resolve,
    tell,
  }: { known: string[]; resolve: ResolveMedia; tell: (place: string, message: string) => void },
): unknown {
  return changeAddresses(fields, given, (text, place, kind) => {
    const answer = resolve(text, known, kind)
    if (answer === null) return text
    if ('address' in answer) return answer.address
    tell(place, answer.error)
    return null
  })
}

/** Every name that the document refers to, wherever it stands. */
export function namesIn(document: unknown): string[] {
  const names = new Set<string>()
  const pending: unknown[] = [document]
  while (pending.length > 0) {
    const value = pending.pop()
    const name = typeof value === 'string' ? mediaReference(value) : null
    if (name) names.add(name)
    if (typeof value === 'object' && value !== null) pending.push(...Object.values(value))
  }
  return [...names].sort()
}

/** A film behind a link is played under the site's own address. */
function linked(address: string) {
  const place = address.indexOf(publicStorage)
  return place < 0 || !isFilmName(address) ? address : `/media/${address.slice(place + publicStorage.length)}`
}

/** Pictures in a list of what is said of them are known by their names only. */
function isAmong(known: string[], address: string) {
  return known.includes(address) || known.includes(address.slice(address.lastIndexOf('/') + 1))
}
