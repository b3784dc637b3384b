'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { readDraft, readStored, removeDraft, saveDraftOf } from '@/lib/content/drafts'
import { maxFingerprint, maxVersion } from '@/lib/content/fields/limited'
import { makePreviewLink, readPreviewLinks, revokePreviewLink } from '@/lib/content/preview-links'
import { previewPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { registry, type SectionName, sectionNames } from '@/lib/site/registry'
import { dayAndMonth } from '@/lib/times'
import { z } from '@/lib/zod'
import { id, refuse } from '../_list/list-action'

const section = z.enum(sectionNames)
const version = z.int().min(1).max(maxVersion)
const draftFailed = 'Não foi possível guardar o rascunho.'
const linkFailed = 'Não foi possível criar o link de prévia.'

/** A preview link for people without an account; `address` is null if it cannot be shown again. */
export type SharedLink = { id: string; address: string | null; until: string }

/** Saves the values of a form as a draft, complete or not; nothing is published. `version` is that of the draft that the form shows. */
export const saveDraft = adminAction(
  z.object({
    section,
    id,
    expectedFingerprint: z.string().max(maxFingerprint).nullable(),
    version: version.nullable(),
    values: z.record(z.string(), z.unknown()),
  }),
  draftFailed,
  async ({ section, ...edit }, admin) => {
    const result = await saveDraftOf(admin, registry[section], edit)
    if (result.ok) refresh()
    return result
  },
)

export const discardDraft = adminAction(
  z.object({ section, id, version }),
  'Não foi possível descartar o rascunho.',
  async ({ section, id, version }, admin) => {
    const isGone = await removeDraft(admin, { section, id }, version)
    refresh()
    if (isGone) return { ok: true }
    return { ok: false, error: 'O rascunho mudou enquanto isso. Abra de novo para vê-lo.' }
  },
)

/** Returns the address of the page with the draft, for a frame in the panel. */
export const openPreview = adminAction(z.object({ section, id }), linkFailed, async (item, admin) => {
  const token = await makeLink(admin, item, false)
  return { ok: true, address: previewPath(token) }
})

export const readSharedLinks = adminAction(
  z.object({ section, id }),
  'Não foi possível ler os links de prévia.',
  async (item, admin) => sharedLinks(admin, item),
)

export const shareDraft = adminAction(z.object({ section, id }), linkFailed, async (item, admin) => {
  await makeLink(admin, item, true)
  return sharedLinks(admin, item)
})

export const revokeLink = adminAction(
  z.object({ section, id, link: z.uuid() }),
  'Não foi possível revogar o link.',
  async ({ link, ...item }, admin) => {
    await revokePreviewLink(admin, link)
    return sharedLinks(admin, item)
  },
)

/** Makes a link to an existing item or draft; a link to a free id would show whatever gets that id later. Throws. */
async function makeLink(admin: Admin, key: { section: SectionName; id: string }, isShared: boolean) {
  const [stored, draft] = await Promise.all([
    readStored(admin, registry[key.section], key.id),
    readDraft(admin, key),
  ])
  const isThere = stored ?? (draft && !draft.base)
  if (!isThere) refuse(`${linkFailed} Este item foi excluído, ou ainda não foi salvo.`)
  return makePreviewLink(admin, key, isShared)
}

async function sharedLinks(
  admin: Admin,
  key: { section: string; id: string },
): Promise<ActionResult<{ links: SharedLink[] }>> {
  const links = await readPreviewLinks(admin, key)
  return {
    ok: true,
    links: links.map(({ id, token, expiresAt }) => ({
      id,
      address: token && absoluteUrl(previewPath(token)),
      until: dayAndMonth(expiresAt),
    })),
  }
}
