import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/seo/json-ld'
import { todayInHotel } from '@/lib/dates'
import { offerTitle } from '@/lib/packages/display'
import { relatedOffers } from '@/lib/packages/related'
import { offerPath, routes } from '@/lib/paths'
import { breadcrumbJsonLd, offerJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getOffer, getOfferOnceAt, getOffers } from '@/lib/site/queries'
import { accentStyle } from './accent-style'
import { OfferBand } from './offer-band'
import { OfferGallery } from './offer-gallery'
import { OfferHead } from './offer-head'
import { Highlights, Included } from './offer-lists'
import { OtherOffers } from './other-offers'
import { PackageDetails } from './package-details'
import { PriceBar } from './price-bar'
import { PriceCard } from './price-card'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  const offers = await getOffers()
  return offers.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const offer = await getOffer(slug)
  if (!offer) return {}
  return pageMetadata({
    title: offerTitle(offer),
    description: offer.description,
    path: offerPath(slug),
    image: 'own',
  })
}

export default async function OfferPage({ params }: Props) {
  const { slug } = await params
  const [offer, offers] = await Promise.all([getOffer(slug), getOffers()])
  if (!offer) {
    const renamed = await getOfferOnceAt(slug)
    redirect(renamed ? offerPath(renamed.slug) : routes.offers)
  }
  const title = offerTitle(offer)
  return (
    <div style={accentStyle(offer)}>
      <OfferBand offer={offer} />
      <div className="offer-with-price">
        <div className="page-column grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-32">
          <OfferHead offer={offer} />
          <PriceCard offer={offer} />
          <div className="grid min-w-0 grid-cols-1 gap-14 lg:col-span-7">
            <OfferGallery title={title} pictures={offer.images.gallery} />
            <Included features={offer.features} />
            <Highlights highlights={offer.highlights} />
            <PackageDetails offer={offer} />
          </div>
        </div>
        <PriceBar offer={offer} />
      </div>
      <OtherOffers offers={relatedOffers(offers, offer, todayInHotel())} />
      <JsonLd data={offerJsonLd(offer)} />
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Pacotes', path: routes.offers },
          { name: title, path: offerPath(slug) },
        ])}
      />
    </div>
  )
}
