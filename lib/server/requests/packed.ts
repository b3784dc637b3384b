import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { rewriteBody } from './answer'

/** Bodies compressed with brotli, by path and ETag. */
const compressed = new LRUCache<string, Buffer>({ maxSize: 24 * 1024 * 1024 })
let lastBrotli: Promise<unknown> = Promise.resolve()

/**
 * Brotli-compresses responses that have an ETag, once, off the main thread; later requests reuse the result. Next itself only
 * gzips. Next still answers each request, so it decides about freshness and publishing.
 */
export function sendPacked({ method, headers, url = '' }: IncomingMessage, response: ServerResponse) {
  const accepted = headers['accept-encoding']
  if (method !== 'GET' || headers.range !== undefined || ofOneVisitor.test(url)) return
  if (!accepts(accepted, 'br') && !accepts(accepted, 'gzip')) return
  delete headers['accept-encoding']

  rewriteBody(response, () => {
    const { statusCode } = response
    const hasBody = statusCode === 200 || statusCode >= 400
    if (!hasBody || !text.test(String(response.getHeader('content-type')))) return undefined
    const etag = statusCode === 200 && response.getHeader('etag')
    const key = etag && `${url} ${etag}`
    const brotli = key && accepts(accepted, 'br') ? compressed.get(key) : undefined
    const packing = brotli ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined
    if (packing) {
      response.setHeader('content-encoding', packing)
      response.removeHeader('content-length')
    }
    return (plain) => {
      if (brotli) return brotli
      if (key) keepBrotli(key, plain)
      return packing ? gzipSync(plain) : plain
    }
  })
}

/** Addresses whose responses may differ between visitors. */
const ofOneVisitor = /^\/(?:admin|api|media|previa)(?:[/?]|$)/

const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/

function keepBrotli(key: string, plain: Buffer) {
  if (compressed.get(key)) return
  // One at a time, because the same threads read files for other requests.
  lastBrotli = lastBrotli
    .then(() => compressed.get(key) ?? promisify(brotliCompress)(plain))
    .then((brotli) => compressed.set(key, brotli, { size: brotli.length }))
    .catch(() => undefined)
}

/** Returns whether an Accept-Encoding names the encoding without refusing it by q=0. */
function accepts(accepted = '', packing: string) {
  return new RegExp(`\\b${packing}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(accepted)
}
