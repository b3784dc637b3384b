/**
 * The values that were used last, up to a sum of bytes; the least recently used ones are removed first.
 * @param {number} maxBytes
 */
export function createMemory(maxBytes) {
  // A Map keeps the order in which keys were added.
  const kept = new Map()
  let bytes = 0

  function get(key) {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    kept.set(key, found)
    return found.value
  }

  function set(key, value, size) {
    remove(key)
    kept.set(key, { value, size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }

  function remove(key) {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return { get, set }
}
