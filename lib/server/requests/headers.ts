import { contentSecurityPolicy } from '../cache/csp.mjs'

/** The headers of every response. Browsers obey HSTS over https only. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** The policy of everything but pages: opened directly, an image shows, an SVG keeps its styles, and no script runs. */
export const fileCsp =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Rule = {
  source: string
  missing?: { type: 'cookie'; key: string }[]
  headers: { key: string; value: string }[]
}

/**
 * Returns the rules for `headers()` in next.config.ts on Vercel, where the request filter cannot run. Public pages may run any
 * inline script there, because no documented part of Next gives a static page the hashes of its own. The panel and previews
 * are excluded: the middleware sets their policy, with a nonce.
 */
export function vercelHeaders(): Rule[] {
  return [
    { source: '/(.*)', headers: listHeaders(everywhere) },
    {
      source: '/((?!admin(?:/|$)|previa/).*)',
      missing: [{ type: 'cookie', key: '__Host-previa' }],
      headers: listHeaders({ 'content-security-policy': contentSecurityPolicy(["'unsafe-inline'"]) }),
    },
    // A later rule for the same name wins.
    {
      source: '/:folder(_next|api|images|icones|media)/:path*',
      headers: listHeaders({ 'content-security-policy': fileCsp }),
    },
  ]
}

function listHeaders(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
