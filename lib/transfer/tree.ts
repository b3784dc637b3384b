import type { Field, Fields } from '@/lib/content/fields/field'

/** Fields as they are nested in an item; fields that are stored together in an object are a tree of their own. */
export type FieldTree = Map<string, Field | FieldTree>

export function treeOf(fields: Fields): FieldTree {
  const tree: FieldTree = new Map()
  for (const [path, field] of Object.entries(fields)) {
    const steps = path.split('.')
    const name = steps.pop() ?? ''
    const group = steps.reduce((outer, step) => {
      const known = outer.get(step)
      const inner: FieldTree = known instanceof Map ? known : new Map()
      outer.set(step, inner)
      return inner
    }, tree)
    group.set(name, field)
  }
  return tree
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy of an item with what `change` makes of each field that it has; `place` is the field's dotted path. */
export function mapFields(
  tree: FieldTree,
  value: unknown,
  change: (field: Field, inner: unknown, place: string) => unknown,
  prefix = '',
): unknown {
  if (!isObject(value)) return value
  const present = [...tree].filter(([name]) => Object.hasOwn(value, name))
  const changed = present.map(([name, field]) => {
    const place = prefix + name
    const isGroup = field instanceof Map
    const inner = value[name]
    return [name, isGroup ? mapFields(field, inner, change, `${place}.`) : change(field, inner, place)]
  })
  return { ...value, ...Object.fromEntries(changed) }
}
