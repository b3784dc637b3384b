import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzip, gzip } from 'node:zlib'
import { createMemory } from '@/lib/cache/memory.mjs'
import { ofOneVisitor } from './decide'

/** Milliseconds since the epoch: when a page was begun, until when it is fresh. */
type Life = { madeAt: number; freshUntil: number }
/** Names and values of the headers that every copy has. A file with an immutable name has no life. */
type Found = { life: Life | undefined; etag: string | undefined; head: string[] }
type Packing = 'plain' | 'gzip' | 'br'
type Kept = Found & { bodies: Record<Packing, Buffer> }

declare global {
  var pageGiven: ((life: Life) => void) | undefined
}

const MEMORY_BYTES = 24 * 1024 * 1024
const LARGEST_BYTES = 512 * 1024

/** What Next has answered alike for everybody, kept packed: fresh static pages, and files with an immutable name. */
export function createKeptAnswers() {
  const memory = createMemory(MEMORY_BYTES)
  const asking = new AsyncLocalStorage<{ life?: Life }>()
  const packing = new Set<string>()
  let lastPacked: Promise<unknown> = Promise.resolve()
  globalThis.pageGiven = ({ madeAt, freshUntil }) => {
    const store = asking.getStore()
    if (!store) return
    const { life = { madeAt, freshUntil } } = store
    store.life = { madeAt: Math.min(life.madeAt, madeAt), freshUntil: Math.min(life.freshUntil, freshUntil) }
  }

  return { answer, learn }

  /** Whether the request could be answered from what is kept. */
  function answer(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
  ): boolean {
    const kept: Kept | undefined = memory.get(path)
    if (!kept || !mayBeShown(kept.life)) return false
    const isKnown = knows(headers, kept.etag)
    const packing = wantedPacking(headers['accept-encoding'])
    const body = kept.bodies[packing]
    const encoding = body === kept.bodies.plain ? [] : ['content-encoding', packing]
    const ofBody = isKnown ? [] : [...encoding, 'content-length', String(body.length)]
    // The headers are complete: the class's own way spares what the front door does for others.
    Reflect.apply(ServerResponse.prototype.writeHead, response, [
      isKnown ? 304 : 200,
      [...kept.head, ...ofBody, 'x-request-id', requestId],
    ])
    response.end(isKnown || method === 'HEAD' ? undefined : body)
    return true
  }

  /** Hands the request on by `pass`, and keeps what is answered. */
  function learn(request: IncomingMessage, response: ServerResponse, path: string, pass: () => void) {
    if (request.method !== 'GET') return pass()
    const store: { life?: Life } = {}
    gather(response, (body) => {
      const found = keepable(response, path, store.life)
      const isPacked = response.getHeader('content-encoding') === 'gzip'
      if (found && !packing.has(path)) void keep(path, found, body, isPacked)
    })
    asking.run(store, pass)
  }

  async function keep(path: string, found: Found, sent: Buffer, isPacked: boolean) {
    const earlier: Kept | undefined = memory.get(path)
    if (earlier?.etag && earlier.etag === found.etag) return put(path, { ...found, bodies: earlier.bodies })
    packing.add(path)
    // One after the other: the threads that pack also read files for others.
    lastPacked = lastPacked
      .then(async () => put(path, { ...found, bodies: await pack(sent, isPacked, found.head) }))
      .catch(() => undefined)
    await lastPacked
    packing.delete(path)
  }

  function put(path: string, kept: Kept) {
    const different = new Set(Object.values(kept.bodies))
    memory.set(
      path,
      kept,
      [...different].reduce((sum, { length }) => sum + length, 4096),
    )
  }
}

/** Whether a request is one of those that are all answered alike. */
export function isForEverybody({ method, headers }: IncomingMessage, path: string, sessionCookie: string) {
  if ((method !== 'GET' && method !== 'HEAD') || ofOneVisitor.test(path)) return false
  const { cookie } = headers
  if (cookie && (cookie.includes(sessionCookie) || cookie.includes('__prerender_bypass'))) return false
  return !Object.keys(headers).some((name) => special.test(name))
}

/** By these Next or its middleware answers otherwise, and so does a part of a file. */
const special =
  /^(?:rsc|range|if-range|if-match|if-unmodified-since|content-type|upgrade|expect|next-|x-next|x-middleware|x-prerender|x-invoke|x-matched)/

/** Undefined for what is not the same for everybody, or not for long enough. */
function keepable(response: ServerResponse, path: string, life: Life | undefined): Found | undefined {
  const control = String(response.getHeader('cache-control'))
  const isFile = path.startsWith('/_next/static/') && /\bimmutable\b/.test(control)
  if (response.statusCode !== 200 || !(isFile || life)) return undefined
  if (response.hasHeader('set-cookie') || /\b(?:private|no-store|no-cache)\b/.test(control)) return undefined
  const head = response
    .getHeaderNames()
    .filter((name) => !ofOneAnswer.test(name))
    .flatMap((name) => [name, String(response.getHeader(name))])
  return { life: isFile ? undefined : life, etag: response.getHeader('etag')?.toString(), head }
}

const ofOneAnswer =
  /^(?:x-request-id|content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/

/** Fresh, and nothing was published since it was begun: the rule of lib/cache/handler.mjs. */
function mayBeShown(life: Life | undefined): boolean {
  if (!life) return true
  if (globalThis.beforePage?.()) return false
  const now = Date.now()
  const publishedAt = globalThis.pagePublication?.read() ?? Number.POSITIVE_INFINITY
  return life.madeAt > publishedAt && life.madeAt <= now && now < life.freshUntil
}

function knows(headers: IncomingMessage['headers'], etag: string | undefined): boolean {
  const known = headers['if-none-match']
  if (!known || !etag || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  return known === '*' || known.split(',').some((tag) => weak(tag.trim()) === weak(etag))
}

function weak(tag: string) {
  return tag.replace(/^W\//, '')
}

/** Tells `whole` the body of an answer as it left, once all of it has; nothing of one that is too large to keep. */
function gather(response: ServerResponse, whole: (body: Buffer) => void) {
  const { write, end } = response
  const parts: Buffer[] = []
  let bytes = 0
  Object.assign(response, {
    write(...given: unknown[]) {
      add(given)
      return Reflect.apply(write, response, given)
    },
    end(...given: unknown[]) {
      add(given)
      Reflect.apply(end, response, given)
      if (bytes <= LARGEST_BYTES) whole(Buffer.concat(parts))
      return response
    },
  })

  function add([chunk]: unknown[]) {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    bytes += chunk.length
    if (bytes <= LARGEST_BYTES) parts.push(Buffer.from(chunk))
  }
}

/** Packs well and slowly, in other threads: it is done once for many. What does not shrink stays as it is. */
async function pack(sent: Buffer, isPacked: boolean, head: string[]): Promise<Kept['bodies']> {
  const plain = isPacked ? await promisify(gunzip)(sent) : sent
  if (!head.some((text) => /\baccept-encoding\b/i.test(text))) return { plain, gzip: plain, br: plain }
  const [asGzip, asBrotli] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain),
  ])
  return { plain, gzip: asGzip, br: asBrotli }
}

/** The smallest that an Accept-Encoding takes: plain, where it names neither of the two. */
function wantedPacking(accepted = ''): Packing {
  return packings.find(([, named]) => named.test(accepted))?.[0] ?? 'plain'
}

const packings = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i],
] as const
