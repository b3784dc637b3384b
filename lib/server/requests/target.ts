/** `path` is the one plain spelling of what was asked for; `query` is '' or begins with '?'. */
export type Target = { path: string; query: string; isPlain: boolean }

/** One plain spelling of each path, for caches (SEC-6), beginning with one slash. Null for what is no path at all. */
export function readTarget(url: string): Target | null {
  const own = url.startsWith('/') ? url : pathOf(url)
  if (own === null) return null
  const [before = ''] = own.split('#')
  const cut = before.search(/\?|$/)
  const asked = before.slice(0, cut)
  const path = plainPath(asked)
  return { path: decodable(path), query: visible(before.slice(cut)), isPlain: path === asked }
}

/** `http://host/path`, as clients write it to a proxy; the host in it counts for nothing. */
function pathOf(url: string) {
  if (!/^https?:\/\//i.test(url)) return null
  const parsed = URL.parse(url)
  return parsed && parsed.pathname + parsed.search
}

function plainPath(asked: string) {
  const spelled = visible(asked)
    .replace(/%([0-7][0-9a-f])/gi, (triplet, hex: string) => {
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return plainLetter.test(letter) ? letter : triplet
    })
    .replaceAll('\\', '/')
  const segments: string[] = []
  for (const segment of spelled.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`
}

// What needs no escape in a path (RFC 3986), the slash, and the backslash that browsers take for one.
const plainLetter = /[\w.~!$&'()*+,;=:@/\\-]/

/** Bytes outside visible ASCII, escaped. Node gives each as one character. */
function visible(text: string) {
  return text.replace(
    /[^\x21-\x7e]/g,
    (letter) => `%${(letter.charCodeAt(0) & 0xff).toString(16).padStart(2, '0').toUpperCase()}`,
  )
}

/** What cannot be decoded is no page: with the sign that decoders put there it meets the answer of any unknown address. */
function decodable(path: string) {
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escaped) => {
    try {
      decodeURIComponent(escaped)
      return escaped
    } catch {
      return undecodable
    }
  })
}

const undecodable = '%EF%BF%BD'
