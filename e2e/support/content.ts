import type { Package } from '../../lib/packages/schema.ts'
import { demoPackages } from '../../supabase/local/demo/packages.ts'

/** What visitors may see. */
export const activeOffers = demoPackages.filter(({ active }) => active)

/** What must not appear anywhere on the public site. */
export const inactiveOffers = demoPackages.filter(({ active }) => !active)

/** The special offers of the home page, in their order (OFF-2). */
export const featuredOffers = activeOffers
  .filter(({ isFeatured }) => isFeatured)
  .toSorted((a, b) => a.orderIndex - b.orderIndex)

/** The offers list in its order (OFF-3); offers without a date come last. */
export const offersByStay = activeOffers.toSorted((a, b) => stayStart(a).localeCompare(stayStart(b)))

/** The demo's offer with this slug; throws when it is gone. */
export function demoOffer(slug: string): Package {
  const offer = demoPackages.find((candidate) => candidate.slug === slug)
  if (!offer) throw new Error(`the demo content has no offer ${slug}`)
  return offer
}

/** Reais as the site writes them; the whitespace is a plain space, as Playwright reads it. */
export function money(reais: number): string {
  const [whole = '', cents = ''] = reais.toFixed(2).split('.')
  return `R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

function stayStart({ dates }: Package) {
  return dates.accommodationStart ?? '9999'
}
