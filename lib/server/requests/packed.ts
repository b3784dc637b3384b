import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { createMemory } from '@/lib/server/cache/memory.mjs'
import { rewriteBody } from './answer'
import { ofOneVisitor } from './decide'

const packings = ['br', 'gzip'] as const
type Packed = Partial<Record<(typeof packings)[number], Buffer>>

/** Packed bodies by path and ETag; those unused for longest go first. */
const packed = createMemory(24 * 1024 * 1024)
let lastBrotli: Promise<unknown> = Promise.resolve()

/**
 * Next packs the same page and the same script again for every visitor, and with gzip only. What has an ETag is packed
 * here once: with gzip at the first request, and in another thread with brotli for those that follow. Next is asked each
 * time, so that freshness and publications stay its decision.
 */
export function sendPacked(request: IncomingMessage, response: ServerResponse, path: string) {
  const { method, headers } = request
  const accepted = packings.filter((packing) => accepts(headers['accept-encoding'], packing))
  if (method !== 'GET' || accepted.length === 0 || headers.range !== undefined || ofOneVisitor.test(path))
    return
  delete headers['accept-encoding']
  rewriteBody(response, () => {
    const { statusCode } = response
    const hasBody = statusCode === 200 || statusCode >= 400
    if (!hasBody || !text.test(String(response.getHeader('content-type')))) return undefined
    const etag = statusCode === 200 && response.getHeader('etag')
    const key = `${path} ${etag}`
    const known: Packed | undefined = etag ? packed.get(key) : undefined
    const packing = accepted.find((name) => known?.[name]) ?? accepted.find((name) => name === 'gzip')
    const body = packing && known?.[packing]
    if (packing) response.setHeader('content-encoding', packing)
    if (body) response.setHeader('content-length', body.length)
    else if (packing) response.removeHeader('content-length')
    return (plain) => {
      if (body) return body
      const gzip = etag && !known ? pack(key, plain) : undefined
      return packing ? (gzip ?? gzipSync(plain)) : plain
    }
  })
}

function pack(key: string, plain: Buffer) {
  const gzip = gzipSync(plain)
  packed.set(key, { gzip }, gzip.length)
  // One after the other: the threads that pack also read files for others.
  lastBrotli = lastBrotli
    .then(() => promisify(brotliCompress)(plain))
    .then((br) => packed.set(key, { gzip, br }, gzip.length + br.length))
    .catch(() => undefined)
  return gzip
}

const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/

/** Whether an Accept-Encoding names the packing, and does not refuse it with q=0. */
function accepts(accepted = '', packing: string) {
  return new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(accepted)
}
