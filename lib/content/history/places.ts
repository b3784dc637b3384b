import type { Fields } from '@/lib/content/fields/field'
import type { FieldChange, ItemChange } from './diff'

/** Taking one item elsewhere may number all of them anew: the move says it. */
export function withoutPlaces(fields: Fields, changes: ItemChange[]): ItemChange[] {
  const isNumber = ({ path }: FieldChange) => fields[path]?.kind === 'place'
  const numbered = changes.filter(({ fields }) => fields.some(isNumber)).length
  if (numbered < 2 && !changes.some(({ move }) => move)) return changes
  return changes.map((change) => ({ ...change, fields: change.fields.filter((field) => !isNumber(field)) }))
}
