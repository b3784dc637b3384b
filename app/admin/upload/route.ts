import { adminAction } from '@/lib/auth/admin-action'
import type { Admin } from '@/lib/auth/guard'
import { env } from '@/lib/env'
import { isSameOrigin } from '@/lib/front-door/same-origin'
import { encodeImage } from '@/lib/images/encode'
import { parseFolder } from '@/lib/images/paths'
import { imageTexts, maxImageBytes } from '@/lib/images/rules'
import { storeImage } from '@/lib/images/store'
import { drawn } from '@/lib/images/svg/draw'
import { isDrawing, takesDrawings } from '@/lib/images/svg/limits'
import { logEvent } from '@/lib/log'
import { z } from '@/lib/zod'
import { readLimitedForm } from './limited-form'

// Room for what surrounds the file: boundaries, headers, the two short fields.
const formBytes = maxImageBytes + 16 * 1024

/**
 * A form with `file`, `folder` (see `parseFolder`) and, for rooms, `index`. 200 `{ url }`, else `{ error }`: 400 no
 * such form, 401, 403 no access or another site's page, 413, 415, 422 not readable, 502 the storage, 503 no answer or
 * too many at once.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin((name) => request.headers.get(name), env().SITE_URL))
    return refuse(403, imageTexts.failed)
  const result = await guarded(request)
  if (result.ok) return result.response
  return refuse(result.signedOut ? 401 : result.title ? 403 : 503, result.error)
}

const guarded = adminAction(z.instanceof(Request), imageTexts.failed, async (request, admin) => ({
  ok: true,
  response: await receive(request, admin),
}))

async function receive(request: Request, admin: Admin) {
  const form = await readLimitedForm(request, formBytes)
  if (form === 'too-large') return refuse(413, imageTexts.tooLarge)
  const fields = fieldsSchema.safeParse(form && Object.fromEntries(form))
  const folder = fields.success && parseFolder(fields.data.folder)
  if (!fields.success || !folder || form?.getAll('file').length !== 1) return refuse(400, imageTexts.failed)
  const sent = new Uint8Array(await fields.data.file.arrayBuffer())
  // A drawing is never kept: only the picture that is made of it.
  const picture = takesDrawings(folder.path) && isDrawing(sent) ? await drawn(sent, admin.userId) : sent
  if ('error' in picture) return refuse(422, picture.error)
  const image = await encodeImage(picture, admin.userId)
  if ('error' in image) return refuse(image.status, image.error)
  const stored = await storeImage(admin, folder, fields.data.index, image)
  return 'url' in stored ? Response.json(stored, { headers: noStore }) : refuse(502, stored.error)
}

const fieldsSchema = z.object({
  file: z.instanceof(File),
  folder: z.string(),
  index: z.coerce.number().int().min(0).max(99).default(0),
})

const noStore = { 'cache-control': 'no-store' }

function refuse(status: number, error: string) {
  logEvent('upload_refused', { status })
  return Response.json({ error }, { status, headers: noStore })
}
