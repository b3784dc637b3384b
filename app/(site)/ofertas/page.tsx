import { OfferCard } from '@/components/offer-card/offer-card'
import { JsonLd } from '@/components/seo/json-ld'
import { offerPicture } from '@/lib/packages/display'
import { offerFilters, offerYears } from '@/lib/packages/filters'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getFeaturedOffers, getOffers } from '@/lib/site/queries'
import { FeaturedOffers } from './featured-offers'
import { OfferList } from './offer-list'
import { OffersHero } from './offers-hero'

export function generateMetadata() {
  return pageMetadata({
    title: 'Pacotes',
    description:
      'Pacotes de hospedagem para casais e famílias na serra: feriados, férias e fins de semana com tudo preparado para a sua chegada.',
    path: routes.offers,
  })
}

export default async function OffersPage() {
  const [offers, featured] = await Promise.all([getOffers(), getFeaturedOffers()])
  const [first] = featured
  return (
    <>
      <OffersHero picture={first ? offerPicture(first) : '/images/montanhas-nevoa.jpg'} />
      <FeaturedOffers offers={featured} />
      <OfferList
        filters={offerFilters(offers)}
        offers={offers.map((offer) => ({
          slug: offer.slug,
          category: offer.category,
          years: offerYears(offer),
        }))}
        cards={offers.map((offer) => <OfferCard key={offer.slug} offer={offer} />)}
      />
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Pacotes', path: routes.offers },
        ])}
      />
    </>
  )
}
