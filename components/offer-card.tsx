import Link from 'next/link'
import { OfferCardMore } from '@/components/offer-card-more'
import { Icon } from '@/components/ui/icon'
import { LinkPending } from '@/components/ui/link-pending'
import { Photo } from '@/components/ui/photo'
import { countLabel } from '@/lib/format'
import { categoryLabel } from '@/lib/packages/categories'
import { offerPicture, offerTitle, stayLabel } from '@/lib/packages/display'
import { discountPercentage } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { offerPath } from '@/lib/paths'

type Props = {
  offer: Package
  /** How wide the photograph is before its crop, 1.9 × the card; the default fits a row of 1 / 2 / 3 cards. */
  sizes?: string
}

/**
 * An offer in a grid or in a carousel (§2 "Offer card"): one link to its page, named by its title. Where a
 * pointer can hover, the lower half slides up with features and price; elsewhere the price stands below.
 */
export function OfferCard({ offer, sizes = rowOfThree }: Props) {
  const title = offerTitle(offer)
  const discount = discountPercentage(offer)
  return (
    <article className="offer-card">
      <div className="offer-card-picture">
        <Photo src={offerPicture(offer)} alt={`Fotografia do pacote ${title}`} sizes={sizes} />
      </div>
      {discount > 0 && (
        <p className="offer-card-badge">
          <span className="sr-only">Desconto: </span>-{discount}%
        </p>
      )}
      <div className="offer-card-caption">
        <p className="text-gold-300 text-label uppercase">
          {[categoryLabel(offer.category), offer.monthLabel].filter(Boolean).join(' · ')}
        </p>
        <h3 className="mt-1.5 font-display text-h3">
          <Link href={offerPath(offer.slug)} draggable={false} className="offer-card-link">
            {title}
            <LinkPending text="Carregando oferta..." />
          </Link>
        </h3>
        <div className="offer-card-text">
          <p className="line-clamp-2 overflow-hidden text-small">{offer.description}</p>
        </div>
        <ul className="mt-3 space-y-0.5 text-small">
          <li>
            <Icon name="calendar" />
            {stayLabel(offer)}
          </li>
          <li>
            <Icon name="hospedes" />
            Até {countLabel(offer.details.maxCapacity, 'pessoa', 'pessoas')}
          </li>
        </ul>
      </div>
      <OfferCardMore offer={offer} />
    </article>
  )
}

// A 3:2 photograph that fills a 4:5 card is nearly twice as wide as the card.
const rowOfThree = '(min-width: 1360px) 740px, (min-width: 1024px) 58vw, (min-width: 768px) 86vw, 172vw'
