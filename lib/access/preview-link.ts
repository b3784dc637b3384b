import 'server-only'
import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { logContext, logEvent } from '@/lib/log'
import { sharedState } from '@/lib/shared-state.mjs'
import { isSigned, signText } from '@/lib/site-secret'
import { getPublicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'

type LookedUp = 'valid' | 'unavailable' | undefined

/** Returns the cache of link lookups by token, which all bundles share. */
export function recentLookUps() {
  return sharedState('preview links', () => new Map<string, { until: number; answer: Promise<LookedUp> }>())
}

/** Checks the site's signature, so forged tokens cause no query. */
export function isPreviewToken(token: string): boolean {
  const [, hex, mac] = /^([0-9a-f]{32})([\w-]{43})$/.exec(token) ?? []
  return hex !== undefined && mac !== undefined && isSigned(purpose, hex, mac)
}

const purpose = 'preview'

/** Returns the token of a link by its id, a UUID. */
export function tokenOf(id: string) {
  const hex = id.replaceAll('-', '')
  return hex + signText(purpose, hex)
}

/** Returns the hash that the database stores instead of a token. */
export function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

/** Checks at most every three seconds whether a link is valid; undefined if not, 'unavailable' without an answer. */
export async function lookUpLink(token: string): Promise<LookedUp> {
  if (!isPreviewToken(token)) return undefined
  const links = recentLookUps()
  const known = links.get(token)
  if (known && Date.now() < known.until) return known.answer
  for (const [other, { until }] of links) if (until <= Date.now()) links.delete(other)
  const answer = askLink('preview_link', token, validSchema)
  links.set(token, { until: Date.now() + 3000, answer })
  return answer
}

const validSchema = z.literal(true).transform(() => 'valid' as const)

/** Queries the database about a link, unless the token is forged. */
export async function askLink<T>(name: 'preview_site' | 'preview_link', token: string, schema: z.ZodType<T>) {
  if (!isPreviewToken(token)) return undefined
  const { data, error } = await getPublicClient()
    .rpc(name, { p_slug: env().HOTEL_SLUG, p_token: token })
    .retry(false)
  if (!error && data === null) return undefined
  const answer = schema.safeParse(data)
  if (answer.success) return answer.data
  logEvent('preview_not_read', { error: error?.message ?? z.prettifyError(answer.error) })
  return 'unavailable' as const
}

/** Identifies the release, which changes with Next's key. Functions on Vercel do not know their build. */
export function ownRelease(): string {
  return logContext().release ?? process.env.VERCEL_DEPLOYMENT_ID ?? ''
}

/** The cookie of Next's draft mode. Only the middleware adds it to requests. */
export const nextCookie = '__prerender_bypass'
