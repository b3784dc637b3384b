const megabyte = 1024 * 1024

/** Largest accepted bodies in bytes. The bucket's own limit (5 MiB) is checked after the upload one. */
export const bodyLimits = { upload: 6 * megabyte, json: 4 * megabyte }

/**
 * The whole body, or undefined when it is larger than `limit`. It is read before the request waits for its turn, so
 * that a slow sender holds nobody up; what is too much is read and dropped, so that the sender gets its answer.
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
