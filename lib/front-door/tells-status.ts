/** A header by which the middleware says how the page that follows is answered; it never leaves the facts. */
export const tellsStatus = 'x-answer-status'
