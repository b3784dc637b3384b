import { todayInHotel } from '@/lib/dates'
import { formatMoney } from '@/lib/format'
import { nameOfCode } from '@/lib/hotel/naming/words'
import { pictureOf } from '@/lib/media/images/picture'
import { packageTitle } from '@/lib/packages/display'
import { hasEnded } from '@/lib/packages/expiry'
import { shareImageSize } from '@/lib/seo/metadata'
import { shareImageResponse } from '@/lib/seo/share-image'
import { getHotel, getNaming, getPackage, getPackages } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Fotografia, nome e preço do pacote'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export async function generateStaticParams() {
  const packages = await getPackages()
  return packages.map(({ slug }) => ({ slug }))
}

export default async function PackageShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const [hotel, pkg, naming] = await Promise.all([getHotel(), getPackage(slug), getNaming()])
  // notFound() would be cached for a year, even after a package with this slug is added.
  if (!pkg) return new Response(null, { status: 404 })
  return shareImageResponse({
    image: pkg.images.principal,
    focus: pictureOf(pkg, pkg.images.principal ?? '').focus,
    brand: hotel.name,
    label: nameOfCode(pkg.category, naming.package_categories),
    title: packageTitle(pkg),
    footing: hasEnded(pkg, todayInHotel()) ? 'Encerrado' : `a partir de ${formatMoney(pkg.price)}`,
  })
}
