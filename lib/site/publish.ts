import 'server-only'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { recentlyEncoded } from '@/lib/media/images/recently-encoded'
import { isActive, type Published, readPublished } from '@/lib/publication/published'
import { purgeCaches } from '@/lib/publication/purge'
import { siteLoader } from '@/lib/publication/site-loader'
import { outdatePages } from '@/lib/server/cache/shared.mjs'

/** Sections just written by an action, as stored: whole lists, including inactive items. */
type SavedContent = Record<string, unknown>

/** Publishes after a save. Without `saved` it reads the content; true if the new content is available. */
export async function publishSite(saved?: SavedContent): Promise<boolean> {
  const loader = siteLoader()
  const patched = saved !== undefined && loader.patch((content) => withSaved(content, saved))
  const fresh = patched || (await loader.refresh())
  loader.takeNews()
  // Rendering a few dozen pages of some 20 ms each is cheaper than forgetting one.
  revalidatePath('/', 'layout')
  // Next invalidates pages when the action ends; a cache purged before that would fetch and keep the old ones.
  outdatePages()
  const purging = purgeCaches()
  if (purging) after(purging)
  return fresh
}

function withSaved(published: Published, saved: SavedContent) {
  const given = Object.entries(saved).filter(([, section]) => section !== undefined)
  const shown = given.map(([name, section]) => [
    name,
    Array.isArray(section) ? section.filter(isActive) : section,
  ])
  const images = { ...published.images, ...recentlyEncoded() }
  return readPublished({ ...published, ...Object.fromEntries(shown), images })
}
