import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { readPreviewLinks } from '@/lib/content/preview-links'
import { siteNow } from '@/lib/dates'
import { getPendingEntries } from '@/lib/panel/pending-queries'
import { previewPath } from '@/lib/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { isSectionName, registry } from '@/lib/site/registry'
import { clockTime, dayAndMonth, momentWords } from '@/lib/times'

/** A preview link; `isOwn` if only its author uses it. `address` is null then, or if it can no longer be shown. */
export type PreviewRow = {
  id: string
  what: string
  by: string
  address: string | null
  until: string
  isOwn: boolean
}

/** Returns everybody's valid links with what they show, newest first. Throws `ContentError`. */
export async function readPreviewRows(admin: Admin): Promise<PreviewRow[]> {
  const [links, entries] = await Promise.all([readPreviewLinks(admin), getPendingEntries(admin)])
  return links.map(({ id, token, shown: { section, pending, at }, by, expiresAt, isShared }) => {
    const name = entries.find((entry) => entry.pending.id === pending)?.label
    const where = section && isSectionName(section) && registry[section].label
    const moment = at && `O site em ${momentWords(at, siteNow())}`
    return {
      ...{ id, by, isOwn: !isShared },
      until: isShared ? dayAndMonth(expiresAt) : clockTime(expiresAt),
      address: isShared ? token && absoluteUrl(previewPath(token)) : null,
      what: [...new Set([where, name, moment])].filter(Boolean).join(': ') || 'O site agora',
    }
  })
}
