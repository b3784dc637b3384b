import { PackageCard } from '@/components/package-card/package-card'
import { buttonClass } from '@/components/ui/button'
import { NearLink } from '@/components/ui/near-link'
import type { Conditions } from '@/lib/conditions/schema'
import type { Package } from '@/lib/packages/schema'
import { routes } from '@/lib/paths'

export function OtherPackages({
  packages,
  hotelConditions,
}: {
  packages: Package[]
  hotelConditions: Conditions
}) {
  if (packages.length === 0) return null
  return (
    <section aria-labelledby="outros" className="section-space bg-sand-100">
      <div className="page-column">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <h2 id="outros" className="font-display text-h2">
            Outros pacotes
          </h2>
          <NearLink href={routes.packages} className={buttonClass('outline')}>
            Ver Todas as Ofertas
          </NearLink>
        </div>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3 lg:gap-8 md:max-lg:[&>:nth-child(3)]:hidden">
          {packages.map((pkg) => (
            <li key={pkg.slug}>
              <PackageCard pkg={pkg} hotelConditions={hotelConditions} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
