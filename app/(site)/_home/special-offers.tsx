import Link from 'next/link'
import { OfferCard } from '@/components/offer-card/offer-card'
import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { LinkPending } from '@/components/ui/link-pending'
import { instalments } from '@/lib/packages/pricing'
import { routes } from '@/lib/paths'
import { getFeaturedOffers } from '@/lib/site/queries'
import { OfferTerms } from './offer-terms'
import { SectionHeading } from './section-heading'

const delayMs = 5000

export async function SpecialOffers() {
  const offers = await getFeaturedOffers()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers-title" className="section-space special-offers">
      <div className="page-column">
        <SectionHeading
          label="Pacotes"
          title="Ofertas Especiais"
          id="offers-title"
          lead="Experiências únicas para sua estadia"
        />
        <Carousel
          label="Pacotes em destaque"
          slides={offers.map((offer) => <OfferCard key={offer.id} offer={offer} />)}
          perView={{ base: 1, md: 2, lg: 3 }}
          loop
          autoplayMs={delayMs}
          aside={
            <Link href={routes.offers} className={buttonClass('primary', 'w-full sm:w-auto')}>
              Ver Todas as Ofertas
              <LinkPending text="Carregando ofertas..." />
            </Link>
          }
        />
        <OfferTerms instalments={instalments} />
      </div>
    </section>
  )
}
