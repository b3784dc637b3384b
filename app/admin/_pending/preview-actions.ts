'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import { makePreviewLink, revokePreviewLink } from '@/lib/content/preview-links'
import { previewPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { sectionNames } from '@/lib/site/registry'
import { dayAndMonth } from '@/lib/times'
import { z } from '@/lib/zod'
import { id } from '../_list/list-action'

/** Makes a link to the site with a pending version, or with an item as it is stored; `address` is for a frame in the panel. */
export const openPreview = adminAction(
  z.object({ section: z.enum(sectionNames), id, pending: z.uuid().nullable() }),
  'Não foi possível criar o link de prévia.',
  async ({ id: item, ...shown }, admin) => {
    const { id, token, expiresAt, isNew } = await makePreviewLink(admin, { ...shown, item })
    const address = previewPath(token)
    const link = { id, isNew, address: absoluteUrl(address), until: dayAndMonth(expiresAt) }
    return { ok: true, address, link }
  },
)

export const revokeLink = adminAction(
  z.object({ link: z.uuid() }),
  'Não foi possível revogar o link.',
  async ({ link }, admin) => {
    await revokePreviewLink(admin, link)
    refresh()
    return { ok: true }
  },
)
