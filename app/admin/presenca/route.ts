import { adminAction, invalid } from '@/lib/access/admin-action'
import { endEditing, noteEditing } from '@/lib/content/editing'
import { maxId } from '@/lib/content/fields/limited'
import { env } from '@/lib/env'
import { isSameOrigin } from '@/lib/server/requests/same-origin'
import { listNames } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const openForm = z.object({
  section: z.enum(listNames),
  item: z.string().min(1).max(maxId),
  tab: z.guid(),
  open: z.enum(['1', '0']),
})

/**
 * Records that a form is open, or with `open=0` that it was closed, and answers who else has the same form open:
 * 200 `{ others }`, otherwise 403 without a reason.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin((name) => request.headers.get(name), env().SITE_URL)) return refuse()
  const result = await noted(request)
  return result.ok ? Response.json(result.company, { headers: noStore }) : refuse()
}

const noted = adminAction(z.instanceof(Request), 'editing', async ({ url }, admin) => {
  const query = openForm.safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) return invalid(query.error)
  const { open, ...form } = query.data
  if (open === '1') return { ok: true, company: await noteEditing(admin, form) }
  await endEditing(admin, form)
  return { ok: true, company: { others: [] } }
})

const noStore = { 'cache-control': 'no-store' }

function refuse() {
  return new Response(null, { status: 403, headers: noStore })
}
