import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bearer, encodePart, type Tokens } from './auth/tokens.ts'
import type { Exclusive } from './database.ts'
import { bodyLimits, type Handle, json, parseJson, readBody } from './responses.ts'

type Payload = { headers: Headers; body: Uint8Array<ArrayBuffer> }

type Parts = {
  exclusive: Exclusive
  tokens: Tokens
  /** The library signs uploads with it. */
  jwtSecret: string
  functions?: Handle | undefined
}

/** Passes the claims of a verified token to the library. */
export const claimsHeader = 'x-claims'

/** Passes on requests to the three APIs, one at a time. Functions do not wait, because they send requests themselves. */
export function createRouter(library: Handle, { exclusive, tokens, jwtSecret, functions }: Parts): Handle {
  const forward: Handle = async (request) => asRefusal(await exclusive(() => library(request)))
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/health') return json({ ok: true }, 200)
    if (functions && pathname.startsWith('/functions/v1/')) return functions(request)
    if (!isDecodable(pathname)) return json({ message: 'The path is not a URI' }, 400)
    if (!/^\/(rest|auth|storage)\/v1\//.test(pathname)) {
      return json({ message: 'no Route matched with those values' }, 404)
    }
    if (!(await replaceToken(request.headers, tokens)))
      return json({ code: 'PGRST301', message: 'The token is not valid, or has expired' }, 401)
    const isStorage = pathname.startsWith('/storage/v1/')
    // A signed download would outlive its session, and the product only signs uploads.
    if (/^\/storage\/v1\/(object|render\/image)\/sign\//.test(pathname)) {
      return json({ statusCode: '404', error: 'not_supported', message: 'No signed addresses here' }, 400)
    }
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return forward(request)
    const body = await readBody(request, bodyLimits[isStorage ? 'upload' : 'json'])
    if (!body) return tooLarge(isStorage)
    if (
      request.method === 'PUT' &&
      signedUpload.test(pathname) &&
      !isSigned(searchParams.get('token') ?? '', jwtSecret)
    )
      return json({ statusCode: '400', error: 'InvalidJWT', message: 'Invalid token' }, 400)
    if (isStorage && isJson.test(request.headers.get('content-type') ?? '') && parseJson(body) === undefined)
      return badRequest('Empty or invalid json')
    if (pathname.startsWith('/storage/v1/object/list/')) return listObjects(request, body, forward)
    const payload = { headers: new Headers(request.headers), body }
    const unpacked = isStorage ? await unpackUpload(payload) : payload
    if (!unpacked) return badRequest('The form could not be read')
    const response = await forward(rebuild(request, unpacked))
    return request.method === 'POST' && signedUpload.test(pathname) ? withUrl(response) : response
  }
}

/** Replaces the person's token by its claims. Returns false if it is not valid. */
async function replaceToken(headers: Headers, tokens: Tokens) {
  const authorization = headers.get('authorization')
  const token = bearer(authorization)
  const isPersons = token !== undefined && !token.startsWith('sb_')
  const claims = isPersons ? await tokens.read(authorization) : undefined
  headers.delete('authorization')
  headers.delete(claimsHeader)
  if (claims) headers.set(claimsHeader, encodePart(claims))
  return !isPersons || claims !== undefined
}

function isSigned(token: string, secret: string) {
  const [, content = '', signature] = token.match(/^([\w-]+\.[\w-]+)\.([\w-]+)$/) ?? []
  return signature === createHmac('sha256', secret).update(content).digest('base64url')
}

const isJson = /^application\/json\b/i
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\//

/** Renames the library's `signedUrl` to `url`, like hosted projects, because supabase-js reads that. */
async function withUrl(response: Response) {
  if (!response.ok) return response
  const { signedUrl } = await response.json()
  return json({ url: signedUrl.replace('/storage/v1', '') }, 200)
}

// The library would answer 500 to `%` and to NUL, which PostgreSQL cannot store.
function isDecodable(pathname: string) {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

function rebuild(request: Request, { headers, body }: Payload) {
  headers.delete('transfer-encoding')
  headers.set('content-length', String(body.length))
  return new Request(request.url, { method: request.method, headers, body: body.length > 0 ? body : null })
}

/** Answers 400 where the library answers 500: to arguments of the wrong type and to writes to a view. */
async function asRefusal(response: Response) {
  if (response.status !== 500) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return ['SUP', '55000'].includes(Object(answer).code) ? json(answer, 400) : response
}

function badRequest(message: string) {
  return json({ statusCode: '400', error: 'Bad Request', message }, 400)
}

function tooLarge(isStorage: boolean) {
  const message = 'The object exceeded the maximum allowed size'
  return isStorage
    ? json({ statusCode: '413', error: 'Payload too large', message }, 400)
    : json({ message: 'Payload too large' }, 413)
}

/** Unpacks the file of a form, which supabase-js sends under an empty field name that the library does not find. */
async function unpackUpload({ headers, body }: Payload): Promise<Payload | undefined> {
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
    unpacked.set('cache-control', /^\d+$/.test(cacheControl) ? `max-age=${cacheControl}` : cacheControl)
  return { headers: unpacked, body: new Uint8Array(await file.arrayBuffer()) }
}

const listSchema = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.number().default(100),
  offset: z.number().default(0),
})

/** Lists like a hosted project: by name, relative to the folder, with subfolders without an id. The library lists all objects. */
async function listObjects(request: Request, body: Uint8Array, forward: Handle) {
  const { data: query } = listSchema.safeParse(parseJson(body))
  if (!query) return badRequest('The list could not be read')
  const prefix = query.prefix && `${query.prefix.replace(/\/+$/, '')}/`
  const everything = new TextEncoder().encode(JSON.stringify({ prefix, limit: 1_000_000 }))
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  const response = await forward(rebuild(request, { headers, body: everything }))
  if (!response.ok) return response
  const objects: { name: string }[] = await response.json()
  const entries = new Map<string, { name: string }>()
  for (const object of objects) {
    if (!object.name.startsWith(prefix)) continue
    const [name = '', ...rest] = object.name.slice(prefix.length).split('/')
    if (name.startsWith(query.search)) entries.set(name, { ...(rest.length > 0 ? folder : object), name })
  }
  const named = [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return json(named.slice(query.offset, query.offset + query.limit), 200)
}

const folder = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
