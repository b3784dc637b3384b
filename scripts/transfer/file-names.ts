import { slugify } from '../../lib/slugify.ts'

// A file name consists of words and a hash: `lago-0a1b2c3d4e5f.jpg`. The words persist from one project to the next.

/** Returns a file's name in an archive and in the storage; `hashName` is the hash of its bytes and its extension. */
export function fileName(words: string, hashName: string): string {
  const [hash = '', ending] = hashName.split('.')
  const readable = slugify(slugify(words.replace(/-[\da-f]{12}$/, '')).slice(0, 80))
  return isReadable(readable) ? `${readable}-${hash.slice(0, 12)}.${ending}` : hashName
}

/** Returns the words in a file name; undefined for a generated name. */
export function wordsOf(path: string): string | undefined {
  const words = path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')
    .replace(/-[\da-f]{12}$/, '')
  return words && isReadable(slugify(words)) ? words : undefined
}

function isReadable(slug: string) {
  return /[a-z]{2}/.test(slug) && !/\d{10}|[\da-f]{8}-[\da-f]{4}-|^[\da-f]{32}$/.test(slug)
}
