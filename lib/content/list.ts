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

export function replaceElement(list: Element[], id: string, element: Element): Element[] {
  return list.map((stored) => (stored.id === id ? element : stored))
}

export function removeElement(list: Element[], id: string): Element[] {
  return list.filter((stored) => stored.id !== id)
}

/** Puts an element at `position` (from 0; beyond the ends means at the end in question). */
export function insertElement(list: Element[], element: Element, position: number): Element[] {
  return list.toSpliced(Math.max(0, position), 0, element)
}

/** Objects field by field, everything else replaced; what is not named survives, `undefined` goes (SAVE-2). */
export function mergeFields(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...stored }
  for (const [field, value] of Object.entries(change)) {
    const before = stored[field]
    merged[field] = isObject(before) && isObject(value) ? mergeFields(before, value) : value
  }
  return merged
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
