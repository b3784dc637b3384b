import 'server-only'
import { lettersOf } from './password-rules'

/** One of the list, built of one, repeated, or keys in a row. `words` (the hotel's name) are guessed here first. */
export async function isCommonPassword(password: string, words: string[] = []): Promise<boolean> {
  const known = await commonPasswords()
  const given = password.toLowerCase()
  const letters = lettersOf(given)
  const local = words.flatMap((word) => [word, word.replaceAll(/\s/g, '')]).map((word) => word.toLowerCase())
  if (known.has(given) || known.has(letters) || local.includes(letters)) return true
  const piece = repeatedPiece(given)
  return (piece !== undefined && (piece.length <= 4 || known.has(piece))) || isRow(given)
}

/** What a text repeats from its beginning to its end, the last time perhaps cut off; undefined when nothing. */
function repeatedPiece(text: string) {
  for (let length = 1; length <= text.length / 2; length++) {
    const piece = text.slice(0, length)
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return piece
  }
  return undefined
}

function isRow(text: string) {
  return rows.some((row) => row.includes(text) || [...row].toReversed().join('').includes(text))
}

// Twice, because people go on from the start when a row ends.
const rows = ['1234567890', '0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].map(
  (row) => row.repeat(3),
)

let list: Promise<Set<string>> | undefined

// 600 kB that only a change of password needs, and never a browser: loaded at the first one.
function commonPasswords() {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}
