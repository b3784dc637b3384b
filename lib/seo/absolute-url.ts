import { env } from '@/lib/env'

/** The full address of a path of this site; an address that is already full stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}
