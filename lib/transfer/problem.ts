import type { SectionDefinition } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { shorten } from '@/lib/format'

/** A problem of a document and its place, in the panel's names. */
export type Problem = { section?: string; item?: string; field?: string; message: string }

/** Formats `Acomodações, 'Chalé Família', Capacidade Máxima: Capacidade deve ser maior que 0`. */
export function problemText({ section, item, field, message }: Problem): string {
  const place = [section, item === undefined ? undefined : `'${printable(item)}'`, field && printable(field)]
  const named = place.filter((part) => part !== undefined && part !== '').join(', ')
  return named ? `${named}: ${message}` : message
}

/** Names each item of a list for people; items with the same name include their position. */
export function itemNames(section: SectionDefinition, items: unknown[]): string[] {
  const names = items.map((item) => nameIn(section, item))
  return names.map((name, index) => {
    const place = `${index + 1}º item`
    if (name === undefined) return place
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${shorten(name, 60)} (${place})`
  })
}

/** Returns an item's own name; undefined without any text. */
export function nameIn(section: SectionDefinition, item: unknown): string | undefined {
  const { name, title, alt, kind, id }: Record<string, unknown> = Object(item)
  if (id === section.name) return section.label
  const found = [name, title, alt, kindOf(section, kind)?.name, id].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  )
  return typeof found === 'string' ? found : undefined
}

/** Returns the rules of a kind of items; undefined if the list has no such kind. */
export function kindOf(section: SectionDefinition, kind: unknown) {
  const { kinds } = section
  return kinds && typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
}

type Labels = Record<string, Pick<Field, 'label' | 'columns'>>

/** Values that items carry without a field in their form. */
const carried: Labels = { previousSlugs: { label: 'Endereços anteriores' } }

/** Labels the field at a path (`images.gallery.2`, `meals.0.hours`) as its form does; returns an unknown path unchanged. */
export function fieldLabel(fields: Labels, place: string): string {
  const labels = { ...carried, ...fields }
  const steps = place.split('.')
  for (let length = steps.length; length > 0; length--) {
    const name = steps.slice(0, length).join('.')
    const field = Object.hasOwn(labels, name) && labels[name]
    if (!field) continue
    const [entry, ...rest] = steps.slice(length)
    if (entry === undefined || !/^\d+$/.test(entry)) return field.label
    const inside = field.columns && rest.length > 0 ? fieldLabel(field.columns, rest.join('.')) : ''
    return [`${field.label} ${Number(entry) + 1}`, inside].filter(Boolean).join(', ')
  }
  return place
}

/** Returns a function that reports problems of a section or one of its items, each at its field. */
export function problemsAt(section: SectionDefinition, item: string | undefined) {
  // The only item of a section with one form has the section's name.
  const where = { section: section.label, ...(item !== undefined && item !== section.label && { item }) }
  return (place: string, message: string): Problem => ({
    ...where,
    ...(place && { field: fieldLabel(section.fields, place) }),
    message,
  })
}

/** Removes control characters, which a terminal would obey, and shortens the text to one line. */
export function printable(text: string): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
