/** What the upload's route says; status 0 when nobody answered. */
export type Answer = { status: number; id?: string; received?: number; url?: string; error?: string }

type Options = { signal: AbortSignal /** In bytes of this body. */; onProgress?: (sent: number) => void }

const noAnswerMs = 120_000

/** Never rejects. fetch tells nothing about how much of a body has been sent. */
export function send(address: string, body: Blob | string, { signal, onProgress }: Options): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel)
      resolve(read(request))
    }
    request.timeout = noAnswerMs
    request.open('POST', address)
    request.setRequestHeader(
      'content-type',
      typeof body === 'string' ? 'application/json' : 'application/octet-stream',
    )
    if (signal.aborted) return resolve({ status: 0 })
    signal.addEventListener('abort', cancel)
    request.send(body)
  })
}

function read({ status, responseText }: XMLHttpRequest): Answer {
  try {
    const said: Record<string, unknown> = Object(JSON.parse(responseText))
    return {
      status,
      ...(typeof said.id === 'string' && { id: said.id }),
      ...(typeof said.received === 'number' && { received: said.received }),
      ...(typeof said.url === 'string' && { url: said.url }),
      ...(typeof said.error === 'string' && { error: said.error }),
    }
  } catch {
    // A proxy's page instead of an answer, or the login page's.
    return { status: status === 200 ? 0 : status }
  }
}
