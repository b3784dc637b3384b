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
