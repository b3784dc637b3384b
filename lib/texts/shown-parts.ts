import { proseBlocks } from '@/lib/prose/blocks'
import type { Facts } from '@/lib/prose/facts'
import { defaultTerms } from './default-terms'
import type { TextPart, Texts } from './schema'

/** Those of which something is left without the facts that are missing. */
export function shownParts(parts: TextPart[], facts: Facts): TextPart[] {
  return parts.filter(({ body }) => proseBlocks(body, facts).length > 0)
}

/** The hotel's own, else what any site of this product may say; `updated` is null where nobody noted the day. */
export function termsShown(texts: Texts, facts: Facts): { parts: TextPart[]; updated: string | null } {
  const own = shownParts(texts.terms, facts)
  if (own.length > 0) return { parts: own, updated: texts.terms_updated }
  return { parts: shownParts(defaultTerms.parts, facts), updated: defaultTerms.updated }
}
