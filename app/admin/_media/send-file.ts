import {
  fileValidationMessage,
  headLength,
  imageFormat,
  imageTexts,
  isHeic,
  maxImageBytes,
} from '@/lib/media/images/rules'
import { isShrinkable } from '@/lib/media/images/shrinkable'
import { acceptsDrawings, drawingTexts, isDrawing, maxDrawingBytes } from '@/lib/media/images/svg/limits'
import { uploadFailure } from '@/lib/media/upload-failure'
import { checkVideo } from '@/lib/media/videos/check'
import { readAt, videoTexts } from '@/lib/media/videos/rules'
import { beginUpload, finishUpload } from './actions'

type Options = {
  /** Place in a room's list; part of the stored name there. */
  index?: number
  signal?: AbortSignal
  /** How much of the file has been sent, 0–1. */
  onProgress?: (fraction: number) => void
}

export type Uploaded = { url: string } | { error: string }

/** Why a film is refused, read from its content (VID-1); null when it may be sent. */
export async function videoValidationMessage(file: File): Promise<string | null> {
  const checked = await checkVideo(file).catch(() => ({ error: videoTexts.damaged }))
  return 'error' in checked ? checked.error : null
}

/** Why a picture is refused, read from its content (IMG-1, BRAND-5); null when it may be sent to `folder`. */
export async function imageValidationMessage(file: File, folder = ''): Promise<string | null> {
  const head = await headOf(file)
  if (acceptsDrawings(folder) && isDrawing(head))
    return file.size > maxDrawingBytes ? drawingTexts.tooLarge : null
  const message = fileValidationMessage(file.size, head)
  if (message === null || !(imageFormat(head) || isHeic(head))) return message
  const copy = await smallerCopy(file)
  return fileValidationMessage(copy.size, await headOf(copy))
}

/** Checks, shrinks and sends one picture to `folder` (see `parseFolder`). Never rejects; call it again to retry. */
export async function uploadImage(file: File, folder: string, options: Options = {}): Promise<Uploaded> {
  const error = await imageValidationMessage(file, folder)
  if (error) return { error }
  const isDrawn = acceptsDrawings(folder) && isDrawing(await headOf(file))
  return send(isDrawn ? file : await smallerCopy(file), { folder, isFilm: false }, options)
}

/** Sends one film that has been checked. Never rejects; call it again to retry. */
export function uploadVideo(file: File, folder: string, options: Options = {}): Promise<Uploaded> {
  return send(file, { folder, isFilm: true }, options)
}

type Target = { folder: string; isFilm: boolean }

/** Straight to the storage, by an address that the server signs; then the server checks and stores what has arrived. */
async function send(file: Blob, { folder, isFilm }: Target, options: Options): Promise<Uploaded> {
  const { signal, index = 0 } = options
  const failed = isFilm ? videoTexts.failed : imageTexts.failed
  const noAnswer = { error: `${failed} Verifique a conexão e tente de novo.` }
  const begun = await beginUpload({ isFilm }).catch(() => noAnswer)
  if ('error' in begun) return begun
  const { status, response } = await putFile(begun.address, file, options)
  if (signal?.aborted) return { error: 'Envio cancelado.' }
  if (status === 0 || status >= 500) return noAnswer
  // The storage answers most refusals with the status 400 and says in the body which one it is.
  if (status !== 200)
    return { error: uploadFailure(response ?? { statusCode: status }, { isFilm, isBounded: true }) }
  return finishUpload({ path: begun.path, folder, index, isFilm }).catch(() => noAnswer)
}

/** Uses XMLHttpRequest because fetch does not report how much has been sent. */
function putFile(address: string, body: Blob, { signal, onProgress }: Options): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      signal?.removeEventListener('abort', cancel)
      resolve(request)
    }
    // Enough for 50 MB at half a megabit a second.
    request.timeout = 15 * 60_000
    request.open('PUT', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    if (signal?.aborted) return resolve(request)
    signal?.addEventListener('abort', cancel)
    request.send(body)
  })
}

/** The first bytes of a file; nothing of one that can no longer be read. */
export function headOf(file: Blob): Promise<Uint8Array> {
  return readAt(file, 0, headLength).catch(() => new Uint8Array())
}

const sides = [2560, 2048, 1600]
const quality = 0.9
const copies = new WeakMap<File, Promise<Blob>>()

/** A copy of at most 2560 px and 5 MB where that is smaller, else the file itself. */
function smallerCopy(file: File): Promise<Blob> {
  const copy = copies.get(file) ?? shrinkImage(file).catch(() => file)
  copies.set(file, copy)
  return copy
}

/** A HEIC becomes a JPEG; what only the server does well stays as it is. Rejects where this browser cannot read the file. */
async function shrinkImage(file: File): Promise<Blob> {
  const format = imageFormat(await headOf(file))
  if (format && !isShrinkable(new Uint8Array(await file.arrayBuffer()), format)) return file
  const bitmap = await createImageBitmap(file)
  // All but JPEG and HEIC may be transparent.
  const type = format === null || format === 'jpeg' ? 'image/jpeg' : 'image/webp'
  const longer = Math.max(bitmap.width, bitmap.height)
  let best: Blob | null = format && file
  for (const side of sides) {
    const isSmall = best !== null && best.size <= maxImageBytes
    if (isSmall && (side < 2560 || longer <= side)) break
    const copy = await drawScaled(bitmap, Math.min(1, side / longer), type)
    if (copy && (best === null || copy.size < best.size)) best = copy
  }
  bitmap.close()
  return best ?? file
}

function drawScaled(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // A browser that cannot write WebP answers with a PNG, which the comparison of sizes judges like any other.
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
