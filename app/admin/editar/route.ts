import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/access/guard'
import { readItems } from '@/lib/content/rewrite-list'
import { env } from '@/lib/env'
import { storedAddress } from '@/lib/paths'
import { editPlace, listOfPage } from '@/lib/site/edit-place'
import { registry } from '@/lib/site/registry'
import { readFailed } from '../_ui/read-failed'

/** Redirects from a public page to the screen that edits it (ADM-15). `de` names the page for which the link was made; the referrer is newer. */
export async function GET(request: Request): Promise<Response> {
  const admin = await requireAdmin()
  const path = pageBefore(request) ?? new URL(request.url).searchParams.get('de') ?? ''
  const list = listOfPage(path)
  const items = list ? await readItems(admin, registry[list]).catch(readFailed(list)) : []
  redirect(storedAddress(editPlace(path, items ?? [])))
}

/** The page of the site on which the link was followed; undefined after signing in, for example. */
function pageBefore({ headers }: Request) {
  const from = URL.parse(headers.get('referer') ?? '')
  const own = [new URL(env().SITE_URL).host, headers.get('host')]
  return from && own.includes(from.host) && !from.pathname.startsWith('/admin') ? from.pathname : undefined
}
