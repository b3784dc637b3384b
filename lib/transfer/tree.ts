import type { Field, Fields } from '@/lib/content/fields/field'

/** Fields nested as in an item; fields stored together in an object form a subtree. */
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
