import { PackageCard } from '@/components/package-card/package-card'
import { JsonLd } from '@/components/seo/json-ld'
import { focusStyle } from '@/lib/images/picture'
import { packageImage } from '@/lib/packages/display'
import { packageFilters, packageYears } from '@/lib/packages/filters'
import { unshownImages } from '@/lib/packages/unshown-images'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getFeaturedPackages, getPackages } from '@/lib/site/queries'
import { FeaturedPackages } from './featured-packages'
import { NoPackages } from './no-packages'
import { PackageList } from './package-list'
import { PackagesHero } from './packages-hero'

export function generateMetadata() {
  return pageMetadata({
    title: 'Pacotes',
    description:
      'Pacotes de hospedagem para casais e famílias na serra: feriados, férias e fins de semana com tudo preparado para a sua chegada.',
    path: routes.packages,
  })
}

export default async function PackagesPage() {
  const [packages, featured] = await Promise.all([getPackages(), getFeaturedPackages()])
  const [first] = featured
  const hero = first ? packageImage(first) : '/images/montanhas-nevoa.jpg'
  const imageOf = unshownImages(hero)
  // The list first: its cards keep the main images.
  const listed = packages.map((pkg) => <PackageCard key={pkg.slug} pkg={pkg} image={imageOf(pkg)} />)
  return (
    <>
      <PackagesHero image={hero} {...focusStyle(first ?? {}, hero)} />
      <FeaturedPackages
        cards={featured.map((pkg) => (
          <PackageCard key={pkg.slug} pkg={pkg} image={imageOf(pkg)} wide={featured.length < 3} />
        ))}
      />
      {packages.length === 0 ? (
        <NoPackages />
      ) : (
        <div className={first ? '' : 'pt-14 lg:pt-20'}>
          <PackageList
            filters={packageFilters(packages)}
            packages={packages.map((pkg) => ({
              slug: pkg.slug,
              category: pkg.category,
              years: packageYears(pkg),
            }))}
            cards={listed}
          />
        </div>
      )}
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Pacotes', path: routes.packages },
        ])}
      />
    </>
  )
}
