import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { blankValues, type Fields, valueAt } from '@/lib/content/fields/field'
import { mergeFields, type StoredItem } from '@/lib/content/list'
import { setValueAt } from '@/lib/content/merge-values'
import { isObject } from '@/lib/is-object'
import { type FieldTree, treeOf } from './tree'

/** All that is stored of a hotel's content; version 0 where nothing is. `hotel` says what the brand does not. */
export type StoredContent = {
  hotel: { name: string; tagline: string }
  sections: Record<string, { items: StoredItem[]; version: number }>
}

export function itemsOf({ sections }: StoredContent, name: string): StoredItem[] {
  return sections[name]?.items ?? []
}

/** The items as the site shows them: a row is always there, with the hotel's own name and tagline where the brand has none. */
export function shownItems(stored: StoredContent, { name, table }: SectionDefinition): StoredItem[] {
  const items = itemsOf(stored, name)
  if (!table) return items
  const row: StoredItem = items[0] ?? { id: name }
  if (!('tagline' in row)) return [row]
  const { hotel } = stored
  return [{ ...row, name: row.name || hotel.name, tagline: row.tagline || hotel.tagline }]
}

export function versionsOf({ sections }: StoredContent): Record<string, number> {
  return Object.fromEntries(Object.entries(sections).map(([name, { version }]) => [name, version]))
}

type Values = Record<string, unknown>

/** What a stored item says, as it would be stored today: its id, its fields in their order, what is carried; no stamps. */
export function documentItem(list: EditedSection, stored: StoredItem): StoredItem {
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

/** What is said now, with what the document says over it: fields that it does not name stay as they are, of rows blank. */
export function overlayValues({ fields }: SectionDefinition, before: Values, given: Values): Values {
  return mergeFields(before, withWholeRows(fields, given))
}

function withWholeRows(fields: Fields, given: Values): Values {
  return Object.entries(fields).reduce((values, [path, { columns }]) => {
    const rows = valueAt(values, path)
    if (!columns || !Array.isArray(rows)) return values
    const blank = blankValues(columns)
    const whole = rows.map((row: unknown) => (isObject(row) ? { ...blank, ...row } : row))
    return setValueAt(values, path, whole)
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
