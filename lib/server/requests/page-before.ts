import { env } from '@/lib/env'

/** Returns the path of the public page that the request came from; undefined if it came from elsewhere. */
export function pageBefore({ headers }: Request): string | undefined {
  const from = URL.parse(headers.get('referer') ?? '')
  const own = [new URL(env().SITE_URL).host, headers.get('host')]
  if (!from || !own.includes(from.host)) return undefined
  // Two leading slashes would name another host.
  const path = from.pathname.replace(/^\/+/, '/')
  return /^\/(?:admin|previa)/.test(path) ? undefined : path
}
