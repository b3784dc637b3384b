/** One element of a stored list. What the schemas do not know is kept, whoever wrote it. */
export type Element = Record<string, unknown> & { id: string }

/** The element with this id; undefined also when `list` is no list, as in a history of unknown origin. */
export function elementById(list: unknown, id: string): Element | undefined {
  return Array.isArray(list)
    ? list.find((element: unknown) => isObject(element) && element.id === id)
    : undefined
}

export function appendElement(list: Element[], element: Element): Element[] {
  return [...list, element]
}

export function replaceElement<T extends Element>(list: T[], id: string, element: T): T[] {
  return list.map((stored) => (stored.id === id ? element : stored))
}

export function removeElement<T extends Element>(list: T[], id: string): T[] {
  return list.filter((stored) => stored.id !== id)
}

/** Puts an element at `position` (from 0; beyond the ends means at the end in question). */
export function insertElement<T extends Element>(list: T[], element: T, position: number): T[] {
  return list.toSpliced(Math.max(0, position), 0, element)
}

/** Objects field by field, everything else replaced; what is not named survives, `undefined` goes (SAVE-2). */
export function mergeFields(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  // A map, because assigning a field called `__proto__` would not make one.
  const merged = new Map(Object.entries(stored))
  for (const [field, value] of Object.entries(change)) {
    const before = merged.get(field)
    merged.set(field, isObject(before) && isObject(value) ? mergeFields(before, value) : value)
  }
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
