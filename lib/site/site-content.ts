import 'server-only'
import { env } from '@/lib/env'
import { logEventOnce } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { type Published, readPublished } from '@/lib/publication/published'
import { siteLoader } from '@/lib/publication/site-loader'
import { contentOf, type SiteContent } from './document'
import { withPublicImages } from './site-images'
import { currentPreview } from './site-preview'

/** Returns content about a minute old at most, the last good one, or the preview's. Images have this site's addresses. */
export async function getSiteContent(): Promise<SiteContent> {
  const [live, preview] = await Promise.all([readPublication(), currentPreview()])
  if (typeof preview !== 'object') return withPublicImages(contentOf(live))
  return withPublicImages(preview.content, live)
}

/** Returns the content of the live site, with addresses of the storage. */
export async function readLive(): Promise<SiteContent> {
  return contentOf(await readPublication())
}

async function readPublication(): Promise<Published> {
  return siteLoader().read().catch(placeholderInBuild)
}

/**
 * Returns a build's placeholder if no backend answers. Nobody sees it, because lib/server/cache renders each page again on
 * request; on Vercel, which lacks lib/server/cache, the build fails and the earlier deployment stays.
 */
function placeholderInBuild(error: unknown): Published {
  if (process.env.NEXT_PHASE !== 'phase-production-build' || isOnVercel()) throw error
  logEventOnce('build_without_content', { error })
  return readPublished({ hotel: { id: 'nobody', slug: env().HOTEL_SLUG, name: 'Hotel' } })
}
