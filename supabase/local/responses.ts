export type Handle = (request: Request) => Promise<Response>

export function json(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { 'access-control-allow-origin': '*' } })
}

const megabyte = 1024 * 1024

/** The largest accepted bodies, in bytes. The storage then checks the bucket's own limit (5 MiB, 50 MiB for videos). */
export const bodyLimits = { upload: 51 * megabyte, json: 4 * megabyte }

/**
 * Reads the whole body before the request waits for the database, so that a slow sender delays nobody else. Returns undefined if
 * it is larger than `limit`.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size <= limit) chunks.push(chunk)
    }
  }
  return size > limit ? undefined : new Uint8Array(Buffer.concat(chunks))
}

/** Returns undefined for bytes that are not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
