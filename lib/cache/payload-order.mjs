/** gzip packs what is repeated within this many bytes (32 KiB less what zlib reads ahead), and nothing from further back. */
const WINDOW = 32_506
/** Shorter texts cost more to look for than they save. */
const LEAST = 12
/** What may come between before the next row is chosen: about the longest row. */
const STEP = 4096

/**
 * A page's HTML with the rows of React's payload in another order: they repeat the words of the markup before them, and those
 * come first that would lose most by waiting, because their words are about to leave gzip's window. It takes off up to a
 * seventh of a large page, and its size no longer depends on which row Next had ready first. Any page that is not as expected
 * stays as it is. (Plain JavaScript, as the cache handler that Node imports without the bundler.)
 */
export function packPayload(html) {
  const scripts = [...html.matchAll(DATA)]
  const data = scripts.map(([, json]) => parse(json))
  const [first] = scripts
  if (!first || data.some((text) => typeof text !== 'string')) return html
  // One character a byte from here on: gzip and the lengths of rows count bytes.
  const rows = rowsOf(bytes(data.join('')))
  if (!rows) return html
  const before = bytes(html.slice(0, first.index))
  const packed = JSON.stringify(text(ordered(rows, before))).replace(UNSAFE, escaped)
  const rest = html.slice(first.index).replace(DATA, '')
  return `${html.slice(0, first.index)}<script>self.__next_f.push([1,${packed}])</script>${rest}`
}

const DATA = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const UNSAFE = /[<>&\u2028\u2029]/g

/** As Next escapes it, so that no text can end the script. */
function escaped(character) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The payload's rows by id, those of one id together (hints, streams); nothing where one is of an unknown form. */
function rowsOf(payload) {
  const rows = new Map()
  for (let start = 0; start < payload.length; ) {
    HEAD.lastIndex = start
    const [head, id, length] = HEAD.exec(payload) ?? []
    if (head === undefined) return undefined
    const end = length ? start + head.length + Number.parseInt(length, 16) : payload.indexOf('\n', start) + 1
    if (end === 0 || end > payload.length) return undefined
    rows.set(id, (rows.get(id) ?? '') + payload.slice(start, end))
    start = end
  }
  return rows
}

// Texts alone have a length of their own among the forms that pages use; binary data has letters of its own.
const HEAD = /([0-9a-f]*):(?:T([0-9a-f]+),|(?![AOobUSsLlGgMmVT][0-9a-f]+,))/y

/** Each after the rows that it is made of: React waits for those that are only named (`$L1f`), and not always for others. */
function ordered(rows, before) {
  const waiting = new Map([...rows].map(([id, row]) => [id, foundTexts(row, before)]))
  let packed = ''
  let at = before.length
  const put = (id) => {
    if (!waiting.delete(id)) return
    const row = rows.get(id)
    for (const [, part] of row.matchAll(PART)) put(part)
    packed += row
    at += bytesInScript(row)
  }
  for (;;) {
    const next = mostUrgent(rows, waiting, at)
    if (next === undefined) break
    put(next)
  }
  for (const id of rows.keys()) put(id)
  return packed
}

const PART = /"\$[QWBKZihT]?([0-9a-f]+)(?=[":])/g

function bytesInScript(row) {
  return JSON.stringify(row).length
}

/** Per byte of the row: what would be out of reach a step later; where nothing would be, the oldest words (far below any loss). */
function mostUrgent(rows, waiting, at) {
  let best
  let most = 0
  for (const [id, texts] of waiting) {
    const now = within(texts, at)
    const lost = (now - within(texts, at + STEP)) / rows.get(id).length
    const urgency = lost || (now > 0 ? at / Math.max(...texts.map(([place]) => place)) / 1e9 : 0)
    if (urgency > most) [best, most] = [id, urgency]
  }
  return best
}

/** How much of these texts gzip can refer to, in a row that begins at this byte of the page. */
function within(texts, at) {
  return texts.reduce((sum, [place, length]) => sum + (at - place < WINDOW ? length : 0), 0)
}

/** The row's texts that the markup holds, each with its place there as seen from the beginning of the row, and its length. */
function foundTexts(row, before) {
  return [...row.matchAll(TEXT)].flatMap(({ 1: said, index }) => {
    const place = said.length < LEAST ? -1 : before.lastIndexOf(said.slice(0, 80))
    return place < 0 ? [] : [[place - index, said.length]]
  })
}

const TEXT = /"((?:[^"\\]|\\.)*)"/g

function bytes(text) {
  return Buffer.from(text).toString('latin1')
}

function text(bytes) {
  return Buffer.from(bytes, 'latin1').toString()
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
