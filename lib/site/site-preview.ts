import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { cookieOptions } from '@/lib/access/cookies'
import { isObject } from '@/lib/content/list'
import { isPreviewToken, previewCookie } from '@/lib/content/preview-links'
import { siteNow } from '@/lib/dates'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { parseSite, type SiteContent } from './document'
import { isListName, isSectionName, type SectionName } from './registry'

/** The whole site at a moment, or with one draft in its place, as a link shows it. */
export type SitePreview = {
  token: string
  /** With the addresses of the storage. */
  content: SiteContent
  /** Milliseconds since the epoch. */
  at: number
  /** The section of the draft; null for a link to a moment. */
  section: SectionName | null
  /** For others; without it the panel's own. */
  isShared: boolean
  /** An ISO timestamp. */
  expiresAt: string
}

/** Returns what a link to the whole site shows; undefined if it is invalid, 'unavailable' if the backend does not answer. */
export const readSitePreview = cache(
  async (token: string): Promise<SitePreview | undefined | 'unavailable'> => {
    if (!isPreviewToken(token)) return undefined
    const { data, error } = await publicClient()
      .rpc('preview_site', { p_slug: env().HOTEL_SLUG, p_token: token })
      .retry(false)
    if (!error && data === null) return undefined
    const answer = answerSchema.safeParse(data)
    if (!answer.success) {
      logEvent('preview_not_read', { error: error?.message ?? z.prettifyError(answer.error) })
      return 'unavailable'
    }
    const { content, at, section, draft, is_shared, expires_at } = answer.data
    return {
      token,
      content: parseSite(section && draft ? withDraft(content, section, draft) : content),
      at: at === null ? siteNow() : Date.parse(at),
      section,
      isShared: is_shared,
      expiresAt: expires_at,
    }
  },
)

/** The preview that this request is part of; undefined on the site as it is, and wherever there is no request. */
export async function currentPreview(): Promise<SitePreview | undefined | 'unavailable'> {
  const mode = await draftModeHere()
  if (!mode?.isEnabled) return undefined
  return readSitePreview((await cookies()).get(previewCookie)?.value ?? '')
}

/** The moment that public pages show, in milliseconds since the epoch: now, or the preview's. All pages ask it (PUB-14). */
export async function siteMoment(): Promise<number> {
  const preview = await currentPreview()
  return typeof preview === 'object' ? preview.at : siteNow()
}

/** Shows this browser the site as a link does, until the link ends; false if it shows nothing. For route handlers. */
export async function startPreview({ token, expiresAt }: SitePreview) {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  const options = cookieOptions(Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
  mode.enable()
  // Next's own cookie would outlive the link, and work over https only.
  jar.set(draftCookie, jar.get(draftCookie)?.value ?? '', options)
  jar.set(previewCookie, token, options)
}

/** Shows this browser the site as it is. For route handlers. */
export async function endPreview() {
  const jar = await cookies()
  for (const name of [draftCookie, previewCookie]) jar.set(name, '', cookieOptions(0))
}

/** The cookie of Next's draft mode. */
export const draftCookie = '__prerender_bypass'

async function draftModeHere() {
  try {
    return await draftMode()
  } catch {
    // Outside a request, and while the build collects addresses, Next throws.
    return undefined
  }
}

function withDraft(content: Content, section: SectionName, draft: Content) {
  const stored = content[section]
  if (!isListName(section)) return { ...content, [section]: { ...Object(stored), ...draft } }
  const items: unknown[] = Array.isArray(stored) ? stored : []
  const others = items.filter((item) => !isObject(item) || item.id !== draft.id)
  const place = items.findIndex((item) => isObject(item) && item.id === draft.id)
  return { ...content, [section]: others.toSpliced(place < 0 ? others.length : place, 0, draft) }
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
