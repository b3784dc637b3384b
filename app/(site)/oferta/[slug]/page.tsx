import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/seo/json-ld'
import { todayInHotel } from '@/lib/dates'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { mergeTerms, termsRows } from '@/lib/hotel/conditions/terms'
import { packageTitle, relatedPackages, stayLeft } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import { noPackagePath, packagePath, routes } from '@/lib/paths'
import { packageJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getNamedPage } from '@/lib/site/page-queries'
import { getPackage, getPackages } from '@/lib/site/queries'
import { getSection } from '@/lib/site/site-content'
import { siteMoment } from '@/lib/site/site-preview'
import { PackageView } from './package-view'

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
    name: packageTitle(pkg),
    description: pkg.description,
    path: packagePath(slug),
  })
}

export default async function PackagePage({ params }: Props) {
  const { slug } = await params
  const [pkg, packages, hotelConditions] = await Promise.all([
    getPackage(slug),
    getPackages(),
    getSection(conditionsSection),
  ])
  if (!pkg) redirect(noPackagePath)
  if (pkg.slug !== slug) redirect(packagePath(pkg.slug))
  const today = todayInHotel(await siteMoment())
  const { name } = await getNamedPage('packages')
  const dates = { ...pkg.dates, accommodationStart: stayLeft(pkg, today).from }
  const terms = termsRows(mergeTerms(hotelConditions, pkg.conditions), hotelConditions)
  return (
    <>
      <PackageView pkg={pkg} others={relatedPackages(packages, pkg, today)} today={today} />
      <JsonLd
        trail={[
          { name, path: routes.packages },
          { name: packageTitle(pkg), path: packagePath(slug) },
        ]}
        things={hasEnded(pkg, today) ? [] : [packageJsonLd({ ...pkg, dates }, terms)]}
      />
    </>
  )
}
