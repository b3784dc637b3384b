import 'server-only'
import { cookies, draftMode, headers } from 'next/headers'
import { cache } from 'react'
import {
  accountOf,
  openPreviewCookie,
  previewCookie,
  previewCookieName,
  sessionCookieName,
} from '@/lib/access/cookies'
import { isPreviewToken, lookedUp } from '@/lib/content/preview-links'
import { siteNow } from '@/lib/dates'
import { env } from '@/lib/env'
import { logContext, logEvent } from '@/lib/log'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { withPending } from './pending-item'
import { isSectionName } from './registry'

/**
 * Returns what a link shows of the whole site, with the addresses of the storage: at a moment (milliseconds since the epoch), with
 * the pending version from which it was made. Undefined if it is not valid, 'unavailable' if the backend does not answer.
 */
export const readSitePreview = cache(async (token: string) => {
  const answer = await askLink('preview_site', token, answerSchema)
  if (!answer) lookedUp().delete(token)
  if (typeof answer !== 'object') return answer
  const at = answer.at === null ? siteNow() : Date.parse(answer.at)
  return { ...answer, token, at, content: withPending(answer.content, answer.section, answer.item, at) }
})

/** Looks up whether a link is valid, and not what it shows, every three seconds; answers as `readSitePreview`. */
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
async function askLink<T>(name: 'preview_site' | 'preview_link', token: string, schema: z.ZodType<T>) {
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

/** The preview that this request is part of; undefined on the site as it is, and wherever there is no request. */
export async function currentPreview() {
  // Outside a request, and while the build collects addresses, Next throws.
  const mode = await Promise.try(draftMode).catch(() => undefined)
  if (!mode?.isEnabled) return undefined
  const jar = await cookies()
  const held = openPreviewCookie(jar.get(previewCookieName())?.value)
  const preview = held && (await readSitePreview(held.token))
  if (typeof preview !== 'object') return preview
  const isFramed = (await headers()).get('sec-fetch-dest') === 'iframe'
  return { ...preview, isFramed, isStaff: accountOf(jar.get(sessionCookieName())?.value) !== undefined }
}

/** The moment that public pages show, in milliseconds since the epoch: now, or the preview's. All pages ask it (PUB-14). */
export async function siteMoment(): Promise<number> {
  const preview = await currentPreview()
  return typeof preview === 'object' ? preview.at : siteNow()
}

/**
 * In route handlers: shows this browser the site as a link does. The browser gets one sealed cookie: the key by which Next draws
 * pages for one visit works for every page of this release, so only the middleware hands it on, while the link is valid.
 */
export async function enterPreview(token: string): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  const nextKey = jar.get(nextCookie)?.value ?? ''
  jar.delete(nextCookie)
  const { name, value, options } = previewCookie({ token, nextKey, release: ownRelease() })
  jar.set(name, value, options)
}

/** What changes with Next's key. Functions of Vercel do not know their build. */
export function ownRelease(): string {
  return logContext().release ?? process.env.VERCEL_DEPLOYMENT_ID ?? ''
}

/** The cookie of Next's draft mode. Requests have it only behind the middleware. */
export const nextCookie = '__prerender_bypass'

const objectSchema = z.record(z.string(), z.unknown())

const answerSchema = z.object({
  content: objectSchema,
  at: z.string().nullable(),
  section: z.string().refine(isSectionName).nullable(),
  item: objectSchema.nullable(),
  item_id: z.string().nullable(),
  expires_at: z.string(),
})
