import type { MetadataRoute } from 'next'
import { ownPagePath, packagePath, roomPath, routes } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getArrival } from '@/lib/site/arrival'
import { getOwnPages } from '@/lib/site/block-pages'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { getBookablePackages, getRoomRows } from '@/lib/site/queries'

export const revalidate = 60

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [packages, rooms, arrival, hidden, own] = await Promise.all([
    getBookablePackages(),
    getRoomRows(),
    getArrival(),
    getHiddenPaths(),
    getOwnPages(),
  ])
  // The survey is only for guests who have stayed.
  const missing = [...hidden, routes.survey, ...(arrival ? [] : [routes.arrival])]
  const paths = Object.values(routes).filter((path) => !missing.includes(path))
  return [
    ...paths.map((path) => ({ url: absoluteUrl(path) })),
    ...own.map(({ slug }) => ({ url: absoluteUrl(ownPagePath(slug)) })),
    ...rooms.map(({ slug }) => ({ url: absoluteUrl(roomPath(slug)) })),
    ...packages.map(({ slug, updatedAt }) => ({
      url: absoluteUrl(packagePath(slug)),
      lastModified: Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt),
    })),
  ]
}
