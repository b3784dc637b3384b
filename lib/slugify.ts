import transliterate from '@sindresorhus/transliterate'
import { removeInvisible } from './remove-invisible.ts'
import { foldText } from './words.ts'

/** Converts a text to a slug, which may be empty: "Réveillon & Natal" → `reveillon-natal`, "Øystein" → `oystein` (PKG-5). */
export function slugify(text: string): string {
  return transliterate(foldText(removeInvisible(text)))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
