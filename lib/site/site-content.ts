import 'server-only'
import type { SectionDefinition } from '@/lib/content/definition'
import { env } from '@/lib/env'
import { type Configuration, configurationSection } from '@/lib/hotel/fields'
import { logEventOnce } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { type Hotel, type Published, readPublished } from '@/lib/publication/published'
import { siteLoader } from '@/lib/publication/site-loader'
import type { Site } from './document'
import { type Shown, showSection } from './site-images'
import { currentPreview } from './site-preview'

/** Returns content about a minute old at most, the last good one, or the preview's. */
export async function getSite(): Promise<Site> {
  const [live, preview] = await Promise.all([readLive(), currentPreview()])
  return typeof preview === 'object' ? Object.assign(preview.site, { live }) : live
}

/** Returns one section of the site as pages show it; missing values are empty, or the specification's. */
export async function getSection<Section extends SectionDefinition>(
  section: Section,
): Promise<Shown<Section>> {
  return showSection(await getSite(), section)
}

/** Returns the hotel; name and tagline of 'Marca' replace its own unless empty (BRAND-1). */
export async function getHotel(): Promise<Hotel & { configuration: Configuration }> {
  const site = await getSite()
  const configuration = showSection(site, configurationSection)
  const { hotel } = site
  const { name, tagline } = configuration
  return { ...hotel, name: name || hotel.name, tagline: tagline || hotel.tagline, configuration }
}

type Addressed = { slug: string; previousSlugs?: string[] | undefined }

/** Returns the item that has this address, or had it before and no other one has it now. */
export function itemAt<Item extends Addressed>(items: Item[], slug: string): Item | undefined {
  return (
    items.find((item) => item.slug === slug) ??
    items.find(({ previousSlugs = [] }) => previousSlugs.includes(slug))
  )
}

/** Returns the content of the live site. */
export async function readLive(): Promise<Published> {
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
