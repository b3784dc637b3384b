import { contentSecurityPolicy } from '../cache/csp.mjs'
import { everywhere, fileCsp } from './standard-headers'

type Rule = { source: string; headers: { key: string; value: string }[] }

/**
 * For `headers()` in next.config.ts, where the request filter cannot run. Public pages may run inline scripts there: nothing
 * that Next documents gives a static page the hashes of its own. The middleware sets the policy of the panel and of
 * previews, with a nonce; these rules leave both out.
 */
export function vercelHeaders(): Rule[] {
  const { 'referrer-policy': referrer, ...all } = everywhere
  return [
    { source: '/(.*)', headers: listed(all) },
    { source: '/((?!previa/).*)', headers: listed({ 'referrer-policy': referrer }) },
    {
      source: '/((?!admin(?:/|$)|previa/).*)',
      headers: listed({ 'content-security-policy': contentSecurityPolicy(["'unsafe-inline'"]) }),
    },
    // A later rule for the same name wins.
    {
      source: '/:folder(_next|api|images|icones|media)/:path*',
      headers: listed({ 'content-security-policy': fileCsp }),
    },
  ]
}

function listed(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
