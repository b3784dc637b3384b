import { parseProse } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import { slugify } from '@/lib/slugify'
import { firstUnused } from '@/lib/words'
import { defaultTerms } from './default-terms'
import type { TextPart, Texts } from './fields'

/** Those of which something is left without the facts that are missing. */
export function omitEmptyParts(parts: TextPart[], facts: Facts): TextPart[] {
  return parts.filter(({ body }) => parseProse(body, facts).length > 0)
}

/** The hotel's own, else what any site of this product may say; `updated` is null where nobody noted the day. */
export function shownTerms(texts: Texts, facts: Facts): { parts: TextPart[]; updated: string | null } {
  const own = omitEmptyParts(texts.terms, facts)
  if (own.length > 0) return { parts: own, updated: texts.terms_updated }
  return { parts: omitEmptyParts(defaultTerms.parts, facts), updated: defaultTerms.updated }
}

/** An address within the page for each title, unlike each other and those that are taken. */
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
