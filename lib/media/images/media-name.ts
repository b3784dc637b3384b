/** As written below `folder`; null with a query, a fragment or a detour (`./`, `x/../`, `%68`). */
export function mediaName(address: string, segments: string[], folder: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]*/, '')
  if (!path.startsWith(folder) || /[?#\\]/.test(path)) return null
  const name = path.slice(folder.length)
  const asRouted = segments.map(decoded).join('/')
  // An address written plainly comes back the same when it is read and written again.
  return decoded(name) === asRouted && encodeURI(asRouted) === name ? name : null
}

function decoded(text: string) {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
