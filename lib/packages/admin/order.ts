import type { Element } from '@/lib/content/list'

/** The packages as the panel and the home page order them: by `orderIndex`, else as stored (§4). */
export function byOrder(list: Element[]): Element[] {
  return list.toSorted((a, b) => indexOf(a) - indexOf(b))
}

/**
 * Moves a package to right after another one, or to the beginning (`after` null), and numbers all of them 0..n−1. The
 * stored list keeps its own sequence; only `orderIndex` changes. Undefined when either package is gone.
 */
export function moveAfter(list: Element[], id: string, after: string | null): Element[] | undefined {
  const rest = byOrder(list).filter((element) => element.id !== id)
  const position = after === null ? 0 : rest.findIndex((element) => element.id === after) + 1
  const isAfterSomething = after === null || position > 0
  if (rest.length === list.length || !isAfterSomething) return undefined
  const ids = rest.map((element) => element.id).toSpliced(position, 0, id)
  const places = new Map(ids.map((other, place) => [other, place]))
  return list.map((element) => ({ ...element, orderIndex: places.get(element.id) }))
}

// As the schema reads it.
function indexOf({ orderIndex }: Element) {
  return typeof orderIndex === 'number' ? orderIndex : 0
}
