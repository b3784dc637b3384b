/** Number of menu entries that fit beside the name at 1024, 1280 and 1440 px. */
export type MenuFit = [large: number, wide: number, widest: number]

/** Computes which entries fit; the others go under 'Mais' (NAV-5). `name` is the name as text, or null for an uploaded logo. */
export function menuFit(labels: string[], name: string | null): MenuFit {
  // Measured px that the rest of the header leaves free.
  const wideName = nameWidth(name, [21, 14.5, 10.2], 256)
  const large = countFitting(labels, [9.2, 20], 582 - nameWidth(name, [17, 12, 8.5], 192))
  const wide = Math.max(large, countFitting(labels, [10.2, 24], 748 - wideName))
  return [large, wide, Math.max(wide, countFitting(labels, [10.2, 24], 820 - wideName))]
}

/** Returns the style of a long name, which is smaller and may take two lines, or a very long one, which has no capitals. */
export function nameSize(name: string): 'long' | 'very' | undefined {
  if (name.length > 30) return 'very'
  return name.length > 12 ? 'long' : undefined
}

/** `letter` and `space` are the measured widths of a letter and of the gap between entries. */
function countFitting(labels: string[], [letter, space]: [letter: number, space: number], room: number) {
  const widthOf = (entries: string[]) =>
    entries.reduce((sum, label) => sum + label.length * letter + space, -space)
  if (widthOf(labels) <= room) return labels.length
  // 'Mais +' is at most as wide as six letters.
  const tooMany = labels.findIndex((_, place) => widthOf([...labels.slice(0, place + 1), 'Mais +']) > room)
  return Math.max(0, tooMany)
}

function nameWidth(name: string | null, [short, long, very]: [number, number, number], image: number) {
  if (name === null) return image
  const size = nameSize(name)
  if (!size) return name.length * short
  return Math.ceil(name.length / 2) * (size === 'long' ? long : very)
}
