import type { MetadataRoute } from 'next'
import { packagePath, routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getBookablePackages } from '@/lib/site/queries'

export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const packages = await getBookablePackages()
  return [
    ...Object.values(routes).map((path) => ({ url: absoluteUrl(path) })),
    ...packages.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(packagePath(slug)),
      lastModified: Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt),
    })),
  ]
}
