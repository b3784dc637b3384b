import type { MetadataRoute } from 'next'
import { offerPath, routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getOffers } from '@/lib/site/queries'

export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const offers = await getOffers()
  return [
    ...Object.values(routes).map((path) => ({ url: absoluteUrl(path) })),
    ...offers.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(offerPath(slug)),
      lastModified: Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt),
    })),
  ]
}
