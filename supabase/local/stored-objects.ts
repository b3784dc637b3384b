import type { Handle } from './responses.ts'

const rendered = /^\/storage\/v1\/render\/image\//
const transformations = ['width', 'height', 'resize', 'format', 'quality']

/** 304 to a browser that has it, and /render/image, which the library lacks; resizing is outside the turn. */
export async function serveObject(request: Request, forward: Handle): Promise<Response> {
  const url = new URL(request.url)
  const query = new URLSearchParams(url.search)
  const isRendered = rendered.test(url.pathname)
  url.pathname = url.pathname.replace(rendered, '/storage/v1/object/')
  for (const name of transformations) url.searchParams.delete(name)
  const response = await forward(new Request(url, { method: request.method, headers: request.headers }))
  if (response.status !== 200) return response
  if (isRendered && request.method === 'GET')
    return render(response, query, request.headers.get('accept') ?? '')
  const eTag = response.headers.get('etag')
  if (eTag && request.headers.get('if-none-match') === eTag) return notModified(response, eTag)
  return response
}

function notModified(response: Response, eTag: string) {
  const cacheControl = response.headers.get('cache-control') ?? 'no-cache'
  return new Response(null, { status: 304, headers: { etag: eTag, 'cache-control': cacheControl } })
}

async function render(response: Response, query: URLSearchParams, accept: string) {
  const { transformImage } = await import('./image-transform.ts')
  const { bytes, contentType } = await transformImage(
    new Uint8Array(await response.arrayBuffer()),
    query,
    accept,
  )
  const headers = new Headers(response.headers)
  headers.delete('etag')
  headers.set('content-type', contentType)
  headers.set('content-length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { headers })
}
