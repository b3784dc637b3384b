import { fileValidationMessage, headLength, imageTexts } from '@/lib/images/rules'
import { drawingTexts, isDrawing, maxDrawingBytes, takesDrawings } from '@/lib/images/svg/limits'
import { shrinkImage } from './shrink'

type Options = {
  /** Place in a room's list; part of the stored name there. */
  index?: number
  signal?: AbortSignal
  /** How much of the file has been sent, 0–1. */
  onProgress?: (fraction: number) => void
}

export type Uploaded = { url: string } | { error: string }

const noAnswerMs = 120_000

/** Why a file is refused, read from its content (IMG-1, BRAND-5); null when it may be sent to `folder`. */
export async function imageValidationMessage(file: File, folder = ''): Promise<string | null> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const bytes = new Uint8Array(head)
  if (takesDrawings(folder) && isDrawing(bytes))
    return file.size > maxDrawingBytes ? drawingTexts.tooLarge : null
  return fileValidationMessage(file.size, bytes)
}

/** Checks, shrinks and sends one image to `folder` (see `parseFolder`). Never rejects; call it again to retry. */
export async function uploadImage(file: File, folder: string, options: Options = {}): Promise<Uploaded> {
  const validationMessage = await imageValidationMessage(file, folder)
  if (validationMessage) return { error: validationMessage }
  const form = new FormData()
  form.set('folder', folder)
  form.set('index', String(options.index ?? 0))
  form.set('file', file.type === 'image/svg+xml' ? file : await shrinkImage(file), file.name)
  return send(form, options)
}

// fetch tells nothing about how much of a body has been sent.
function send(form: FormData, { signal, onProgress }: Options): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const end = (result: Uploaded) => {
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => end(answerOf(request))
    request.onerror = () => end({ error: `${imageTexts.failed} Verifique a conexão e tente de novo.` })
    request.ontimeout = () => end({ error: `${imageTexts.failed} O servidor demorou demais; tente de novo.` })
    request.onabort = () => end({ error: uploadCancelled })
    request.timeout = noAnswerMs
    request.open('POST', '/admin/upload')
    if (signal?.aborted) return end({ error: uploadCancelled })
    signal?.addEventListener('abort', cancel)
    request.send(form)
  })
}

const uploadCancelled = 'Envio cancelado.'

/** What a proxy or the host itself says, before the site has seen the body. */
const tooMuchForHost = `${imageTexts.failed} A hospedagem não aceita um envio deste tamanho: reduza a foto para até 4 MB.`

function answerOf({ responseText, status }: XMLHttpRequest): Uploaded {
  try {
    const answer: unknown = JSON.parse(responseText)
    if (typeof answer === 'object' && answer !== null) {
      if ('url' in answer && typeof answer.url === 'string') return { url: answer.url }
      if ('error' in answer && typeof answer.error === 'string') return { error: answer.error }
    }
  } catch {
    // A proxy's page instead of an answer.
  }
  return { error: status === 413 ? tooMuchForHost : imageTexts.failed }
}
