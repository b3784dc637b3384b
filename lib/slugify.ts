import transliterate from '@sindresorhus/transliterate'
import { visible } from './visible.ts'
import { plain } from './words.ts'

/** Converts a text to a slug, which may be empty: "Réveillon & Natal" → `reveillon-natal`, "Øystein" → `oystein` (PKG-5). */
export function slugify(text: string): string {
  return transliterate(plain(visible(text)))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
