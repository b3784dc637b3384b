// No text of the content can hold it: React writes `<` in another way.
const mark = '<section data-status="404"'

/**
 * A page that the hotel does without answers as an unknown address does. Next's own `notFound()` would leave the body of a static
 * page empty without script; so the page draws what is missing, and here its answer gets the status.
 */
export function addMissingStatus(page) {
  if (page.kind === 'APP_PAGE' && typeof page.html === 'string' && page.html.includes(mark)) page.status = 404
}
