/** Returns 14 hex digits that are the same for the same JSON in any order of keys (SAVE-4). Does not protect against forgery. */
export function fingerprint(value: unknown): string {
  return hash(JSON.stringify(value, withSortedKeys) ?? '')
}

/** Checks whether two values have the same JSON, in any order of keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, withSortedKeys) === JSON.stringify(b, withSortedKeys)
}

function withSortedKeys(_: string, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

// cyrb53, public domain: 53 bits, identical on the server and in a browser.
function hash(text: string) {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
