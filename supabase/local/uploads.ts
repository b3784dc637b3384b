/** Headers and body of a request about to be forwarded. */
export type Payload = { headers: Headers; body: Uint8Array<ArrayBuffer> }

/**
 * supabase-js sends a File or Blob as a form whose file has an empty field name; the library looks for a field
 * called "file" and loses its cache control. The form is replaced by what it carries: the file's bytes, type and
 * cache control. Any other payload passes unchanged; undefined for what only claims to be a form.
 */
export async function unpackUpload({ headers, body }: Payload): Promise<Payload | undefined> {
  const contentType = headers.get('content-type') ?? ''
  if (!contentType.startsWith('multipart/form-data')) return { headers, body }
  const response = new Response(body, { headers: { 'content-type': contentType } })
  const form = await response.formData().catch(() => undefined)
  if (!form) return undefined
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) return { headers, body }
  const unpacked = new Headers(headers)
  unpacked.set('content-type', file.type.split(';')[0] || 'application/octet-stream')
  const cacheControl = form.get('cacheControl')
  if (typeof cacheControl === 'string' && cacheControl)
    unpacked.set('cache-control', asCacheControl(cacheControl))
  return { headers: unpacked, body: new Uint8Array(await file.arrayBuffer()) }
}

function asCacheControl(value: string) {
  return /^\d+$/.test(value) ? `max-age=${value}` : value
}
