import { addressShare } from './address'

/** Bytes on their way in, as announced: `total` for everybody, `share` of it for one address. */
export function createBudget({ total, share }: { total: number; share: number }) {
  let used = 0
  const shares = new Map<string, number>()
  return {
    /** Takes `bytes` and returns how to give them back, or undefined when there is no room. */
    take(address: string, bytes: number): (() => void) | undefined {
      const key = addressShare(address)
      const own = shares.get(key) ?? 0
      if (used + bytes > total || own + bytes > share) return undefined
      change(key, bytes)
      return () => change(key, -bytes)
    },
  }

  function change(key: string, bytes: number) {
    used += bytes
    const own = (shares.get(key) ?? 0) + bytes
    if (own > 0) shares.set(key, own)
    else shares.delete(key)
  }
}
