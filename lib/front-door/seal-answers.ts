import { ServerResponse } from 'node:http'
import { contentSecurityPolicy, inlineScriptHashes } from '@/lib/cache/csp.mjs'
import { complete, mended } from './answer'
import { tellsStatus } from './standard-headers'

const CSP = 'content-security-policy'
const REFERRER = 'referrer-policy'

/** Where no door can stand, in functions: each answer gets its policy and headers last. Pages are held until they are whole. */
export function sealAnswers() {
  const { writeHead, write, end } = ServerResponse.prototype
  const held = new WeakMap<ServerResponse, Buffer[]>()

  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, asked: number, ...rest: unknown[]) {
      for (const [name, value] of headersIn(rest.at(-1))) this.setHeader(name, value)
      for (const name of isOfPanel(this) ? [CSP, tellsStatus, REFERRER] : []) adopt(name, this)
      const status = mended(asked, this)
      if (!this.headersSent) keepAtCdn(complete(this, status, false), status)
      return Reflect.apply(writeHead, this, typeof rest[0] === 'string' ? [status, rest[0]] : [status])
    },
    write(this: ServerResponse, chunk: string | Uint8Array, ...rest: unknown[]) {
      if (!isStaticPage(this)) return Reflect.apply(write, this, [chunk, ...rest])
      held.set(this, [...(held.get(this) ?? []), Buffer.from(chunk)])
      const told = rest.at(-1)
      if (typeof told === 'function') process.nextTick(told)
      return true
    },
    end(this: ServerResponse, ...given: unknown[]) {
      if (!isStaticPage(this)) return Reflect.apply(end, this, given)
      const [chunk] = given
      const last = typeof chunk === 'string' || chunk instanceof Uint8Array ? [Buffer.from(chunk)] : []
      const page = Buffer.concat([...(held.get(this) ?? []), ...last])
      this.setHeader(CSP, contentSecurityPolicy(inlineScriptHashes(page.toString())))
      held.delete(this)
      const told = given.filter((argument) => typeof argument === 'function')
      return Reflect.apply(end, this, [page, ...told])
    },
  })
}

function isStaticPage(response: ServerResponse) {
  return (
    !response.headersSent &&
    String(response.getHeader('content-type')).startsWith('text/html') &&
    !isOfPanel(response)
  )
}

/** The middleware has written their policy, with its nonce, over whatever the visitor sent under that name. */
function isOfPanel({ req }: ServerResponse) {
  return /^\/(?:admin|previa)(?:[/?.]|$)/.test(req.url ?? '')
}

function adopt(name: string, response: ServerResponse) {
  const [value] = [response.req.headers[name]].flat()
  if (value) response.setHeader(name, value)
}

function keepAtCdn(response: ServerResponse, status: number) {
  const control = String(response.getHeader('cache-control'))
  if (status === 200 && /^public\b.*\bimmutable\b/.test(control))
    response.setHeader('vercel-cdn-cache-control', control)
}

/** The headers that `writeHead` was given, as an object or as a flat list of names and values. */
function headersIn(given: unknown): [string, string | number | readonly string[]][] {
  if (typeof given !== 'object' || given === null) return []
  const entries: [unknown, unknown][] = Array.isArray(given)
    ? given.flatMap((name, index) =>
        index % 2 === 0 ? [[name, given[index + 1]] satisfies [unknown, unknown]] : [],
      )
    : Object.entries(given)
  return entries.flatMap(([name, value]) => (isHeader(value) ? [[String(name), value]] : []))
}

function isHeader(value: unknown): value is string | number | string[] {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}
