/** `path` is the one plain spelling of the requested path; `query` is '' or begins with '?'. */
export type Target = { path: string; query: string; isPlain: boolean }

/**
 * Returns the one plain spelling of a path, for caches (SEC-6): with one slash between names, without dot segments, and
 * escaped only where necessary. Null for what is not a path.
 */
export function readTarget(url: string): Target | null {
  // Clients write `http://host/path` to a proxy; the host in it does not count.
  const [, asked, query = ''] = /^(?:https?:\/\/[^/?#]+(?=[/?#]|$)|(?=\/))([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  if (asked === undefined) return null
  const bytes = asked
    .replace(/%([\da-f]{2})?/gi, (escaped, hex: string | undefined) => {
      if (hex === undefined) return notUtf8
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return needsNoEscape.test(letter) ? letter : escaped.toUpperCase()
    })
    .replace(/[\\/]+/g, '/')
  // Node gives each byte of a request as one character. Bytes that are not UTF-8 become U+FFFD.
  const text = Buffer.from(bytes, 'latin1').toString()
  const path = new URL(`http://site${text || '/'}`).pathname.replace(/(.)\/$/, '$1')
  // What cannot be decoded is no page: it is answered as an unknown address, not redirected to one.
  return { path, query, isPlain: path === asked || text.includes('\ufffd') }
}

const notUtf8 = '\xff'
/** The letters that need no escape in a path (RFC 3986), the slash, the backslash that browsers take for one, and bytes of UTF-8. */
const needsNoEscape = /[\w.~!$&'()*+,;=:@/\\\x80-\xff-]/
