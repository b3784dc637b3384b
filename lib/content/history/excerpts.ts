const context = 30

/** Up to `limit` characters they stay whole; longer ones are cut to where they differ, with a few words around it. */
export function excerpts(before: string, after: string, limit = 160): [string, string] {
  if (before.length <= limit && after.length <= limit) return [before, after]
  const old = [...before]
  const now = [...after]
  const start = commonStart(old, now)
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const cut = (text: string[]) => {
    const from = Math.max(0, start - context)
    const to = Math.min(text.length - end + context, from + limit)
    return `${from > 0 ? '…' : ''}${text.slice(from, to).join('')}${to < text.length ? '…' : ''}`
  }
  return [cut(old), cut(now)]
}

function commonStart(a: string[], b: string[]) {
  const different = a.findIndex((character, index) => character !== b[index])
  return different === -1 ? a.length : different
}
