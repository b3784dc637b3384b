import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { createFunctions, Got, Sent } from './vercel-functions.ts'
import { createPrerenders } from './vercel-prerenders.ts'
import { type Asked, fill, match, phase, type Route, readRoutes } from './vercel-routes.ts'

export type Host = ReturnType<typeof createHost>

/** What the platform takes of a request's body, in bytes. */
const maxBody = 4.5 * 1024 * 1024

/**
 * Serves the output of `vercel build` as Vercel does: its routes, its files, its functions, its store of pages. Written after
 * the documentation of the Build Output API; where a policy comes from two sides, both are sent, so that a test sees it.
 */
export function createHost(output: string, functions: ReturnType<typeof createFunctions>) {
  const routes = readRoutes(output)
  const { overrides = {} } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'))
  const prerenders = createPrerenders(output, (name, sent) => functions.call(name, sent))
  const server = createServer(async (request, response) => {
    const got = await answer(request).catch(
      (error): Got => ({
        status: 500,
        headers: {},
        body: Buffer.from(`FUNCTION_INVOCATION_FAILED ${error}`),
      }),
    )
    response.writeHead(got.status, got.headers)
    response.end(request.method === 'HEAD' ? undefined : got.body)
  })
  const control = createServer(async (request, response) => {
    prerenders.publish(JSON.parse((await bodyOf(request)).toString()))
    response.end()
  })
  return {
    prerenders,
    coldStart: functions.forget,
    async listen(port: number, controlPort: number) {
      await Promise.all([
        once(server.listen(port, '127.0.0.1'), 'listening'),
        once(control.listen(controlPort, '127.0.0.1'), 'listening'),
      ])
    },
    close() {
      server.close().closeAllConnections()
      control.close().closeAllConnections()
      functions.forget()
    },
  }

  async function answer(request: IncomingMessage): Promise<Got> {
    const body = await bodyOf(request)
    if (body.length > maxBody) return plain(413, 'FUNCTION_PAYLOAD_TOO_LARGE')
    const url = new URL(request.url ?? '/', 'http://localhost')
    const id = `gru1::${crypto.randomUUID()}`
    const headers: Record<string, string> = {
      ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-vercel-id': id,
      'x-invocation-id': id,
    }
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers,
    }
    const extra: Got['headers'] = {}
    for (const route of phase(routes)) {
      const values = match(route, asked)
      if (!values) continue
      if (route.middlewarePath) {
        const stopped = await passMiddleware(asked, url, body, extra)
        if (stopped) return stopped
      }
      const redirect = apply(route, values, asked, extra)
      if (redirect) return redirect
    }
    const found = (await serve(asked, url, body)) ?? (await rewritten(asked, url, body))
    const got = found ?? { ...((await serve(missing(asked), url, body)) ?? plain(404, '')), status: 404 }
    return { ...got, headers: join2(extra, got.headers) }
  }

  async function passMiddleware(asked: Asked, url: URL, body: Buffer, extra: Got['headers']) {
    const sent = { method: asked.method, url: url.pathname + url.search, headers: asked.headers, body }
    const got = await functions.call('_middleware', sent)
    if (got.headers['x-middleware-next'] !== '1') return { ...got, headers: { ...extra, ...got.headers } }
    const kept = String(got.headers['x-middleware-override-headers'] ?? '').split(',')
    if (kept[0]) {
      const renewed = kept.map((name) => [name, String(got.headers[`x-middleware-request-${name}`])])
      asked.headers = Object.fromEntries(renewed)
    }
    for (const [name, value] of Object.entries(got.headers)) {
      if (!name.startsWith('x-middleware-') && !hopByHop.has(name)) extra[name] = value
    }
  }

  async function rewritten(asked: Asked, url: URL, body: Buffer) {
    for (const route of [...phase(routes, 'filesystem'), ...phase(routes, 'rewrite')]) {
      const values = match(route, asked)
      if (!values || !route.dest) continue
      const tried = { ...asked, query: new URLSearchParams(asked.query) }
      apply(route, values, tried, {})
      const found = await serve(tried, url, body)
      if (found) return found
    }
  }

  async function serve(asked: Asked, url: URL, body: Buffer): Promise<Got | undefined> {
    const file = fileAt(asked.path)
    if (file) return file
    const name = decodeURIComponent(asked.path).slice(1) || 'index'
    if (!functions.has(name)) return undefined
    const query = asked.query.size > 0 ? `?${asked.query}` : ''
    const headers = { ...asked.headers, 'x-matched-path': decodeURIComponent(asked.path) }
    const sent: Sent = { method: asked.method, url: url.pathname + query, headers, body }
    const config = prerenders.configOf(name)
    if (!config || prerenders.bypasses(config, asked)) return functions.call(name, sent)
    config.allowHeader = [...(config.allowHeader ?? []), 'x-invocation-id']
    return prerenders.read(name, config, asked.query, sent)
  }

  function fileAt(path: string): Got | undefined {
    const own = decodeURIComponent(path).slice(1)
    const [name, { contentType = undefined } = {}] = Object.entries<{ path?: string; contentType?: string }>(
      overrides,
    ).find(([file, override]) => (override.path ?? file) === own) ?? [own]
    const file = join(output, 'static', name)
    if (own === '' || !existsSync(file) || !statSync(file).isFile()) return undefined
    const headers = { 'content-type': contentType ?? types[name.split('.').at(-1) ?? ''] ?? 'text/plain' }
    return { status: 200, headers, body: readFileSync(file) }
  }

  function missing(asked: Asked): Asked {
    const [route] = phase(routes, 'error')
    return { ...asked, method: 'GET', path: route?.dest ?? '/404', query: new URLSearchParams() }
  }
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Headers and destination; an answer when the route is a redirect. */
function apply(route: Route, values: Record<string, string>, asked: Asked, extra: Got['headers']) {
  for (const [name, value] of Object.entries(route.headers ?? {}))
    extra[name.toLowerCase()] = fill(value, values)
  const isRedirect = route.status !== undefined && route.status >= 300 && route.status < 400
  if (isRedirect && extra.location)
    return { status: route.status ?? 307, headers: extra, body: Buffer.alloc(0) }
  if (!route.dest) return undefined
  const [path = '', query = ''] = fill(route.dest, values).split('?')
  asked.path = path
  for (const [name, value] of new URLSearchParams(query)) asked.query.set(name, value)
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** A function's own header counts, but for a policy: what two sides say about it would both be sent. */
function join2(extra: Got['headers'], own: Got['headers']): Got['headers'] {
  const all = { ...extra, ...own }
  for (const name of ['transfer-encoding', 'connection', 'keep-alive']) delete all[name]
  const policies = new Set([extra[CSP], own[CSP]].flat().filter((policy) => policy !== undefined))
  if (policies.size > 0) Object.assign(all, { [CSP]: [...policies] })
  return all
}

const CSP = 'content-security-policy'

function plain(status: number, text: string): Got {
  return { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
