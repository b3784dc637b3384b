import type { Exclusive } from './mutex.ts'
import { foldList, listEverythingBelow } from './object-list.ts'
import { bodyLimits, readBody } from './request-body.ts'
import { type Handle, json } from './responses.ts'
import { serveObject } from './stored-objects.ts'
import { unpackUpload } from './uploads.ts'

/** Only the three APIs, the functions and /health, one request at a time. Functions ask back, outside that turn. */
export function createRouter(library: Handle, exclusive: Exclusive, functions?: Handle): Handle {
  const forward: Handle = (request) => exclusive(() => library(request))
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/health') return json({ ok: true }, 200)
    if (functions && pathname.startsWith('/functions/v1/')) return functions(request)
    if (!isDecodable(pathname)) return json({ message: 'The path is not a URI' }, 400)
    if (!/^\/(rest|auth|storage)\/v1\//.test(pathname)) {
      return json({ message: 'no Route matched with those values' }, 404)
    }
    const isStorage = pathname.startsWith('/storage/v1/')
    // Signed downloads outlive the session that made them, and the product makes none; it signs uploads only.
    if (/^\/storage\/v1\/(object|render\/image)\/sign\//.test(pathname)) {
      return json({ statusCode: '404', error: 'not_supported', message: 'No signed addresses here' }, 400)
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      return isStorage ? serveObject(request, forward) : forward(request)
    }
    if (request.method === 'OPTIONS') return forward(request)
    const body = await readBody(request, bodyLimits[kindOf(pathname)])
    if (!body) return tooLarge(isStorage)
    if (pathname.startsWith('/storage/v1/object/list/')) return listObjects(request, body, forward)
    const payload = { headers: new Headers(request.headers), body }
    const unpacked = isStorage ? await unpackUpload(payload) : payload
    if (!unpacked) return notAForm()
    const response = await forward(rebuild(request, unpacked))
    return request.method === 'POST' && signedUpload.test(pathname) ? withUrl(response) : response
  }
}

const signedUpload = /^\/storage\/v1\/object\/upload\/sign\//

/** The library answers `signedUrl`, and supabase-js reads `url`, as hosted projects answer. */
async function withUrl(response: Response) {
  if (!response.ok) return response
  const { signedUrl } = await response.json()
  return json({ url: signedUrl.replace('/storage/v1', '') }, 200)
}

function kindOf(pathname: string) {
  if (!pathname.startsWith('/storage/v1/')) return 'json'
  return /^\/storage\/v1\/object\/(?:upload\/sign\/[^/]+-parts|[^/]+-videos)\//.test(pathname)
    ? 'video'
    : 'upload'
}

async function listObjects(request: Request, body: Uint8Array, forward: Handle) {
  const query = parseJson(body)
  const everything = new TextEncoder().encode(JSON.stringify(listEverythingBelow(query)))
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  const response = await forward(rebuild(request, { headers, body: everything }))
  return response.ok ? json(foldList(query, await response.json()), 200) : response
}

// The library would stumble over `%` and over a NUL, which no database takes, and answer 500.
function isDecodable(pathname: string) {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function rebuild(request: Request, { headers, body }: { headers: Headers; body: Uint8Array<ArrayBuffer> }) {
  headers.delete('transfer-encoding')
  headers.set('content-length', String(body.length))
  return new Request(request.url, { method: request.method, headers, body: body.length > 0 ? body : null })
}

function notAForm() {
  return json({ statusCode: '400', error: 'Bad Request', message: 'The form could not be read' }, 400)
}

function tooLarge(isStorage: boolean) {
  const message = 'The object exceeded the maximum allowed size'
  return isStorage
    ? json({ statusCode: '413', error: 'Payload too large', message }, 400)
    : json({ message: 'Payload too large' }, 413)
}
