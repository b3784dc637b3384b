/** 'too-large' as soon as more than `limit` bytes have arrived, whatever was announced; null when it is no form. */
export async function readLimitedForm(
  request: Request,
  limit: number,
): Promise<FormData | 'too-large' | null> {
  if (Number(request.headers.get('content-length')) > limit) return 'too-large'
  const body = await readLimited(request, limit)
  if (!body) return 'too-large'
  const type = request.headers.get('content-type') ?? ''
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
}

/** A body of at most `limit` bytes, else null. */
export async function readLimited({ body }: Request, limit: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    chunks.push(new Uint8Array(read.value))
  }
  return new Blob(chunks)
}
