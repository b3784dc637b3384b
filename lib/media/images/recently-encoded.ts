import { LRUCache } from 'lru-cache'
import { sharedState } from '../../shared-state.mjs'

/** Remembers the widths of `{bucket}/{path}`, so that the next publication does not have to query them. */
export function rememberEncoded(name: string, widths: number[]) {
  encodedWidths().set(name, widths)
}

/** The widths of the images that this process has encoded lately, by `{bucket}/{path}`. */
export function recentlyEncoded(): Record<string, number[]> {
  return Object.fromEntries(encodedWidths())
}

function encodedWidths() {
  return sharedState('encoded widths', () => new LRUCache<string, number[]>({ max: 500 }))
}
