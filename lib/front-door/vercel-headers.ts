import { everywhere, fileCsp } from './standard-headers'

type Rule = { source: string; headers: { key: string; value: string }[] }

/**
 * What the front door writes on every answer, as rules for Vercel's own server. A policy stands only on what is never a
 * page: those bring theirs, and nothing says which of two would win.
 */
export function vercelHeaders(): Rule[] {
  const all = Object.entries(everywhere)
    // A preview's address is its key: the middleware says so.
    .filter(([key]) => key !== 'referrer-policy')
    .map(([key, value]) => ({ key, value }))
  const referrer = { key: 'referrer-policy', value: everywhere['referrer-policy'] }
  const policy = { key: 'content-security-policy', value: fileCsp }
  return [
    { source: '/:path*', headers: all },
    { source: '/((?!previa/).*)', headers: [referrer] },
    { source: '/:folder(_next|encoded|images|videos|icones)/:path*', headers: [policy] },
    { source: '/:file(favicon.ico|print.css|apple-icon.png|icon.svg)', headers: [policy] },
  ]
}
