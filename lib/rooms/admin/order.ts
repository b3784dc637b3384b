import { type Element, elementById, insertElement, removeElement } from '@/lib/content/list'

/** The list with one element moved before another (null: to the end); undefined when either is not there. */
export function moveBefore(list: Element[], id: string, before: string | null): Element[] | undefined {
  const element = elementById(list, id)
  if (!element || id === before) return undefined
  const others = removeElement(list, id)
  const position = before === null ? others.length : others.findIndex((other) => other.id === before)
  return position < 0 ? undefined : insertElement(others, element, position)
}

/** Which element the one with this id comes to stand before at `position` (from 0); null for the end. */
export function placeBefore(list: Element[], id: string, position: number): string | null {
  return removeElement(list, id)[position]?.id ?? null
}
