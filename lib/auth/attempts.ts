type Options = {
  /** Failed tries that are answered within one window. */
  limit: number
  windowMs: number
  /** Keys remembered at most; the one used longest ago is forgotten first. */
  maxKeys: number
}

export type Attempts = ReturnType<typeof createAttempts>

/** Counts failed sign-ins per key (decision 30). Memory only: a restart forgives, and nobody is locked out for good. */
export function createAttempts({ limit, windowMs, maxKeys }: Options) {
  const failures = new Map<string, number[]>()
  return {
    /**
     * Before a try. Undefined lets it happen and counts it as failed for now, so that many at once cannot slip
     * through; otherwise the minutes to wait, rounded up.
     */
    begin(key: string, now = Date.now()): number | undefined {
      const recent = (failures.get(key) ?? []).filter((at) => now - at < windowMs)
      const [oldest] = recent
      const isOver = oldest !== undefined && recent.length >= limit
      remember(key, isOver ? recent : [...recent, now])
      return isOver ? Math.ceil((oldest + windowMs - now) / 60_000) : undefined
    },
    /** The last try did not fail for a wrong password: it does not count. */
    forgive(key: string) {
      failures.set(key, failures.get(key)?.slice(0, -1) ?? [])
    },
    /** The right password was given: all is forgotten. */
    clear(key: string) {
      failures.delete(key)
    },
  }

  function remember(key: string, times: number[]) {
    failures.delete(key)
    failures.set(key, times)
    for (const oldest of failures.keys()) {
      if (failures.size <= maxKeys) return
      failures.delete(oldest)
    }
  }
}

/** The site's own counter. The action that signs in may be bundled more than once: its home is `globalThis`. */
export function signInAttempts(): Attempts {
  shared.signInAttempts ??= createAttempts({ limit: 10, windowMs: 15 * 60_000, maxKeys: 10_000 })
  return shared.signInAttempts
}

const shared: typeof globalThis & { signInAttempts?: Attempts } = globalThis
