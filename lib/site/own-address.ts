import 'server-only'
import { ownPagePath } from '@/lib/paths'
import { siteLoader } from '@/lib/publication/site-loader'
import { contentOf } from './document'

/** Whether one of the hotel's own pages is at this path, or was; any plain name until the content has been read. */
export function isOwnAddress(path: string): boolean {
  const published = siteLoader().peek()
  if (!published) return /^\/[a-z0-9-]{1,60}$/.test(path)
  return contentOf(published).own_pages.some(({ slug, previousSlugs = [] }) =>
    [slug, ...previousSlugs].some((known) => ownPagePath(known) === path),
  )
}
