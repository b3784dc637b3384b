import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { openPreviewCookie, previewCookieName } from '@/lib/access/cookies'
import { requireAdmin } from '@/lib/access/guard'
import { maxId } from '@/lib/content/fields/limited'
import { makePreviewLink, sharePreviewLink } from '@/lib/content/preview-links'
import { asDay, momentInHotel, siteNow } from '@/lib/dates'
import { pendingPath, previewPath, routes, storedAddress } from '@/lib/paths'
import { pageBefore } from '@/lib/server/requests/page-before'
import { sectionNames } from '@/lib/site/registry'
import { enterPreview } from '@/lib/site/site-preview'
import { z } from '@/lib/zod'

const askedDay = z.object({ dia: z.string().transform(asDay), hora: z.iso.time({ precision: -1 }) })
const askedItem = z.object({
  secao: z.enum(sectionNames),
  item: z.string().min(1).max(maxId),
  versao: z.uuid().optional(),
})

/**
 * Previews the whole site in this browser: with a pending version or a stored item (DRAFT-5), or at a future moment (ADM-29).
 * With `mostrar`, shares the current preview by link (DRAFT-6). Cross-site requests are refused, because this creates links.
 */
export async function GET(request: Request): Promise<Response> {
  const admin = await requireAdmin()
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const isForeign = ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  if (isForeign) redirect('/admin')
  if (asked.mostrar) {
    const held = openPreviewCookie((await cookies()).get(previewCookieName())?.value)
    if (held) await sharePreviewLink(admin, held.token)
    redirect(pendingPath)
  }
  const item = askedItem.safeParse(asked).data
  if (item) {
    const shown = { section: item.secao, item: item.item, pending: item.versao ?? null }
    redirect(previewPath((await makePreviewLink(admin, shown)).token))
  }
  const day = askedDay.safeParse(asked).data
  if (!day?.dia) redirect('/admin')
  const at = momentInHotel(day.dia, day.hora)
  await enterPreview((await makePreviewLink(admin, { at: at > siteNow() ? at : null })).token)
  redirect(storedAddress(pageBefore(request) ?? routes.home))
}
