import type { MetadataRoute } from 'next'
import { offerPath, routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getOffers } from '@/lib/site/queries'

export const revalidate = 60

const pages = [
  routes.home,
  routes.about,
  routes.rooms,
  routes.leisure,
  routes.restaurant,
  routes.offers,
  routes.survey,
  routes.terms,
  routes.privacy,
]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const offers = await getOffers()
  return [
    ...pages.map((path) => ({ url: absoluteUrl(path) })),
    ...offers.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(offerPath(slug)),
      lastModified: Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt),
    })),
  ]
}
