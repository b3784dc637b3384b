export type Payload = { headers: Headers; body: Uint8Array<ArrayBuffer> }

/** supabase-js sends a file under an empty field name, which the library does not find: it gets the file itself. */
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
