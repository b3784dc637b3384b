/** A header by which the middleware says how the page that follows is answered; it never leaves the house. */
export const tellsStatus = 'x-answer-status'
