import { PackageCard } from '@/components/package-card/package-card'
import { Carousel } from '@/components/ui/carousel'
import type { Package } from '@/lib/packages/schema'

const rotationMs = 4000

export function FeaturedPackages({ packages }: { packages: Package[] }) {
  if (packages.length === 0) return null
  return (
    <section className="section-space page-column max-md:py-8">
      <p className="label pb-4 max-lg:hidden">Escolhas da estação</p>
      <h2 className="mb-6 font-display text-h2">Pacotes em destaque</h2>
      <Carousel
        label="Pacotes em destaque"
        perView={{ base: 1, md: Math.min(2, packages.length), lg: Math.min(3, packages.length) }}
        loop
        autoplayMs={rotationMs}
        slides={packages.map((pkg) => <PackageCard key={pkg.slug} pkg={pkg} wide={packages.length < 3} />)}
      />
    </section>
  )
}
