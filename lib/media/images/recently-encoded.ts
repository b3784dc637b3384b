import { LRUCache } from 'lru-cache'
import { sharedState } from '../../shared-state.mjs'

/** Remembers the widths of `{bucket}/{path}`, which saves the next publication a query. */
export function rememberEncoded(name: string, widths: number[]) {
  encodedWidths().set(name, widths)
}

/** Returns the widths of images recently encoded by this process, by `{bucket}/{path}`. */
export function recentlyEncoded(): Record<string, number[]> {
  return Object.fromEntries(encodedWidths())
}

function encodedWidths() {
  return sharedState('encoded widths', () => new LRUCache<string, number[]>({ max: 500 }))
}
