import type { Field, Fields } from '@/lib/content/fields/field'
import { valueAt } from '@/lib/content/fields/field'
import { sameJson } from './fingerprint'

export type Values = Record<string, unknown>

/** The merged values, the dotted paths that others changed, and those that both changed differently. */
export type Merged = { values: Values; changed: string[]; conflicting: string[] }

type Versions = {
  /** The form's initial values; without them every difference counts as changed by both. */
  before: Values | undefined
  theirs: Values
  /** Validated values; a missing field was not submitted. */
  mine: Values
}

/** Merges field by field: a field changed by one person gets that value, a field changed by both keeps mine in `values`. */
export function mergeValues(fields: Fields, { before, theirs, mine }: Versions): Merged {
  const merged: Merged = { values: mine, changed: [], conflicting: [] }
  for (const [path, field] of Object.entries(fields)) {
    const my = valueAt(mine, path)
    const [their, was] = [
      toStoredValue(field, valueAt(theirs, path)),
      toStoredValue(field, valueAt(before, path)),
    ]
    if (my === undefined || sameJson(their, my) || (before && sameJson(their, was))) continue
    merged.changed.push(path)
    if (before && sameJson(my, was) && isValid(field, their)) {
      merged.values = setValueAt(merged.values, path, their)
    } else merged.conflicting.push(path)
  }
  return merged
}

/** Converts a form's value to its stored form; leaves an invalid one unchanged. */
export function toStoredValue(field: Field, value: unknown): unknown {
  const result = field.form.safeParse(value)
  return result.success ? result.data : value
}

export function setValueAt(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [name]: value }
  return { ...values, [name]: setValueAt(Object(values[name]), rest.join('.'), value) }
}

function isValid(field: Field, value: unknown) {
  return field.form.safeParse(value).success
}
