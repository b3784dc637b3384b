import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { blanks, type Fields, forms, shown, valueAt } from '@/lib/content/fields/field'
import { isObject, mergeFields, type StoredItem } from '@/lib/content/list'
import { withValue } from '@/lib/content/merge-values'
import { type FieldTree, treeOf } from './tree'

/** All that is stored of a hotel's content; version 0 where nothing is. `hotel` says what the brand does not. */
export type StoredContent = {
  hotel: { name: string; tagline: string }
  lists: Record<string, { items: StoredItem[]; version: number }>
  singles: Record<string, { values: Record<string, unknown>; version: number }>
}

export function itemsOf({ lists }: StoredContent, name: string): StoredItem[] {
  return lists[name]?.items ?? []
}

/** With the hotel's own name and tagline where the brand has none: they are what the site shows. */
export function valuesOf({ singles, hotel }: StoredContent, name: string): Record<string, unknown> {
  const values = singles[name]?.values ?? {}
  if (!('tagline' in values)) return values
  return { ...values, name: values.name || hotel.name, tagline: values.tagline || hotel.tagline }
}

export function versionsOf({ lists, singles }: StoredContent): Record<string, number> {
  const sections = Object.entries({ ...lists, ...singles })
  return Object.fromEntries(sections.map(([name, { version }]) => [name, version]))
}

type Values = Record<string, unknown>

/** What a stored item says, as it would be stored today: its id, its fields in their order, what is carried; no stamps. */
export function saidOfItem(list: EditedSection, stored: StoredItem): StoredItem {
  const values = list.panel.read(stored)
  const checked = list.panel.form.safeParse(values)
  // What no form would take is told as it is.
  const said = checked.success ? list.panel.store(checked.data, stored, '') : values
  const carried = Object.entries(list.carried ?? {}).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(stored[name])
    return data === undefined || (Array.isArray(data) && data.length === 0) ? [] : [[name, data] as const]
  })
  return { id: stored.id, ...inOrder(treeOf(list.fields), said), ...Object.fromEntries(carried) }
}

/** What a single row says; {} for one that is not there. */
export function saidOfSingle({ fields }: SectionDefinition, stored: Values): Values {
  const shownValues: Values = shown(fields, stored)
  const said = Object.entries(forms(fields)).map(([name, form]) => {
    const checked = form.safeParse(shownValues[name])
    return [name, checked.success ? checked.data : shownValues[name]]
  })
  return inOrder(treeOf(fields), Object.fromEntries(said))
}

/** What is said now, with what the document says over it: fields that it does not name stay as they are, of rows blank. */
export function overlaid({ fields }: SectionDefinition, before: Values, given: Values): Values {
  return mergeFields(before, withWholeRows(fields, given))
}

function withWholeRows(fields: Fields, given: Values): Values {
  return Object.entries(fields).reduce((values, [path, { columns }]) => {
    const rows = valueAt(values, path)
    if (!columns || !Array.isArray(rows)) return values
    const blank = blanks(columns)
    const whole = rows.map((row: unknown) => (isObject(row) ? { ...blank, ...row } : row))
    return withValue(values, path, whole)
  }, given)
}

/** Only what the fields name, in their order; one that is not there is null. */
function inOrder(tree: FieldTree, values: unknown): Values {
  const ordered = [...tree].map(([name, field]) => {
    const value: unknown = Object(values)[name] ?? null
    if (field instanceof Map) return [name, inOrder(field, value)]
    const row = field.columns && treeOf(field.columns)
    return [name, row && Array.isArray(value) ? value.map((entry) => inOrder(row, entry)) : value]
  })
  return Object.fromEntries(ordered)
}
