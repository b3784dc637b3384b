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
  /** Position in a room's list, which becomes part of the stored name. */
  index?: number
  signal?: AbortSignal
  /** Receives the uploaded fraction, 0–1. */
  onProgress?: (fraction: number) => void
}

export type Uploaded = { url: string } | { error: string }

/** Returns why the content of a film is refused (VID-1), or null. */
export async function videoValidationMessage(file: File): Promise<string | null> {
  const checked = await checkVideo(file).catch(() => ({ error: videoTexts.damaged }))
  return 'error' in checked ? checked.error : null
}

/** Returns why the content of a picture is refused for `folder` (IMG-1, BRAND-5), or null. */
export async function imageValidationMessage(file: File, folder = ''): Promise<string | null> {
  const head = await headOf(file)
  if (acceptsDrawings(folder) && isDrawing(head))
    return file.size > maxDrawingBytes ? drawingTexts.tooLarge : null
  const message = fileValidationMessage(file.size, head)
  if (message === null || !(imageFormat(head) || isHeic(head))) return message
  const copy = await smallerCopy(file)
  return fileValidationMessage(copy.size, await headOf(copy))
}

/** Validates, shrinks and uploads one picture to `folder` (see `parseFolder`). Never rejects; call it again to retry. */
export async function uploadImage(file: File, folder: string, options: Options = {}): Promise<Uploaded> {
  const error = await imageValidationMessage(file, folder)
  if (error) return { error }
  const isDrawn = acceptsDrawings(folder) && isDrawing(await headOf(file))
  return send(isDrawn ? file : await smallerCopy(file), { folder, isFilm: false }, options)
}

/** Uploads one validated film. Never rejects; call it again to retry. */
export function uploadVideo(file: File, folder: string, options: Options = {}): Promise<Uploaded> {
  return send(file, { folder, isFilm: true }, options)
}

type Target = { folder: string; isFilm: boolean }

/** Uploads directly to the storage by a signed URL; the server then validates and stores the file. */
async function send(file: Blob, { folder, isFilm }: Target, options: Options): Promise<Uploaded> {
  const { signal, index = 0 } = options
  const failed = isFilm ? videoTexts.failed : imageTexts.failed
  const noAnswer = { error: `${failed} Verifique a conexão e tente de novo.` }
  const begun = await beginUpload({ isFilm }).catch(() => noAnswer)
  if ('error' in begun) return begun
  const { status, response } = await putFile(begun.address, file, options)
  if (signal?.aborted) return { error: 'Envio cancelado.' }
  if (status === 0 || status >= 500) return noAnswer
  // The storage answers most refusals with status 400 and names the cause in the body.
  if (status !== 200)
    return { error: uploadFailure(response ?? { statusCode: status }, { isFilm, isBounded: true }) }
  return finishUpload({ path: begun.path, folder, index, isFilm }).catch(() => noAnswer)
}

/** Uses XMLHttpRequest because fetch does not report upload progress. */
function putFile(address: string, body: Blob, { signal, onProgress }: Options): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      signal?.removeEventListener('abort', cancel)
      resolve(request)
    }
    // Allows 50 MB at half a megabit per second.
    request.timeout = 15 * 60_000
    request.open('PUT', address)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    if (signal?.aborted) return resolve(request)
    signal?.addEventListener('abort', cancel)
    request.send(body)
  })
}

/** Returns the first bytes of a file; empty if the file is no longer readable. */
export function headOf(file: Blob): Promise<Uint8Array> {
  return readAt(file, 0, headLength).catch(() => new Uint8Array())
}

const sides = [2560, 2048, 1600]
const quality = 0.9
const copies = new WeakMap<File, Promise<Blob>>()

/** Returns a copy of at most 2560 px and 5 MB if that is smaller, or the file itself. */
function smallerCopy(file: File): Promise<Blob> {
  const copy = copies.get(file) ?? shrinkImage(file).catch(() => file)
  copies.set(file, copy)
  return copy
}

/** Converts HEIC to JPEG and leaves formats that only the server handles well. Rejects if this browser cannot decode the file. */
async function shrinkImage(file: File): Promise<Blob> {
  const format = imageFormat(await headOf(file))
  if (format && !isShrinkable(new Uint8Array(await file.arrayBuffer()), format)) return file
  const bitmap = await createImageBitmap(file)
  // All formats except JPEG and HEIC may be transparent.
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
  // Browsers without WebP encoding return a PNG, which is compared by size like any other copy.
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
