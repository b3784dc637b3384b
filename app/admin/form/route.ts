import { adminAction, invalid } from '@/lib/auth/admin-action'
import { itemById } from '@/lib/content/list'
import { itemFingerprint } from '@/lib/content/order'
import { readItems } from '@/lib/content/rewrite-list'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { jsonAnswer } from '../_images/json-answer'
import { id, list } from '../_list/list-action'

/** `?list=…&id=…`: what a form shows of a stored item, null when it is gone. A read, so no action: those wait for each other. */
export async function GET(request: Request): Promise<Response> {
  return jsonAnswer(await read(request))
}

const read = adminAction(z.instanceof(Request), 'Não foi possível abrir.', async ({ url }, admin) => {
  const query = z.object({ list, id }).safeParse(Object.fromEntries(new URL(url).searchParams))
  if (!query.success) return invalid(query.error)
  const definition = registry[query.data.list]
  const item = itemById(await readItems(admin, definition), query.data.id)
  const stored = item && {
    form: definition.panel.read(item),
    expectedFingerprint: itemFingerprint(definition, item),
  }
  return { ok: true, stored: stored ?? null }
})
