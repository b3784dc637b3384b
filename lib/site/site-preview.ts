import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import {
  accountOf,
  openPreviewCookie,
  previewCookie,
  previewCookieName,
  sessionCookieName,
} from '@/lib/access/cookies'
import { askLink, nextCookie, ownRelease, recentLookUps } from '@/lib/access/preview-link'
import { siteNow } from '@/lib/dates'
import { readPublished } from '@/lib/publication/published'
import { z } from '@/lib/zod'
import type { Site } from './document'
import { withPending } from './pending-item'

/**
 * Returns a link's preview of the whole site with addresses of the storage: at its moment (milliseconds since the epoch),
 * with its pending version. Undefined if the link is invalid, 'unavailable' if the backend does not answer.
 */
export const readSitePreview = cache(async (token: string) => {
  const answer = await askLink('preview_site', token, answerSchema)
  if (!answer) recentLookUps().delete(token)
  if (typeof answer !== 'object') return answer
  const { content, section, item } = answer
  const site: Site = withPending(readPublished(content), section, item)
  return { ...answer, token, at: answer.at === null ? siteNow() : Date.parse(answer.at), site }
})

/** Returns the preview that this request belongs to; undefined on the live site and outside a request. */
export async function currentPreview() {
  // Next throws outside a request and while the build collects addresses.
  const mode = await Promise.try(draftMode).catch(() => undefined)
  if (!mode?.isEnabled) return undefined
  const jar = await cookies()
  const held = openPreviewCookie(jar.get(previewCookieName())?.value)
  const preview = held && (await readSitePreview(held.token))
  if (typeof preview !== 'object') return preview
  return { ...preview, isStaff: accountOf(jar.get(sessionCookieName())?.value) !== undefined }
}

/** Returns the moment that public pages show, in milliseconds since the epoch: now, or the preview's (PUB-14). */
export async function siteMoment(): Promise<number> {
  const preview = await currentPreview()
  return typeof preview === 'object' ? preview.at : siteNow()
}

/**
 * Starts a link's preview in this browser; for route handlers only. Next's key for drafts works on every page of this
 * release, so the browser gets it in one encrypted cookie, and only the middleware forwards it, while the link is valid.
 */
export async function enterPreview(token: string): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  const nextKey = jar.get(nextCookie)?.value ?? ''
  jar.delete(nextCookie)
  const { name, value, options } = previewCookie({ token, nextKey, release: ownRelease() })
  jar.set(name, value, options)
}

const objectSchema = z.record(z.string(), z.unknown())

const answerSchema = z.object({
  content: objectSchema,
  at: z.string().nullable(),
  section: z.string().nullable(),
  item: objectSchema.nullable(),
  item_id: z.string().nullable(),
})
