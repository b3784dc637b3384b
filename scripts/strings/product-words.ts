import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { plain } from './content-places.ts'

/** `code` keeps the straight quotes, by which one sees where a string of it begins and ends. */
export type Source = { file: string; text: string; code: string }

/** Files that say a text; `isWhole` where a whole string of theirs is that text, and not only holds it. */
export type Said = { files: string[]; isWhole: boolean }

/** What the product itself says to visitors: the sources of the public site in one line each, without case. */
export function productSources(): Source[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) =>
      path.startsWith('app/admin') || path.includes('/admin/') || /\.test\.|\/test-/.test(path),
  })
  return [...files.toSorted(), calendarWords].map((file) =>
    sourceFrom(file, readFileSync(join(root, file), 'utf8')),
  )
}

const calendarWords = 'node_modules/react-day-picker/dist/esm/locale/pt-BR.js'

/** A file as it is searched. */
export function sourceFrom(file: string, code: string): Source {
  const readable = code.replace(/\{' '\}/g, ' ').replace(/&nbsp;|\\u00a0/g, ' ')
  return { file, text: plain(readable), code: plain(readable.replaceAll('"', "'")) }
}

/**
 * Who says a piece of text. A file with a string that is the piece comes before those that only hold it; among several,
 * components before `lib`, whose words are the panel's, too, and those that the page is made of (`near`).
 */
export function saidBy(
  piece: string,
  sources: Source[],
  near: ReadonlySet<string> = new Set(),
): Said | undefined {
  const holding = sources.filter(({ text }) => containsWord(text, piece))
  if (holding.length === 0) return undefined
  const string = new RegExp(`['\`>}]${around}${escaped(piece)}${around}['\`<{$]`)
  const whole = holding.filter(({ code }) => string.test(code))
  const isWhole = whole.length > 0
  const files = (isWhole ? whole : holding).map(({ file }) => file)
  return {
    files: preferred(
      preferred(files, (file) => !file.startsWith('lib/')),
      (file) => near.has(file),
    ),
    isWhole,
  }
}

/** The one file that says a sentence in parts, such as words that it chooses by the environment. */
export function saidInParts(piece: string, sources: Source[]): string | undefined {
  const words = piece.split(' ')
  return sources.find(({ text }) => isMadeOf(words, text))?.file
}

function isMadeOf(words: string[], text: string): boolean {
  if (words.length === 0) return true
  for (let taken = words.length; taken >= Math.min(fewestWords, words.length); taken--) {
    if (containsWord(text, words.slice(0, taken).join(' '))) return isMadeOf(words.slice(taken), text)
  }
  return false
}

// Single words stand in many files.
const fewestWords = 3
const around = '[\\s.,:;!?·()–—-]*'

/** Whether a text holds a word or several, and not merely their letters. */
export function containsWord(text: string, word: string): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true
  }
  return false
}

function preferred(files: string[], isBetter: (file: string) => boolean) {
  const better = files.filter(isBetter)
  return better.length > 0 ? better : files
}

function escaped(words: string) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
