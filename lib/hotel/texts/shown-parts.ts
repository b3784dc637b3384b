import { parseProse } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import { slugify } from '@/lib/slugify'
import { firstUnused } from '@/lib/words'
import { defaultTerms } from './default-terms'
import type { TextPart, Texts } from './fields'

/** Omits parts that are empty after sentences with missing facts are removed. */
export function omitEmptyParts(parts: TextPart[], facts: Facts): TextPart[] {
  return parts.filter(({ body }) => parseProse(body, facts).length > 0)
}

/** Returns the hotel's own terms or the default ones; `updated` is null if the hotel set no date. */
export function shownTerms(texts: Texts, facts: Facts): { parts: TextPart[]; updated: string | null } {
  const own = omitEmptyParts(texts.terms, facts)
  if (own.length > 0) return { parts: own, updated: texts.terms_updated }
  return { parts: omitEmptyParts(defaultTerms.parts, facts), updated: defaultTerms.updated }
}

/** Gives each part an id for links within the page, unique among the parts and `taken`. */
export function withIds<Part extends { title: string }>(
  parts: Part[],
  taken: string[] = [],
): (Part & { id: string })[] {
  const known = new Set(['conteudo', 'rodape', ...taken])
  return parts.map((part) => {
    const id = firstUnused(slugify(part.title) || 'parte', known)
    known.add(id)
    return { ...part, id }
  })
}
