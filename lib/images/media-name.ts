/**
 * The name of a picture in an address below `folder`, as it is written there; null when the address has a query, a
 * fragment, or says by detours (`./`, `x/../`, `%68`) what could be said plainly. `segments` are the parts between the
 * slashes as the router found them, before the address was tidied up.
 */
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
