import type { ShownValue } from '@/lib/access/result'
import { formatDate, formatMoney } from '@/lib/format'
import type { Field } from './field'

type FormattedField = Pick<Field, 'kind' | 'absent' | 'valueLabel' | 'columns'>

/** Formats a stored value like the forms: `R$ 1.250,00`, `20/11/2026`, `Sim`, or '' without a value. */
function formatValue(value: unknown, { kind, absent = false, valueLabel }: FormattedField): string {
  if (value === null || value === undefined) return kind === 'flag' ? formatFlag(absent) : ''
  if (typeof value === 'boolean') return formatFlag(value)
  if (typeof value === 'number')
    return kind === 'money' ? formatMoney(value) : String(value).replace('.', ',')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return valueLabel ? valueLabel(value) : value
}

/** Returns the pictures of a value, or its text; a list's entries are one text. */
export function toShownValue(value: unknown, field: FormattedField): ShownValue {
  if (field.columns) return shownText(formatRows(value, field.columns).join(' · '))
  if (field.kind === 'list') return shownText(formatEntries(value).join(' · '))
  if (field.kind === 'images') return { kind: 'images', images: formatEntries(value).filter(Boolean) }
  const words = formatValue(value, field)
  const isPicture = ['image', 'media', 'video'].includes(field.kind) && isImageOrNothing(words)
  return isPicture ? { kind: 'images', images: [words].filter(Boolean) } : shownText(words)
}

export function shownText(text: string): ShownValue {
  return { kind: 'text', text }
}

/** Formats each row as one line: `Almoço, 12h às 14h`. */
function formatRows(value: unknown, columns: Record<string, FormattedField>): string[] {
  return (Array.isArray(value) ? value : []).map((row) =>
    Object.entries(columns)
      .map(([name, column]) => formatValue(Object(row)[name], column))
      .filter(Boolean)
      .join(', '),
  )
}

function formatEntries(value: unknown): string[] {
  return Array.isArray(value) ? value.map((entry) => formatValue(entry, { kind: 'text' })) : []
}

/** Checks for an image or an empty value; a background may also be a video host's player. */
function isImageOrNothing(source: string): boolean {
  return source === '' || /\.(?:jpe?g|png|webp|avif|mp4|webm)$/i.test(source)
}

function formatFlag(value: boolean) {
  return value ? 'Sim' : 'Não'
}
