import type { MetadataRoute } from 'next'
import { packagePath, routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getArrival } from '@/lib/site/arrival'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { getBookablePackages } from '@/lib/site/queries'

export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [packages, arrival, hidden] = await Promise.all([
    getBookablePackages(),
    getArrival(),
    getHiddenPaths(),
  ])
  const missing = [...hidden, ...(arrival ? [] : [routes.arrival])]
  const paths = Object.values(routes).filter((path) => !missing.includes(path))
  return [
    ...paths.map((path) => ({ url: absoluteUrl(path) })),
    ...packages.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(packagePath(slug)),
      lastModified: Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt),
    })),
  ]
}
