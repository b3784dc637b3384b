import type { Package } from './schema'

type Candidate = Pick<Package, 'slug' | 'category' | 'isFeatured' | 'dates'>

/** At most `limit`: the same category first, then featured ones; stays over before `today` last (OFF-12). */
export function relatedOffers<Offer extends Candidate>(
  offers: Offer[],
  current: Pick<Package, 'slug' | 'category'>,
  today: string,
  limit = 3,
): Offer[] {
  const rank = (offer: Offer) =>
    (isOver(offer, today) ? 0 : 4) +
    (offer.category === current.category ? 2 : 0) +
    (offer.isFeatured ? 1 : 0)
  return offers
    .filter((offer) => offer.slug !== current.slug)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, limit)
}

function isOver({ dates }: Candidate, today: string) {
  return dates.accommodationEnd !== null && dates.accommodationEnd < today
}
