'use server'

import { millisecondsInHour } from 'date-fns/constants'
import { adminAction } from '@/lib/access/admin-action'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { logEvent } from '@/lib/log'
import { encodeImage } from '@/lib/media/images/encode'
import { type Folder, parseFolder } from '@/lib/media/images/paths'
import { QueueFull, runInTurn } from '@/lib/media/images/queue'
import { imageTexts, maxImageBytes } from '@/lib/media/images/rules'
import { storeImage } from '@/lib/media/images/store'
import { listFolder } from '@/lib/media/images/stored-images'
import { renderDrawing } from '@/lib/media/images/svg/draw'
import { acceptsDrawings, isDrawing } from '@/lib/media/images/svg/limits'
import { storageRefusal } from '@/lib/media/storage-refusal'
import { busyWithVideos, videoTexts } from '@/lib/media/videos/rules'
import { newId } from '@/lib/new-id'
import { z } from '@/lib/zod'

/** Returns the private bucket for incoming files; its name predates this use. */
const incomingOf = ({ supabase, bucket }: Admin) => supabase.storage.from(`${bucket}-parts`)

const failureOf = (input: unknown, reason?: string) =>
  reason ??
  (input instanceof Object && 'isFilm' in input && input.isFilm ? videoTexts.failed : imageTexts.failed)

/** Signs a storage URL for uploading one file of at most 50 MB within two hours. */
export const beginUpload = adminAction(
  z.object({ isFilm: z.boolean() }),
  failureOf,
  async (sent, admin): Promise<ActionResult<{ path: string; address: string }>> => {
    if (!admin.bucket)
      return { ok: false, error: `${failureOf(sent)} O hotel não tem onde guardar arquivos.` }
    await removeGivenUp(admin)
    const { data, error } = await incomingOf(admin).createSignedUploadUrl(`${admin.userId}/${newId()}`)
    if (error) return { ok: false, error: storageRefusal(error, { ...sent, isBounded: true }) }
    return { ok: true, path: data.path, address: data.signedUrl }
  },
)

/** Validates the upload at `path`, stores its processed form in `folder`, and deletes the upload. */
export const finishUpload = adminAction(
  z.object({
    path: z
      .string()
      .max(73)
      .regex(/^[\da-f-]{36}\/[\da-f-]{36}$/),
    folder: z.string().max(100),
    /** Position in a room's list, which becomes part of the stored name. */
    index: z.int().min(0).max(99),
    isFilm: z.boolean(),
  }),
  failureOf,
  async ({ path, folder: wanted, index, isFilm }, admin): Promise<ActionResult<{ url: string }>> => {
    const refused = { ok: false, error: failureOf({ isFilm }) } as const
    if (!path.startsWith(`${admin.userId}/`)) return refused
    try {
      const folder = parseFolder(wanted)
      if (!folder || (isFilm && folder.kind !== 'hotel')) return refused
      const stored = isFilm
        ? await storeFilm(admin, path, folder)
        : await storePicture(admin, path, folder, index)
      return 'url' in stored ? { ok: true, url: stored.url } : refusal(stored)
    } finally {
      await incomingOf(admin).remove([path])
    }
  },
)

type Refused = { error: string; status: number }
type Stored = { url: string } | Refused

function refusal({ error, status }: Refused) {
  logEvent('upload_refused', { status })
  return { ok: false, error } as const
}

/** Stores films one at a time, because each is held in memory. */
async function storeFilm(admin: Admin, path: string, folder: Folder): Promise<Stored> {
  const work = async () => {
    const { storeVideo } = await import('@/lib/media/videos/store')
    return storeVideo(admin, await openUploaded(admin, path, true), folder.path)
  }
  return runInTurn('film', work, admin.userId).catch((error) => {
    if (error instanceof QueueFull) return { error: busyWithVideos, status: 503 }
    throw error
  })
}

async function storePicture(admin: Admin, path: string, folder: Folder, index: number): Promise<Stored> {
  const [person = '', name = ''] = path.split('/')
  const { data } = await incomingOf(admin).list(person, { search: name, limit: 1 })
  if (Number(data?.[0]?.metadata?.size) > maxImageBytes) return { error: imageTexts.tooLarge, status: 413 }
  const sent = new Uint8Array(await (await openUploaded(admin, path, false)).arrayBuffer())
  // Only a rendering of an SVG is stored, never the SVG itself.
  const picture =
    acceptsDrawings(folder.path) && isDrawing(sent) ? await renderDrawing(sent, admin.userId) : sent
  if ('error' in picture) return { ...picture, status: 422 }
  const image = await encodeImage(picture, admin.userId)
  if ('error' in image) return image
  const stored = await storeImage(admin, folder, index, image)
  return 'url' in stored ? stored : { ...stored, status: 502 }
}

async function openUploaded(admin: Admin, path: string, isFilm: boolean): Promise<Blob> {
  const { data, error } = await incomingOf(admin).download(path)
  if (error) throw new ActionError({ ok: false, error: storageRefusal(error, { isFilm }) })
  return data
}

/** Deletes uploads older than an hour that were never finished. */
async function removeGivenUp(admin: Admin) {
  const sent = await listFolder({ ...admin, bucket: `${admin.bucket}-parts` }, '')
  const old = sent.filter(({ uploadedAt }) => Date.now() - Date.parse(uploadedAt) > millisecondsInHour)
  if (old.length > 0) await incomingOf(admin).remove(old.map(({ path }) => path))
}
