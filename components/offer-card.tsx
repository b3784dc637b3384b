import { CalendarDays, type LucideIcon, Users } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { OfferCardMore } from '@/components/offer-card-more'
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
    <article className={card}>
      <div className={picture}>
        <Photo
          src={offerPicture(offer)}
          alt={`Fotografia do pacote ${title}`}
          sizes={sizes}
          className="absolute inset-0 transition-transform duration-700 ease-soft group-hover:scale-[1.04]"
        />
      </div>
      {discount > 0 && (
        <p className="absolute top-5 left-5 z-1 rounded-xs bg-sand-50 px-3 py-1.5 font-semibold text-forest-950 text-small">
          <span className="sr-only">Desconto: </span>-{discount}%
        </p>
      )}
      <div className={caption}>
        <p className="text-gold-300 text-label uppercase">
          {[categoryLabel(offer.category), offer.monthLabel].filter(Boolean).join(' · ')}
        </p>
        <h3 className="mt-1.5 font-display text-h3">
          <Link href={offerPath(offer.slug)} draggable={false} className={stretchedLink}>
            {title}
            <LinkPending text="Carregando oferta..." />
          </Link>
        </h3>
        <div className={description}>
          <p className="line-clamp-2 overflow-hidden text-small">{offer.description}</p>
        </div>
        <ul className="mt-3 space-y-0.5 text-small">
          <Fact Icon={CalendarDays}>{stayLabel(offer)}</Fact>
          <Fact Icon={Users}>Até {countLabel(offer.details.maxCapacity, 'pessoa', 'pessoas')}</Fact>
        </ul>
      </div>
      <OfferCardMore offer={offer} />
    </article>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon size={16} strokeWidth={1.5} className="mt-0.75 flex-none text-gold-300" aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}

// A 3:2 photograph that fills a 4:5 card is nearly twice as wide as the card.
const rowOfThree = '(min-width: 1360px) 740px, (min-width: 1024px) 58vw, (min-width: 768px) 86vw, 172vw'

// With hover the picture is the whole card, tall enough for everything that slides over it; a card with more
// to say than fits loses its upper edge, never the price. Without hover the card goes on below the picture.
const card =
  'group on-dark relative isolate grid h-full grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-xs ' +
  'bg-forest-950 [@media(hover:hover)]:aspect-4/5 [@media(hover:hover)]:h-auto [@media(hover:hover)]:min-h-136 ' +
  '[@media(hover:hover)]:w-full [@media(hover:hover)]:grid-rows-[1fr_auto] [@media(hover:hover)]:content-end ' +
  'xl:[@media(hover:hover)]:min-h-124'
const picture =
  'relative -z-1 col-start-1 row-start-1 aspect-4/5 overflow-hidden [@media(hover:hover)]:absolute ' +
  '[@media(hover:hover)]:inset-0 [@media(hover:hover)]:aspect-auto'
// The veil begins above the text without taking part in its height.
const caption =
  'col-start-1 row-start-1 -mt-22 self-end bg-linear-to-b from-forest-950/0 via-[5rem] via-forest-950/80 ' +
  'to-forest-950 px-6 pt-22 pb-5'
const description =
  'grid grid-rows-[1fr] pt-2 transition-[grid-template-rows] duration-500 ease-soft ' +
  '[@media(hover:hover)]:group-focus-within:grid-rows-[0fr] [@media(hover:hover)]:group-hover:grid-rows-[0fr]'

const stretchedLink =
  'outline-none after:absolute after:inset-0 after:z-10 after:rounded-xs focus-visible:after:inset-ring-4 ' +
  'focus-visible:after:inset-ring-gold-300 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 ' +
  'focus-visible:after:outline-forest-950'
