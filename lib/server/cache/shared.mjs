import { sharedState } from '../../shared-state.mjs'

// Shared by the bundled site and the cache handler, which Node imports without a bundler.

/** In seconds: how long a page is fresh, and when upstream caches stop serving it (PUB-11). */
export const lifetime = { revalidate: 60, expire: 300 }

/**
 * Marks the first section of a missing page, to which the cache handler gives the status 404. Without scripts, Next's own
 * `notFound()` would leave the body of a static page empty.
 */
export const missingSection = { 'data-status': '404' }

/** Returns whether the HTML has the mark, which content cannot contain because React escapes `<`. */
export function isMissingPage(/** @type {string} */ html) {
  return html.includes(`<section data-status="${missingSection['data-status']}"`)
}

/**
 * `publishedAt` is the last publication in this process (milliseconds since the epoch). A page waits for `beforePage` before it
 * is served (lib/site/watch.ts). `nextChange` says when a page rendered at `from` expires (lib/site/changes.ts).
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

/** Invalidates every page whose rendering began before now. */
export function outdatePages() {
  publicationState().publishedAt = Date.now()
}
