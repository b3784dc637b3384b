import { env } from '@/lib/env'

/** The path of the public page on which a link was followed; undefined after signing in, for example. */
export function pageBefore({ headers }: Request): string | undefined {
  const from = URL.parse(headers.get('referer') ?? '')
  const own = [new URL(env().SITE_URL).host, headers.get('host')]
  return from && own.includes(from.host) && !/^\/(?:admin|previa)/.test(from.pathname)
    ? from.pathname
    : undefined
}
