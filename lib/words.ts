/** Returns lower case without accents, for comparing and searching. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Checks whether the text contains every typed word, ignoring accents; true for empty input. */
export function hasWords(text: string, typed: string): boolean {
  const all = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Returns the first of `natal`, `natal-2`, `natal-3` … that is not taken. */
export function firstUnused(wanted: string, taken: ReadonlySet<unknown>): string {
  let free = wanted
  for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`
  return free
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Percent-decodes a text; returns an invalid one unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
