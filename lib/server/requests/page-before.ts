import { env } from '@/lib/env'

/** The path of the public page on which a link was followed; undefined after signing in, for example. */
export function pageBefore({ headers }: Request): string | undefined {
  const from = URL.parse(headers.get('referer') ?? '')
  const own = [new URL(env().SITE_URL).host, headers.get('host')]
  if (!from || !own.includes(from.host)) return undefined
  // Two slashes at its start would be the name of another site.
  const path = from.pathname.replace(/^\/+/, '/')
  return /^\/(?:admin|previa)/.test(path) ? undefined : path
}
