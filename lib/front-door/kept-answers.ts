import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingMessage, ServerResponse } from 'node:http'
import { createMemory } from '@/lib/cache/memory.mjs'
import { gather } from './gather'
import { type Kept, keepable, type Life, withBody } from './kept'
import { pack, unpacked, wantedPacking } from './packings'

declare global {
  var pageGiven: ((life: Life) => void) | undefined
}

const MEMORY_BYTES = 24 * 1024 * 1024

/** What Next has sent twice alike for everybody, kept packed: fresh static pages, and files with an immutable name. */
export function createKeptAnswers() {
  const memory = createMemory(MEMORY_BYTES)
  const askedOnce = new Map<string, number>()
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

  function answer(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    path: string,
    requestId: string,
  ): boolean {
    const kept: Kept | undefined = memory.get(path)
    if (!kept || !mayBeShown(kept.life)) return false
    const isKnown = knows(headers, kept.etag)
    const { head, body } = isKnown ? kept.unchanged : kept.whole[wantedPacking(headers['accept-encoding'])]
    // The headers are complete: the class's own way spares what the front door does for others.
    Reflect.apply(ServerResponse.prototype.writeHead, response, [
      isKnown ? 304 : 200,
      [...head, 'x-request-id', requestId],
    ])
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }

  function learn(request: IncomingMessage, response: ServerResponse, path: string, pass: () => void) {
    if (request.method !== 'GET') return pass()
    const store: { life?: Life } = {}
    gather(response, isWanted, (body) => void keep(body))
    asking.run(store, pass)

    function isWanted() {
      const found = keepable(response, path, store.life)
      if (!found || packing.has(path)) return false
      const earlier: Kept | undefined = memory.get(path)
      if (earlier?.etag && earlier.etag === found.etag) {
        put({ ...found, bodies: earlier.bodies })
        return false
      }
      return isSecond(store.life?.madeAt ?? 0)
    }

    function isSecond(madeAt: number) {
      if (askedOnce.get(path) === madeAt) return askedOnce.delete(path)
      if (askedOnce.size > 1000) askedOnce.clear()
      askedOnce.set(path, madeAt)
      return false
    }

    async function keep(body: Buffer) {
      const found = keepable(response, path, store.life)
      if (!found) return
      const encoding = response.getHeader('content-encoding')?.toString()
      packing.add(path)
      // One after the other: the threads that pack also read files for others.
      lastPacked = lastPacked
        .then(async () => {
          const plain = await unpacked(body, encoding)
          if (plain) put({ ...found, bodies: await pack(plain, found.type) })
        })
        .catch(() => undefined)
      await lastPacked
      packing.delete(path)
    }
  }

  function put(found: Parameters<typeof withBody>[0]) {
    const kept = withBody(found)
    memory.set(found.path, kept, kept.bytes)
  }
}

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
