import { countLabel, formatMoney, shorten } from '@/lib/format'
import { categoryLabel } from '@/lib/packages/categories'
import { offerPicture, offerTitle, stayLabel } from '@/lib/packages/display'
import { discountPercentage, instalmentText } from '@/lib/packages/pricing'
import type { Package } from '@/lib/packages/schema'
import { offerPath } from '@/lib/paths'
import { OfferCardView } from './offer-card-view'

const shownFeatures = 4
// Two lines at most are seen.
const teaserLength = 130

export function OfferCard({ offer }: { offer: Package }) {
  return (
    <OfferCardView
      href={offerPath(offer.slug)}
      label={[categoryLabel(offer.category), offer.monthLabel].filter(Boolean).join(' · ')}
      title={offerTitle(offer)}
      picture={offerPicture(offer)}
      text={shorten(offer.description, teaserLength)}
      stay={stayLabel(offer)}
      people={countLabel(offer.details.maxCapacity, 'pessoa', 'pessoas')}
      features={offer.features.slice(0, shownFeatures)}
      price={formatMoney(offer.price)}
      instalments={instalmentText(offer.price)}
      discount={discountPercentage(offer)}
    />
  )
}
