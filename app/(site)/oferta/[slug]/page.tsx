import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/seo/json-ld'
import { todayInHotel } from '@/lib/dates'
import { packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import { relatedPackages } from '@/lib/packages/related'
import { packagePath, routes } from '@/lib/paths'
import { breadcrumbJsonLd, packageJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPackage, getPackageFormerlyAt, getPackages } from '@/lib/site/queries'
import { accentStyle } from './accent-style'
import { EndedBar } from './ended'
import { OtherPackages } from './other-packages'
import { PackageBand } from './package-band'
import { PackageDetails } from './package-details'
import { PackageGallery } from './package-gallery'
import { PackageHead } from './package-head'
import { Highlights, Included } from './package-lists'
import { PriceBar } from './price-bar'
import { PrintFoot } from './print-foot'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  const packages = await getPackages()
  return packages.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const { slug } = await params
  const pkg = await getPackage(slug)
  if (!pkg) return {}
  return pageMetadata({
    title: packageTitle(pkg),
    description: pkg.description,
    path: packagePath(slug),
    image: 'own',
  })
}

export default async function PackagePage({ params }: Props) {
  const { slug } = await params
  const [pkg, packages] = await Promise.all([getPackage(slug), getPackages()])
  if (!pkg) {
    const renamed = await getPackageFormerlyAt(slug)
    redirect(renamed ? packagePath(renamed.slug) : routes.packages)
  }
  const title = packageTitle(pkg)
  const today = todayInHotel()
  const ended = hasEnded(pkg, today)
  return (
    <div style={accentStyle(pkg)} className="package">
      <PackageBand pkg={pkg} ended={ended} />
      <div className="package-with-price">
        <div className="page-column grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:pb-32">
          <PackageHead pkg={pkg} ended={ended} />
          <PackageDetails pkg={pkg} ended={ended} />
          <div className="grid min-w-0 grid-cols-1 gap-14 lg:col-span-7">
            <PackageGallery pkg={pkg} />
            <Included features={pkg.features} />
            <Highlights highlights={pkg.highlights} />
          </div>
        </div>
        {ended ? <EndedBar /> : <PriceBar pkg={pkg} />}
        <PrintFoot pkg={pkg} ended={ended} />
      </div>
      <OtherPackages packages={relatedPackages(packages, pkg, today)} />
      {!ended && <JsonLd data={packageJsonLd(pkg)} />}
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Pacotes', path: routes.packages },
          { name: title, path: packagePath(slug) },
        ])}
      />
    </div>
  )
}
