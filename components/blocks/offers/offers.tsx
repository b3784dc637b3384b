import { PackageCard } from '@/components/package-card/package-card'
import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { NearLink } from '@/components/ui/near-link'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { routes } from '@/lib/paths'
import { getFeaturedPackages } from '@/lib/site/queries'
import { getSection } from '@/lib/site/site-content'
import type { BlockProps } from '../block-props'
import { HomeHeading } from '../home-heading'
import { PackageTerms } from './package-terms'
import { packageTerms } from './terms'

const delayMs = 5000

export async function Offers({ block }: Pick<BlockProps<'offers'>, 'block'>) {
  const [packages, hotelConditions] = await Promise.all([
    getFeaturedPackages(),
    getSection(conditionsSection),
  ])
  if (packages.length === 0) return null
  return (
    <section aria-labelledby="packages-title" className="section-space featured-packages">
      <div className="page-column">
        <HomeHeading
          label="Pacotes"
          title="Ofertas Especiais"
          id="packages-title"
          lead="Experiências únicas para sua estadia"
        />
        <Carousel
          label="Pacotes em destaque"
          slides={packages.map((pkg) => (
            <PackageCard
              key={pkg.slug}
              pkg={pkg}
              hotelConditions={hotelConditions}
              wide={packages.length < 3}
            />
          ))}
          perView={{ base: 1, md: Math.min(2, packages.length), lg: Math.min(3, packages.length) }}
          autoplayMs={delayMs}
          aside={
            <NearLink href={routes.packages} className={buttonClass('primary', 'w-full sm:w-auto')}>
              Ver Todas as Ofertas
            </NearLink>
          }
        />
        <PackageTerms terms={packageTerms(hotelConditions, block)} />
      </div>
    </section>
  )
}
