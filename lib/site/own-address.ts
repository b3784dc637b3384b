import 'server-only'
import { ownPagesSection } from '@/lib/pages/own/fields'
import { ownPagePath } from '@/lib/paths'
import { siteLoader } from '@/lib/publication/site-loader'
import { readSection } from './document'

/** Checks whether an added page is or was at this path; until the content has been read, accepts any plain name. */
export function isOwnAddress(path: string): boolean {
  const published = siteLoader().peek()
  if (!published) return /^\/[a-z0-9-]{1,60}$/.test(path)
  return readSection(published, ownPagesSection).some(({ slug, previousSlugs = [] }) =>
    [slug, ...previousSlugs].some((known) => ownPagePath(known) === path),
  )
}
