import { addressFields, changeTexts, type Fields } from '@/lib/content/fields/field'

/** `media:` and a name in the folder next to the document, which cannot lead out of it. */
const reference = /^media:([a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9_-])){0,119}\.(?:jpe?g|png|webp|mp4|webm))$/i

export const namingRule =
  'comece com letra ou número, use só letras sem acento, números, ponto, - e _, e terminação .jpg, .jpeg, .png, .webp, .mp4 ou .webm; nada de espaços, pontos seguidos ou mais de 120 caracteres'

/** Returns the name in a reference; null for any other text, undefined for an invalid reference. */
export function mediaReference(text: string): string | null | undefined {
  if (!text.startsWith('media:')) return null
  return reference.exec(text)?.[1]
}

export function isFilmName(name: string): boolean {
  return /\.(?:mp4|webm)$/.test(name)
}

type Change = (address: string, place: string, kind: string) => string | null

/** Returns a copy with changed addresses in all address fields; `null` removes an address. */
export function changeAddresses(fields: Fields, value: unknown, change: Change): unknown {
  return addressFields(fields).reduce(
    (item, [path, { kind }]) => changeTexts(item, path, (address, place) => change(address, place, kind)),
    value,
  )
}

/** Returns every address in the address fields, unchanged. */
export function addressesIn(fields: Fields, value: unknown): string[] {
  const found: string[] = []
  changeAddresses(fields, value, (address) => {
    found.push(address)
    return address
  })
  return found
}
