import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/access/guard'
import { makePreviewLink } from '@/lib/content/preview-links'
import { asDay, momentInHotel, siteNow } from '@/lib/dates'
import { routes, storedAddress } from '@/lib/paths'
import { pageBefore } from '@/lib/server/requests/page-before'
import { enterPreview } from '@/lib/site/site-preview'
import { z } from '@/lib/zod'

const asked = z.object({ dia: z.string().transform(asDay), hora: z.iso.time({ precision: -1 }) })

/**
 * Shows this browser the whole site on a day and at a time that has not passed (ADM-29), by a link. No other site can lead here,
 * because that makes a link.
 */
export async function GET(request: Request): Promise<Response> {
  const admin = await requireAdmin()
  const { data } = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const isForeign = ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  if (!data?.dia || isForeign) redirect('/admin')
  const at = momentInHotel(data.dia, data.hora)
  const { token } = await makePreviewLink(admin, { at: at > siteNow() ? at : null })
  await enterPreview(token)
  redirect(storedAddress(pageBefore(request) ?? routes.home))
}
