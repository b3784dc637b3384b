import { adminAction } from '@/lib/auth/admin-action'
import type { Admin } from '@/lib/auth/guard'
import { env } from '@/lib/env'
import { isSameOrigin } from '@/lib/front-door/same-origin'
import { logEvent } from '@/lib/log'
import { keepFilm } from '@/lib/site/films'
import { createGathering } from '@/lib/videos/gathering'
import { busyWithVideos, chunkBytes, maxVideoBytes, noPlaceForVideos, videoTexts } from '@/lib/videos/rules'
import { storeInTurn } from '@/lib/videos/store-in-turn'
import { withWhole } from '@/lib/videos/whole-file'
import { z } from '@/lib/zod'
import { readLimited } from '../../limited-form'

/**
 * A video in three steps, each of which may be asked again: to `/admin/upload/video` what comes, as JSON, answers
 * `{ id, received }`, or `{ url }` when it is there already; to `/{id}/{offset}` the next part, answers `{ received }`;
 * to `/{id}/fim`, answers `{ url }`. Else `{ error }`: 400 no such thing, 401, 403, 404 begin anew, 413, 422 no video of
 * ours, 502 the storage, 503 no answer or too many at once.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin((name) => request.headers.get(name), env().SITE_URL))
    return refuse(403, videoTexts.failed)
  const result = await guarded(request)
  if (result.ok) return result.response
  return refuse(result.signedOut ? 401 : result.title ? 403 : 503, result.error)
}

const guarded = adminAction(z.instanceof(Request), videoTexts.failed, async (request, admin) => {
  const [id, step] = new URL(request.url).pathname.split('/').slice(4)
  return { ok: true, response: await (id ? goOn(request, admin, id, step) : begin(request, admin)) }
})

async function begin(request: Request, admin: Admin) {
  const body = await readLimited(request, 4096)
  const announced = announcedSchema.safeParse(parseJson(await body?.text()))
  if (!announced.success) return refuse(400, videoTexts.failed)
  if (announced.data.bytes > maxVideoBytes) return refuse(413, videoTexts.tooLarge)
  if (!admin.bucket) return refuse(502, noPlaceForVideos)
  const begun = await createGathering(admin).begin(announced.data)
  return begun === 'busy' ? refuse(503, busyWithVideos) : answer(begun)
}

async function goOn(request: Request, admin: Admin, id: string, step = '') {
  if (step === 'fim') return finish(admin, id)
  if (!/^\d{1,8}$/.test(step)) return refuse(400, videoTexts.failed)
  const part = await readLimited(request, chunkBytes)
  if (!part) return refuse(413, videoTexts.failed)
  const bytes = new Uint8Array(await part.arrayBuffer())
  const received = await createGathering(admin).add(id, Number(step), bytes)
  if (received === 'gone') return refuse(404, videoTexts.failed)
  return received === 'too-much' ? refuse(413, videoTexts.tooLarge) : answer({ received })
}

function finish(admin: Admin, id: string) {
  const gathering = createGathering(admin)
  return storeInTurn(async () => {
    const whole = await gathering.whole(id)
    if (whole === 'gone') return refuse(404, videoTexts.failed)
    if ('url' in whole) return answer(whole)
    const { storeVideo } = await import('@/lib/videos/store')
    const stored = await withWhole(whole, env().DATA_DIR, async (file) => {
      const stored = await storeVideo(admin, { file, folder: whole.folder })
      if ('url' in stored) await keepFilm(stored.url, file)
      return stored
    })
    if ('url' in stored) {
      await gathering.end(id, stored.url)
      return answer(stored)
    }
    // What the storage refused may be sent again; what is no video stays none.
    if (stored.status === 422) await gathering.end(id)
    return refuse(stored.status, stored.error)
  }).catch((error: unknown) => {
    logEvent('action_failed', { failure: videoTexts.failed, error })
    return refuse(503, busyWithVideos)
  })
}

const announcedSchema = z.strictObject({
  folder: z.string().regex(/^hotel\/[a-z][a-z_]{0,39}$/),
  bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  name: z.string().min(1).max(600),
})

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const headers = { 'cache-control': 'no-store' }

function answer(content: object) {
  return Response.json(content, { headers })
}

function refuse(status: number, error: string) {
  logEvent('upload_refused', { status })
  return Response.json({ error }, { status, headers })
}
