/**
 * What a page that the hotel does without draws: its section begins with this attribute, and the cache handler gives such
 * a page the status 404. Next's own `notFound()` would leave the body of a static page empty without script.
 */
export const missingSection = { 'data-status': '404' }

/** Whether this HTML is that of such a page. No text of the content can hold the mark: React writes `<` in another way. */
export function isMissingPage(/** @type {string} */ html) {
  return html.includes(`<section data-status="${missingSection['data-status']}"`)
}
