import { PackageCard } from '@/components/package-card/package-card'
import { Carousel } from '@/components/ui/carousel'
import type { Package } from '@/lib/packages/schema'

const rotationMs = 4000
const perView = { base: 1, md: 2, lg: 3 }

export function FeaturedPackages({ packages }: { packages: Package[] }) {
  if (packages.length === 0) return null
  return (
    <section className="section-space page-column">
      <p className="label">Escolhas da estação</p>
      <h2 className="mt-4 mb-10 font-display text-h2">Pacotes em destaque</h2>
      <Carousel
        label="Pacotes em destaque"
        perView={perView}
        loop
        autoplayMs={rotationMs}
        slides={packages.map((pkg) => <PackageCard key={pkg.slug} pkg={pkg} />)}
      />
    </section>
  )
}
