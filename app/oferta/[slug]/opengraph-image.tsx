import { packageCard } from '@/lib/seo/share-card'
import { shareImageResponse } from '@/lib/seo/share-image'
import { getPackage, getPackages } from '@/lib/site/queries'

export const revalidate = 60

export async function generateStaticParams() {
  const packages = await getPackages()
  return packages.map(({ slug }) => ({ slug }))
}

/** Outside of the group of pages, where Next would add a hash to its name; the page names it with its version. */
export default async function PackageShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const pkg = await getPackage(slug)
  // notFound() would be cached for a year, even after a package with this slug is added.
  if (!pkg) return new Response(null, { status: 404 })
  return shareImageResponse(await packageCard(pkg))
}
