import { everywhere, fileCsp } from './standard-headers'

type Rule = { source: string; headers: { key: string; value: string }[] }

/** A policy stands only on what is never a page: those bring theirs, and nothing says which of two would win. */
export function vercelHeaders(): Rule[] {
  const all = Object.entries(everywhere)
    .filter(([key]) => key !== 'referrer-policy')
    .map(([key, value]) => ({ key, value }))
  const referrer = { key: 'referrer-policy', value: everywhere['referrer-policy'] }
  const policy = { key: 'content-security-policy', value: fileCsp }
  return [
    { source: '/:path*', headers: all },
    { source: '/((?!previa/).*)', headers: [referrer] },
    { source: '/:folder(_next|images|icones)/:path*', headers: [policy] },
    { source: '/:file(favicon.ico|print.css)', headers: [policy] },
  ]
}
