import type { Field, Fields } from '@/lib/content/fields/field'
import { mapFields, treeOf } from './tree'

/** `media:` and a name of the folder beside the document: nothing that could lead out of it. */
const reference = /^media:([a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9_-])){0,119}\.(?:jpe?g|png|webp|mp4|webm))$/i

export const namingRule =
  'comece com letra ou número, use só letras sem acento, números, ponto, - e _, e terminação .jpg, .jpeg, .png, .webp, .mp4 ou .webm; nada de espaços, pontos seguidos ou mais de 120 caracteres'

/** The name that a reference says; null for any other text, undefined for a reference that none may be. */
export function mediaReference(text: string): string | null | undefined {
  if (!text.startsWith('media:')) return null
  return reference.exec(text)?.[1]
}

export function isFilmName(name: string): boolean {
  return /\.(?:mp4|webm)$/.test(name)
}

const withAddress = new Set(['image', 'images', 'media', 'video', 'link'])

type Change = (address: string, place: string, kind: string) => string | null

/** Returns a copy with other addresses in the fields that hold one; `null` removes an address. */
export function changeAddresses(fields: Fields, value: unknown, change: Change): unknown {
  return mapFields(treeOf(fields), value, (field, inner, place) => changeInField(field, inner, change, place))
}

/** Every address in the fields that hold one, as it stands. */
export function addressesIn(fields: Fields, value: unknown): string[] {
  const found: string[] = []
  changeAddresses(fields, value, (address) => {
    found.push(address)
    return address
  })
  return found
}

function changeInField({ kind, columns }: Field, value: unknown, change: Change, place: string): unknown {
  if (columns && Array.isArray(value)) {
    const row = treeOf(columns)
    const inRow = (field: Field, inner: unknown, at: string) => changeInField(field, inner, change, at)
    return value.map((entry, index) => mapFields(row, entry, inRow, `${place}.${index}.`))
  }
  if (!withAddress.has(kind)) return value
  if (typeof value === 'string') return change(value, place, kind)
  if (!Array.isArray(value)) return value
  const entries = value.map((one: unknown, index) =>
    typeof one === 'string' ? change(one, `${place}.${index}`, kind) : one,
  )
  return entries.filter((one) => one !== null)
}
