import type { ListDefinition, SectionDefinition, SingleDefinition } from '@/lib/content/definition'
import { blanks, type Fields, forms, shown } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'

type Values = Record<string, unknown>

/** What a stored item says, as it would be stored today: its id, its fields in their order, what is carried; no stamps. */
export function saidOfItem(list: ListDefinition, stored: StoredItem): StoredItem {
  const values = list.panel.read(stored)
  const checked = list.panel.form.safeParse(values)
  // What no form would take is told as it is.
  const said = checked.success ? list.panel.store(checked.data, stored, '') : values
  const carried = Object.entries(list.carried ?? {}).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(stored[name])
    return data === undefined || (Array.isArray(data) && data.length === 0) ? [] : [[name, data] as const]
  })
  return { id: stored.id, ...inOrder(list.fields, said), ...Object.fromEntries(carried) }
}

/** What a single row says; {} for one that is not there. */
export function saidOfSingle({ fields }: SingleDefinition, stored: Values): Values {
  const shownValues: Values = shown(fields, stored)
  const said = Object.entries(forms(fields)).map(([name, form]) => {
    const checked = form.safeParse(shownValues[name])
    return [name, checked.success ? checked.data : shownValues[name]]
  })
  return inOrder(fields, Object.fromEntries(said))
}

/** What is said now, with what the document says over it: fields that it does not name stay as they are, of rows blank. */
export function overlaid({ fields }: SectionDefinition, before: Values, given: Values): Values {
  const groups = new Set(Object.keys(fields).flatMap((path) => path.split('.').slice(0, -1)))
  const overlay = Object.entries(withWholeRows(fields, given)).map(([name, value]) => {
    const isGroup = groups.has(name) && isObject(value)
    return [name, isGroup ? { ...Object(before[name]), ...value } : value]
  })
  return { ...before, ...Object.fromEntries(overlay) }
}

function withWholeRows(fields: Fields, given: Values, prefix = ''): Values {
  const whole = Object.entries(given).map(([name, value]) => {
    const path = prefix + name
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined
    if (!field) return [name, isObject(value) ? withWholeRows(fields, value, `${path}.`) : value]
    const { columns } = field
    if (!columns || !Array.isArray(value)) return [name, value]
    const rows = value.map((row: unknown) =>
      isObject(row) ? { ...blanks(columns), ...withWholeRows(columns, row) } : row,
    )
    return [name, rows]
  })
  return Object.fromEntries(whole)
}

/** Only what the fields name, in their order; one that is not there is null. */
function inOrder(fields: Fields, values: unknown): Values {
  const ordered: Values = {}
  for (const [path, { columns }] of Object.entries(fields)) {
    const steps = path.split('.')
    const value = steps.reduce((inner: unknown, step) => Object(inner)[step], values) ?? null
    put(ordered, steps, columns && Array.isArray(value) ? value.map((row) => inOrder(columns, row)) : value)
  }
  return ordered
}

function put(target: Values, [name = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) target[name] = value
  else {
    const inner = isObject(target[name]) ? target[name] : {}
    put(inner, rest, value)
    target[name] = inner
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
