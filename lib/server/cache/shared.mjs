import { sharedState } from '../../shared-state.mjs'

// What the cache handler, which Node imports without a bundler, has in common with the bundled code of the site.

/** Seconds for which a page is fresh, and after which no cache in front of this site shows it any more (PUB-11). */
export const lifetime = { revalidate: 60, expire: 300 }

/**
 * The attribute of the section that a missing page begins with. The cache handler gives such a page the status 404: Next's
 * own `notFound()` would leave the body of a static page empty without scripts.
 */
export const missingSection = { 'data-status': '404' }

/** Whether this HTML is that of a missing page. Content cannot contain the mark, because React escapes `<`. */
export function isMissingPage(/** @type {string} */ html) {
  return html.includes(`<section data-status="${missingSection['data-status']}"`)
}

/**
 * When the content was last published in this process (milliseconds since the epoch), what a page waits for before it
 * is served (lib/site/watch.ts), and until when a page that was begun at a moment stays true (lib/site/changes.ts).
 *
 * @returns {{
 *   publishedAt: number
 *   beforePage?: () => Promise<unknown> | undefined
 *   nextChange?: (from: number) => number
 * }}
 */
export function publicationState() {
  return sharedState('publication', () => ({ publishedAt: 0 }))
}

/** Pages whose rendering began before now are not served any more. */
export function outdatePages() {
  publicationState().publishedAt = Date.now()
}
