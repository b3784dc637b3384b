import { createServerSupabase } from '@/lib/access/server-client'
import { maxId } from '@/lib/content/fields/limited'
import { recordPresence } from '@/lib/content/presence'
import { env } from '@/lib/env'
import { isSameOrigin } from '@/lib/server/requests/same-origin'
import { listNames } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const editing = z.object({
  section: z.enum(listNames),
  item: z.string().min(1).max(maxId),
  tab: z.guid(),
  open: z.enum(['1', '0']),
})

/** Records that a form is open, or closed with `open=0`. Responds with the others as 200 `{ others }`, or with 403. */
export async function POST(request: Request): Promise<Response> {
  const isOwn = isSameOrigin((name) => request.headers.get(name), env().SITE_URL)
  const query = editing.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!isOwn || !query.success) return refuse()
  const { open, ...form } = query.data
  const others = await recordPresence(await createServerSupabase(), { ...form, isOpen: open === '1' })
  return others ? Response.json({ others }, { headers: noStore }) : refuse()
}

const noStore = { 'cache-control': 'no-store' }

function refuse() {
  return new Response(null, { status: 403, headers: noStore })
}
