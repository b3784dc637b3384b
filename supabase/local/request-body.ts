const megabyte = 1024 * 1024

/** Largest accepted bodies in bytes. A bucket's own limit (5 MiB, 50 MiB of videos) is checked after the upload one. */
export const bodyLimits = { upload: 6 * megabyte, video: 51 * megabyte, json: 4 * megabyte }

/** Undefined over `limit`. Read before the request waits for its turn: a slow sender holds nobody up. */
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
