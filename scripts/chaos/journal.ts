export type Told = 'confirmed' | 'refused' | 'unknown'

type Entry = { mode: string; item: string; told: Told }

/** How one mode's saves ended. `lost` were confirmed and are in no version: there must be none. */
export type SaveCounts = {
  confirmed: number
  refused: number
  unknown: number
  storedAnyway: number
  lost: number
}

/** Every save by its token, a text that only this save wrote. The order of `note` is the order in which they ended. */
export class Journal {
  readonly #entries = new Map<string, Entry>()

  note(token: string, entry: Entry) {
    this.#entries.set(token, entry)
  }

  get size() {
    return this.#entries.size
  }

  count(stored: ReadonlySet<string>): Map<string, SaveCounts> {
    const modes = new Map<string, SaveCounts>()
    for (const [token, { mode, told }] of this.#entries) {
      const counts = modes.get(mode) ?? { confirmed: 0, refused: 0, unknown: 0, storedAnyway: 0, lost: 0 }
      counts[told]++
      if (told === 'confirmed' && !stored.has(token)) counts.lost++
      if (told !== 'confirmed' && stored.has(token)) counts.storedAnyway++
      modes.set(mode, counts)
    }
    return modes
  }

  /** Items as they were before a save that was confirmed later; `current` has the token of each present text. */
  overwritten(current: ReadonlyMap<string, string>): string[] {
    const order = new Map([...this.#entries.keys()].map((token, place) => [token, place]))
    const last = new Map<string, string>()
    for (const [token, { item, told }] of this.#entries) if (told === 'confirmed') last.set(item, token)
    return [...last]
      .filter(([item, token]) => current.has(item) && placeOf(current.get(item)) < placeOf(token))
      .map(([item, token]) => `${item}: ${current.get(item)} instead of ${token}`)

    function placeOf(token = '') {
      return order.get(token) ?? -1
    }
  }
}
