import { blobBytes } from '@/lib/videos/bytes'
import { checkVideo } from '@/lib/videos/check'
import { chunkBytes, videoTexts } from '@/lib/videos/rules'
import { type Answer, send } from './send'

type Options = {
  signal: AbortSignal
  /** How much of the file has arrived, 0–1. */
  onProgress: (fraction: number) => void
  /** Whether it waits for the connection or the server to come back. */
  onWaiting: (waiting: boolean) => void
}

type Uploaded = { url: string } | { error: string }

const address = '/admin/upload/video'
// As often as nothing more arrives in between: some seconds in all.
const patience = [500, 1000, 2000, 4000]

/** Why a file is refused, read from its content; null when it may be sent. */
export async function videoValidationMessage(file: File): Promise<string | null> {
  const checked = await checkVideo(blobBytes(file)).catch(() => ({ error: videoTexts.damaged }))
  return 'error' in checked ? checked.error : null
}

/** Sends a video in parts; call it again after a failure, and it goes on where it stopped. Never rejects. */
export async function uploadVideo(file: File, folder: string, options: Options): Promise<Uploaded> {
  const { signal, onWaiting } = options
  let furthest = 0
  for (let tries = 0; ; tries++) {
    const { done, received, retry } = await goOn(file, folder, options)
    if (done) return done
    if (signal.aborted) return { error: 'Envio cancelado.' }
    if (received > furthest) tries = 0
    furthest = Math.max(furthest, received)
    const pause = patience[tries]
    if (pause === undefined) return { error: retry }
    onWaiting(true)
    await calm(pause, signal)
    onWaiting(false)
  }
}

type Progress = { done?: Uploaded; received: number; retry: string }

/** As far as it comes: to the address, to a refusal, or to something that may be otherwise in a moment. */
async function goOn(file: File, folder: string, { signal, onProgress }: Options): Promise<Progress> {
  const name = `${file.name.slice(0, 255)} ${file.lastModified}`
  let answer = await send(address, JSON.stringify({ folder, bytes: file.size, name }), { signal })
  const { id } = answer
  let received = answer.received ?? 0
  while (!endOf(answer) && received < file.size) {
    onProgress(received / file.size)
    const at = received
    const part = file.slice(at, at + chunkBytes)
    answer = await send(`${address}/${id}/${at}`, part, {
      signal,
      onProgress: (sent) => onProgress((at + sent) / file.size),
    })
    received = answer.received ?? received
    if (received === at && !endOf(answer)) break
  }
  if (!endOf(answer) && received >= file.size) {
    onProgress(1)
    answer = await send(`${address}/${id}/fim`, '', { signal })
  }
  const { url, error, status } = answer
  if (url) return { done: { url }, received, retry: '' }
  if (isFinal(status)) return { done: { error: error ?? videoTexts.failed }, received, retry: '' }
  return { received, retry: status === 0 || !error ? offline : error }
}

const offline = `${videoTexts.failed} A conexão caiu. Tente novamente: o envio continua de onde parou.`

function endOf({ status, url }: Answer) {
  return status !== 200 || url !== undefined
}

/** Asking again would hear the same. 404 says that the parts are gone: they are sent anew. */
function isFinal(status: number) {
  return status >= 400 && status < 500 && ![404, 408, 425, 429].includes(status)
}

/** Until the pause is over and there is a connection. */
async function calm(ms: number, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (navigator.onLine || signal.aborted) return
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve, { once: true })
  })
}
