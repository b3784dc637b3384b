/** The body of an answer, of at most `limit` bytes; throws as soon as there are more, and reads no further. */
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
