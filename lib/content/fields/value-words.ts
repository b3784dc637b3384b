import type { Side } from '@/lib/access/result'
import { formatDate, formatMoney } from '@/lib/format'
import type { Field } from './field'

type Told = Pick<Field, 'kind' | 'absent' | 'valueLabel' | 'columns'>

/** Formats a stored value like the forms: `R$ 1.250,00`, `20/11/2026`, `Sim`; empty if there is none. */
export function valueWords(value: unknown, { kind, absent = false, valueLabel }: Told): string {
  if (value === null || value === undefined) return kind === 'flag' ? yesOrNo(absent) : ''
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number')
    return kind === 'money' ? formatMoney(value) : String(value).replace('.', ',')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return valueLabel ? valueLabel(value) : value
}

export function valueSide(value: unknown, field: Told): Side {
  const parts = partsOf(value, field)
  return 'entries' in parts ? { text: parts.entries.join(' · ') } : parts
}

/** The pictures that a value shows, the entries of a list, or one text. */
export function partsOf(value: unknown, field: Told): Side | { entries: string[] } {
  if (field.columns) return { entries: rowTexts(value, field.columns) }
  if (field.kind === 'list') return { entries: textsIn(value) }
  if (field.kind === 'images') return { images: textsIn(value).filter(Boolean) }
  const words = valueWords(value, field)
  const isPicture = ['image', 'media', 'video'].includes(field.kind) && isImageOrNothing(words)
  return isPicture ? { images: [words].filter(Boolean) } : { text: words }
}

/** Formats each row as one line: `Almoço, 12h às 14h`. */
function rowTexts(value: unknown, columns: Record<string, Told>): string[] {
  return (Array.isArray(value) ? value : []).map((row) =>
    Object.entries(columns)
      .map(([name, column]) => valueWords(Object(row)[name], column))
      .filter(Boolean)
      .join(', '),
  )
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map((entry) => valueWords(entry, { kind: 'text' })) : []
}

/** Whether the value can be shown as an image; a background may also be a video host's player. */
function isImageOrNothing(source: string): boolean {
  return source === '' || /\.(?:jpe?g|png|webp|avif|mp4|webm)$/i.test(source)
}

function yesOrNo(value: boolean) {
  return value ? 'Sim' : 'Não'
}
