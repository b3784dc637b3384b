import { env } from '@/lib/env'

/** Returns the full address of a path of this site; leaves a full address unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}
