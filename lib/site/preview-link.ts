import 'server-only'
import { isPreviewToken, lookedUp } from '@/lib/content/preview-token'
import { env } from '@/lib/env'
import { logContext, logEvent } from '@/lib/log'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'

/**
 * Looks up whether a link is valid, and not what it shows, every three seconds. Undefined if it is not, 'unavailable' if the
 * backend does not answer.
 */
export async function lookUpLink(token: string): Promise<unknown> {
  if (!isPreviewToken(token)) return undefined
  const links = lookedUp()
  const known = links.get(token)
  if (known && Date.now() < known.until) return known.answer
  for (const [other, { until }] of links) if (until <= Date.now()) links.delete(other)
  const answer = askLink('preview_link', token, z.unknown())
  links.set(token, { until: Date.now() + 3000, answer })
  return answer
}

/** Asks the database about a link; forged ones cause no query. */
export async function askLink<T>(name: 'preview_site' | 'preview_link', token: string, schema: z.ZodType<T>) {
  if (!isPreviewToken(token)) return undefined
  const { data, error } = await publicClient()
    .rpc(name, { p_slug: env().HOTEL_SLUG, p_token: token })
    .retry(false)
  if (!error && data === null) return undefined
  const answer = schema.safeParse(data)
  if (answer.success) return answer.data
  logEvent('preview_not_read', { error: error?.message ?? z.prettifyError(answer.error) })
  return 'unavailable' as const
}

/** What changes with Next's key. Functions of Vercel do not know their build. */
export function ownRelease(): string {
  return logContext().release ?? process.env.VERCEL_DEPLOYMENT_ID ?? ''
}

/** The cookie of Next's draft mode. Requests have it only behind the middleware. */
export const nextCookie = '__prerender_bypass'
