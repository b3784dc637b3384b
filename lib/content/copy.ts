import type { ListDefinition } from './definition'
import { type Element, insertElement } from './list'
import { moveAfter } from './order'

/** Inactive, right after its original; the same items when there is none. `id` is the copy's own, `now` ISO. */
export function withCopy(
  list: ListDefinition,
  items: Element[],
  original: Element,
  { id, now }: { id: string; now: string },
): Element[] {
  const name = typeof original.name === 'string' ? original.name : ''
  const copy: Element = {
    ...original,
    ...list.panel.copy(original, items),
    id,
    name: `${name} (cópia)`.trim(),
    active: false,
    ...stamped(list, now, ['createdAt', 'updatedAt']),
  }
  const beside = insertElement(items, copy, items.indexOf(original) + 1)
  return moveAfter(list, beside, id, original.id) ?? beside
}

/** Those of the stamps that the list keeps, set to `now`. */
export function stamped({ derived }: ListDefinition, now: string, stamps: string[]): Record<string, string> {
  return Object.fromEntries(stamps.filter((stamp) => derived.includes(stamp)).map((stamp) => [stamp, now]))
}
