import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { blankValues, type Fields, valueAt } from '@/lib/content/fields/field'
import { mergeFields, type StoredItem } from '@/lib/content/list'
import { setValueAt } from '@/lib/content/merge-values'
import { isObject } from '@/lib/is-object'
import { type FieldTree, treeOf } from './tree'

/** A hotel's stored content, with version 0 for an empty section. `hotel` provides what the brand leaves empty. */
export type StoredContent = {
  hotel: { name: string; tagline: string }
  sections: Record<string, { items: StoredItem[]; version: number }>
}

export function itemsOf({ sections }: StoredContent, name: string): StoredItem[] {
  return sections[name]?.items ?? []
}

/** Returns the items as the site shows them: a row always exists, with the hotel's name and tagline if the brand has none. */
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

/** Returns a stored item as it would be stored today: its id, its fields in order, carried values; no timestamps. */
export function documentItem(list: EditedSection, stored: StoredItem): StoredItem {
  const values = list.panel.read(stored)
  const checked = list.panel.form.safeParse(values)
  // Export unchanged what no form would accept.
  const valid = checked.success ? list.panel.store(checked.data, stored, '') : values
  const carried = Object.entries(list.carried ?? {}).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(stored[name])
    return data === undefined || (Array.isArray(data) && data.length === 0) ? [] : [[name, data] as const]
  })
  return { id: stored.id, ...inOrder(treeOf(list.fields), valid), ...Object.fromEntries(carried) }
}

/** Merges the document's values over the current ones: unnamed fields stay unchanged, in rows they become blank. */
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

/** Returns the declared fields in order, null if missing. */
function inOrder(tree: FieldTree, values: unknown): Values {
  const ordered = [...tree].map(([name, field]) => {
    const value: unknown = Object(values)[name] ?? null
    if (field instanceof Map) return [name, inOrder(field, value)]
    const row = field.columns && treeOf(field.columns)
    return [name, row && Array.isArray(value) ? value.map((entry) => inOrder(row, entry)) : value]
  })
  return Object.fromEntries(ordered)
}
