import 'server-only'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { justEncoded } from '@/lib/images/just-encoded'
import { parseSite, type SiteContent } from './document'
import { purgeCaches } from './purge'
import { siteLoader } from './site-content'

/** What an action has just written, as it is stored: whole lists, drafts included. */
export type SavedContent = Partial<Record<Exclude<keyof SiteContent, 'hotel' | 'images'>, unknown>>

/** The one way to publish (PUB-2), after a save. Without `saved` it is read; true when the new content is at hand. */
export async function publishSite(saved?: SavedContent): Promise<boolean> {
  const loader = siteLoader()
  const patched = saved !== undefined && loader.patch((content) => withSaved(content, saved))
  const fresh = patched || (await loader.refresh())
  loader.takeNews()
  // A few dozen pages of some 20 ms each: invalidating all of them cannot forget one.
  revalidatePath('/', 'layout')
  // Next itself outdates them when the action ends: a cache told before that would ask for the old ones, and keep them.
  globalThis.pagePublication?.note()
  const purging = purgeCaches()
  if (purging) after(purging)
  return fresh
}

function withSaved(content: SiteContent, saved: SavedContent) {
  const given = Object.entries(saved).filter(([, section]) => section !== undefined)
  const images = { ...content.images, ...justEncoded() }
  return parseSite({ ...content, ...Object.fromEntries(given), images })
}
