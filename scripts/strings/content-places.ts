import type { Field } from '../../lib/fields/field.ts'
import { flatten } from '../../lib/fields/field.ts'
import { valueWords } from '../../lib/fields/value-words.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { pictureName } from '../../lib/images/picture.ts'
import { sections } from '../../lib/site/registry.ts'

/** Where a value is edited: `Gastronomia › As refeições › Itens`. */
export type Place = { text: string; place: string }

/** Every value of the published content, in each way in which a page may say it; longest first. */
export function contentPlaces(document: Record<string, unknown>): Place[] {
  const { name, tagline } = Object(document.hotel)
  const ofHotel = [
    { text: String(name), place: 'Marca › Nome' },
    { text: String(tagline), place: 'Marca › Frase' },
  ]
  const found = sections.flatMap((section) => {
    const stored = document[section.name]
    const items = section.kind === 'list' ? (Array.isArray(stored) ? stored : []) : [stored]
    const isLone = section.kind === 'single' || section.lone === true
    return items.flatMap((item: unknown) => {
      const where = [section.label, ...(isLone ? [] : [titleOf(item)])]
      return Object.entries(section.fields).flatMap(([path, field]) =>
        textsOf(field, at(item, path)).map((text) => ({ text, place: [...where, field.label].join(' › ') })),
      )
    })
  })
  return [...ofHotel, ...found]
    .map(({ text, place }) => ({ text: plain(text), place }))
    .filter(({ text }) => text.length > 1)
    .toSorted((a, b) => b.text.length - a.text.length)
}

/** What the environment says of the hotel, where the content does not. */
export function environmentPlaces(variables: Record<string, string | undefined>): Place[] {
  return environmentNames.flatMap((name) => {
    const value = variables[name]
    return value ? [{ text: plain(value), place: `ambiente: ${name}` }] : []
  })
}

const environmentNames = ['HOTEL_LEGAL_NAME', 'HOTEL_CNPJ', 'HOTEL_HOSTING', 'BOOKING_ENGINE_URL', 'SITE_URL']

/** As texts are compared: in one line, without case and without the signs that pages set around them. */
export function plain(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[“”"‘’]/g, '')
    .trim()
    .toLocaleLowerCase('pt-BR')
}

function textsOf(field: Field, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (field.columns) {
    const columns = Object.entries(flatten(field.columns))
    const rows: unknown[] = Array.isArray(value) ? value : []
    return rows.flatMap((row) => columns.flatMap(([name, column]) => textsOf(column, at(row, name))))
  }
  if (Array.isArray(value))
    return value.flatMap((entry) =>
      textsOf({ ...field, kind: field.kind === 'images' ? 'image' : 'text' }, entry),
    )
  const words = valueWords(value, field)
  if (['image', 'images', 'media', 'video'].includes(field.kind)) return [pictureName(words)]
  const lines = words.split(/\n+/).map((line) => line.replace(/^- /, ''))
  const paragraphs = [words, ...lines, ...lines.flatMap((line) => line.split(/\{[a-z_]+\}/))]
  const dated = field.kind === 'date' ? [formatDate(String(value)), words.slice(0, 4)] : []
  const amounts = field.kind === 'money' ? [formatMoney(Number(value))] : []
  return [...paragraphs, ...lines.flatMap(sentencesOf), ...dated, ...amounts]
}

function sentencesOf(words: string) {
  return words.includes('. ') ? words.split(/(?<=[.!?])\s+/) : []
}

function titleOf(item: unknown) {
  const { name, title, label, quote, id } = Object(item)
  const [words] = [name, title, label, quote, id].filter((text) => typeof text === 'string' && text.trim())
  return String(words ?? '').slice(0, 60)
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, step) => Object(inner)[step], value)
}
