/** Reads a response body of at most `limit` bytes; throws and stops reading if there are more. */
export async function readCapped({ body, headers }: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > limit) throw new Error(`over ${limit} bytes`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limit) throw new Error(`over ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
