import 'server-only'
import { revalidatePath } from 'next/cache'
import { justEncoded } from '@/lib/images/just-encoded'
import { parseSite, type SiteContent } from './document'
import { siteLoader } from './site-content'

/** What an action has just written, as it is stored: whole lists, drafts included. */
export type SavedContent = Partial<Record<Exclude<keyof SiteContent, 'hotel' | 'images'>, unknown>>

/**
 * The one way to publish (rule 10): every page shows the new content at its next request. With `saved` that holds
 * even if the backend dies the next moment; without it the new content is read once. Call it from a server action or
 * route handler, after the save has succeeded. Resolves to whether the new content is at hand.
 */
export async function publishSite(saved?: SavedContent): Promise<boolean> {
  const loader = siteLoader()
  const patched = saved !== undefined && loader.patch((content) => withSaved(content, saved))
  const fresh = patched || (await loader.refresh())
  // A few dozen pages of some 20 ms each: invalidating all of them cannot forget one.
  revalidatePath('/', 'layout')
  return fresh
}

function withSaved(content: SiteContent, saved: SavedContent) {
  const given = Object.entries(saved).filter(([, section]) => section !== undefined)
  const images = { ...content.images, ...justEncoded() }
  return parseSite({ ...content, ...Object.fromEntries(given), images })
}
