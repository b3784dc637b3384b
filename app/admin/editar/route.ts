import { redirect } from 'next/navigation'
import { requireAdmin } from '@/lib/access/guard'
import { readItems } from '@/lib/content/section-store'
import { storedAddress } from '@/lib/paths'
import { pageBefore } from '@/lib/server/requests/page-before'
import { editPlace, listOfPage } from '@/lib/site/edit-place'
import { registry } from '@/lib/site/registry'
import { readFailed } from '../_ui/read-failed'

/** Redirects from a public page to the screen that edits it (ADM-15). */
export async function GET(request: Request): Promise<Response> {
  const admin = await requireAdmin()
  const path = pageBefore(request) ?? ''
  const list = listOfPage(path)
  const items = list ? await readItems(admin, registry[list]).catch(readFailed(list)) : []
  redirect(storedAddress(editPlace(path, items ?? [])))
}
