import type { ListDefinition } from '@/lib/content/definition'
import { itemById, type StoredItem } from '@/lib/content/list'
import { itemName, type Problem, problemsAt } from './problem'

/** Of the items as they will be, those that say what only one may; one that says it already keeps it. */
export function repeatedItems(list: ListDefinition, items: StoredItem[], stored: StoredItem[]): Problem[] {
  const rules = [
    {
      field: 'id',
      message: list.namedByFile
        ? 'é a mesma foto de outro item; descreva-a uma vez só'
        : 'já existe um item com este id',
    },
    ...(list.unique ? [list.unique] : []),
  ]
  const named = items.map((item, place) => ({ item, name: itemName(item, place) }))
  return rules.flatMap(({ field, message }) => {
    const keeps = ({ item }: { item: StoredItem }) => itemById(stored, item.id)?.[field] === item[field]
    const seen = new Set<string>()
    return named
      .toSorted((a, b) => Number(keeps(b)) - Number(keeps(a)))
      .flatMap(({ item, name }) => {
        const value = item[field]
        const key = typeof value === 'string' ? value.trim() : ''
        const isNew = key === '' || !seen.has(key)
        seen.add(key)
        return isNew ? [] : [problemsAt(list, name)(field, message)]
      })
  })
}
