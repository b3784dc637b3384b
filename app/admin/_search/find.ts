import type { SearchEntry } from '@/lib/site/panel-search'

const foundAtMost = 6

/** The entries that hold every word of what is typed, whatever its accents; the best first, by group, in their order. */
export function find(entries: SearchEntry[], typed: string): SearchEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const scored = entries.flatMap((entry) => {
    const label = plain(entry.label)
    const all = `${label} ${plain(`${entry.detail} ${entry.words} ${entry.group}`)}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ entry, rank: rankOf(label, words) }]
  })
  const groups = Map.groupBy(
    scored.toSorted((a, b) => a.rank - b.rank),
    ({ entry }) => entry.group,
  )
  return [...groups.values()].flatMap((found) => found.slice(0, foundAtMost).map(({ entry }) => entry))
}

/** Words at the beginning of the name count most, those beside it least. */
function rankOf(label: string, words: string[]) {
  const [first = ''] = words
  if (label.startsWith(first)) return 0
  return words.every((word) => label.includes(word)) ? 1 : 2
}

function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
