import type { Fields } from '@/lib/content/fields/field'

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

/** A copy with other addresses in the fields that hold one; `null` takes one away. Items, rows and lists likewise. */
export function changeAddresses(fields: Fields, value: unknown, change: Change, prefix = ''): unknown {
  return Object.entries(fields).reduce((changed, [path, { kind, columns }]) => {
    if (!columns && !withAddress.has(kind)) return changed
    return changeAt(changed, path.split('.'), prefix, (inner, place) => {
      if (columns)
        return mapped(inner, (row, index) => changeAddresses(columns, row, change, `${place}.${index}.`))
      if (typeof inner === 'string') return change(inner, place, kind)
      if (!Array.isArray(inner)) return inner
      const entries = inner.map((one: unknown, index) =>
        typeof one === 'string' ? change(one, `${place}.${index}`, kind) : one,
      )
      return entries.filter((one) => one !== null)
    })
  }, value)
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

function changeAt(
  value: unknown,
  path: string[],
  before: string,
  change: (value: unknown, place: string) => unknown,
): unknown {
  const [name = '', ...rest] = path
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name))
    return value
  const place = before + name
  const inner: unknown = Reflect.get(value, name)
  return {
    ...value,
    [name]: rest.length > 0 ? changeAt(inner, rest, `${place}.`, change) : change(inner, place),
  }
}

function mapped(value: unknown, change: (entry: unknown, index: number) => unknown) {
  return Array.isArray(value) ? value.map(change) : value
}
