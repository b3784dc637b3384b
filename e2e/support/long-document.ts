import { isDeepStrictEqual } from 'node:util'
import type { Field } from '../../lib/content/fields/field.ts'
import { sections } from '../../lib/site/registry.ts'
import type { SiteDocument } from './site-document.ts'

/** In letters, without a space: lines can break only inside a word. */
const length = 200

/** The texts inserted into the content, by section and field. */
export type LongTexts = Map<string, string>

/**
 * Returns the document with a unique long text in every text field of every section, and the largest numbers. Pictures and
 * fields with fixed values stay. New fields of the registry are included.
 */
export function longDocument(document: SiteDocument): { document: SiteDocument; texts: LongTexts } {
  const texts: LongTexts = new Map()
  const long: Record<string, unknown> = { ...document, hotel: longHotel(document.hotel, texts) }
  for (const section of sections) {
    const lengthen = (stored: unknown) => {
      const item = structuredClone(objectOf(stored))
      for (const [path, field] of Object.entries(section.fields)) {
        const name = `${section.name}.${path}`
        const value = field.columns
          ? longRows(item[path], field.columns, name, texts)
          : valueFor(field, name, texts)
        // A value that the site would refuse, such as the address of a page, stays unchanged.
        if (field.columns || isDeepStrictEqual(field.read.safeParse(value).data, value))
          put(item, path.split('.'), value)
        else texts.delete(name)
      }
      return item
    }
    const stored = Reflect.get(document, section.name)
    long[section.name] = Array.isArray(stored) ? stored.map(lengthen) : lengthen(stored)
  }
  return { document: long as SiteDocument, texts }
}

function valueFor({ kind }: Field, name: string, texts: LongTexts): unknown {
  switch (kind) {
    case 'text':
      return word(name, texts)
    case 'list':
      return [1, 2, 3].map((number) => word(`${name}.${number}`, texts))
    case 'link':
      return `https://reservas.quaresmeira.example/${'a'.repeat(length)}`
    case 'money':
      return 9_999_999.99
    case 'number':
      return 999
    default:
      return Symbol('stays')
  }
}

function longRows(rows: unknown, columns: Record<string, Field>, name: string, texts: LongTexts) {
  return (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const words = Object.entries(columns).filter(([, { kind }]) => kind === 'text')
    const long = words.map(([column]) => [column, word(`${name}.${column}`, texts)])
    return { ...objectOf(row), ...Object.fromEntries(long) }
  })
}

/** Returns a text that starts with a unique number of fixed length, which identifies it on a page. */
function word(name: string, texts: LongTexts) {
  const known = texts.get(name)
  if (known) return known
  const text = `${texts.size + 100}`.padEnd(length, 'PalavraComprida')
  texts.set(name, text)
  return text
}

function longHotel(hotel: unknown, texts: LongTexts) {
  return { ...objectOf(hotel), name: word('hotel.name', texts), tagline: word('hotel.tagline', texts) }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function put(item: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) item[name] = value
  else {
    const inner = objectOf(item[name])
    put(inner, rest, value)
    item[name] = inner
  }
}
