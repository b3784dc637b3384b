import { redirect } from 'next/navigation'
import { loginPath } from '@/lib/access/gate'
import { type Admin, checkAdmin } from '@/lib/access/guard'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { encodeImage } from '@/lib/media/images/encode'
import { parseFolder } from '@/lib/media/images/paths'
import { readCapped } from '@/lib/media/images/read-capped'
import { maxImageBytes } from '@/lib/media/images/rules'
import { storeImage } from '@/lib/media/images/store'
import { maxShared, shareAgain } from '@/lib/server/requests/places'
import { isOwnOrDevice } from '@/lib/server/requests/same-origin'

const formBytes = maxShared * maxImageBytes + 64 * 1024

/** Stores pictures shared with the panel (IMG-18) in the library, checked like any upload, and shows them there. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrDevice((name) => request.headers.get(name), env().SITE_URL))
    return new Response(null, { status: 403 })
  const checked = await checkAdmin()
  if ('denied' in checked) return seeOther(loginPath(checked.denied, shareAgain))
  const form = await readForm(request, formBytes)
  const files = form?.getAll('fotos').filter((file) => file instanceof File) ?? []
  let arrived = 0
  for (const file of files.slice(0, maxShared))
    if (await keep(file, checked.admin).catch(noteFailure)) arrived++
  const query = new URLSearchParams({ recebidas: String(arrived), recusadas: String(files.length - arrived) })
  return seeOther(`/admin/pictures?${query}`)
}

/** Handles a reload after sharing. */
export function GET() {
  redirect('/admin/pictures')
}

async function keep(file: File, admin: Admin): Promise<boolean> {
  const folder = parseFolder('hotel/library')
  if (!folder) return false
  const image = await encodeImage(new Uint8Array(await file.arrayBuffer()), admin.userId)
  const stored = 'error' in image ? image : await storeImage(admin, folder, 0, image)
  if ('error' in stored) logEvent('share_refused', { reason: stored.error })
  return !('error' in stored)
}

/** The other pictures must not fail with this one. */
function noteFailure(error: unknown) {
  logEvent('action_failed', { step: 'shared picture not kept', error })
  return false
}

function seeOther(location: string) {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

/** Returns null for a body that is not a form or exceeds `limit` bytes, without reading more than that. */
async function readForm(request: Request, limit: number): Promise<FormData | null> {
  const { body, headers } = request
  const bytes = await readCapped(new Response(body, { headers }), limit).catch(() => null)
  const type = headers.get('content-type') ?? ''
  return bytes && new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
}
