import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { cookieOptions, previewCookieName } from '@/lib/access/cookies'
import type { ListDefinition } from '@/lib/content/definition'
import { isObject } from '@/lib/content/list'
import { isPreviewToken } from '@/lib/content/preview-links'
import { siteNow } from '@/lib/dates'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { parseSite } from './document'
import { isListName, isSectionName, registry, type SectionName } from './registry'

/**
 * What a link shows of the whole site, with the addresses of the storage: at a moment (milliseconds since the epoch), or now
 * with the draft of `section`.
 */
export type SitePreview = Awaited<ReturnType<typeof read>>

async function read(token: string, { draft, ...answer }: z.infer<typeof answerSchema>) {
  const content = parseSite(withDraft(answer.content, answer.section, draft))
  return { ...answer, token, content, at: answer.at === null ? siteNow() : Date.parse(answer.at) }
}

/** Returns what a link to the whole site shows; undefined if it is invalid, 'unavailable' if the backend does not answer. */
export const readSitePreview = cache(async (token: string) => {
  const answer = await askLink('preview_site', token, answerSchema)
  return typeof answer === 'object' ? read(token, answer) : answer
})

/** Asks the database what a link shows; forged tokens cause no query. */
export async function askLink<T>(
  name: 'preview_site' | 'preview_content',
  token: string,
  schema: z.ZodType<T>,
) {
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
  return mode?.isEnabled
    ? readSitePreview((await cookies()).get(previewCookieName())?.value ?? '')
    : undefined
}

/** The moment that public pages show, in milliseconds since the epoch: now, or the preview's. All pages ask it (PUB-14). */
export async function siteMoment(): Promise<number> {
  const preview = await currentPreview()
  return typeof preview === 'object' ? preview.at : siteNow()
}

/** In route handlers: shows this browser the site as a link does, until it ends; undefined if the link shows nothing. */
export async function enterPreview(token: string): Promise<SitePreview | undefined> {
  const preview = await readSitePreview(token)
  if (typeof preview !== 'object') return undefined
  const options = cookieOptions(Math.floor((Date.parse(preview.expires_at) - Date.now()) / 1000))
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  // Next's own cookie would outlive the link, and work over https only.
  jar.set(draftCookie, jar.get(draftCookie)?.value ?? '', options)
  jar.set(previewCookieName(), token, options)
  return preview
}

/** The cookie of Next's draft mode. */
export const draftCookie = '__prerender_bypass'

function withDraft(content: Content, section: SectionName | null, draft: Content | null) {
  if (!section || !draft) return content
  const stored = content[section]
  if (!isListName(section)) return { ...content, [section]: { ...Object(stored), ...draft } }
  const { start = [] }: ListDefinition = registry[section]
  const items: unknown[] = Array.isArray(stored) ? stored : start
  const isIt = (item: unknown) => isObject(item) && item.id === draft.id
  return {
    ...content,
    [section]: items.some(isIt) ? items.map((item) => (isIt(item) ? draft : item)) : [...items, draft],
  }
}

type Content = z.infer<typeof contentSchema>

const contentSchema = z.record(z.string(), z.unknown())

const answerSchema = z.object({
  content: contentSchema,
  at: z.string().nullable(),
  section: z.string().refine(isSectionName).nullable(),
  draft: contentSchema.nullable(),
  is_shared: z.boolean(),
  expires_at: z.string(),
})
