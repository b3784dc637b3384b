import { PackageCard } from '@/components/package-card/package-card'
import { JsonLd } from '@/components/seo/json-ld'
import { focusStyle } from '@/lib/images/picture'
import { packageImage } from '@/lib/packages/display'
import { packageFilters, packageYears } from '@/lib/packages/filters'
import { unshownImages } from '@/lib/packages/unshown-images'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPages } from '@/lib/site/page-queries'
import { getConditions, getFeaturedPackages, getPackages } from '@/lib/site/queries'
import { FeaturedPackages } from './featured-packages'
import { NoPackages } from './no-packages'
import { PackageList } from './package-list'
import { PackagesHero } from './packages-hero'

export async function generateMetadata() {
  const { title, description } = (await getPages()).packages
  return pageMetadata({
    title: title || 'Pacotes',
    description: description || 'Pacotes de hospedagem: encontre o pacote perfeito para você.',
    path: routes.packages,
  })
}

export default async function PackagesPage() {
  const [packages, featured, hotelConditions] = await Promise.all([
    getPackages(),
    getFeaturedPackages(),
    getConditions(),
  ])
  const [first] = featured
  const hero = first ? packageImage(first) : null
  const imageOf = unshownImages(hero)
  // The list first: its cards keep the main images.
  const listed = packages.map((pkg, index) => (
    <PackageCard
      key={pkg.slug}
      pkg={pkg}
      hotelConditions={hotelConditions}
      image={imageOf(pkg)}
      early={!first && index === 0}
    />
  ))
  return (
    <>
      <PackagesHero image={hero} {...focusStyle(first ?? {}, hero ?? '')} />
      <FeaturedPackages
        cards={featured.map((pkg) => (
          <PackageCard
            key={pkg.slug}
            pkg={pkg}
            hotelConditions={hotelConditions}
            image={imageOf(pkg)}
            wide={featured.length < 3}
            early={pkg === first}
          />
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
