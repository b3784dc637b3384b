/** What every answer carries, whatever it is. HSTS counts over https only. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** For all that is no page: opened by itself an image shows, a drawing keeps its styles, and nothing runs. */
export const fileCsp =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'"

/** By this header the middleware says with which status the page that follows is answered; it is never sent. */
export const tellsStatus = 'x-answer-status'
