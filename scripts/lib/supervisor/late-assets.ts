import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

/**
 * A page of the next release may ask for its scripts over a connection that this one still holds: from now on they come
 * out of the folder of the release that was chosen. Next knows only the files that were there when it started.
 */
export function answerLateAssets(site: Server): void {
  const listeners = site.listeners('request')
  site.removeAllListeners('request')
  site.on('request', (request, response) => {
    const file = lateAsset(request)
    if (file) return send(file, request, response)
    for (const listener of listeners) Reflect.apply(listener, site, [request, response])
  })
}

function lateAsset({ method, url = '' }: IncomingMessage): string | undefined {
  const path = normalize(URL.parse(url, 'http://site')?.pathname ?? '/')
  const place = path.startsWith('/_next/static/')
    ? join(process.env.NEXT_DIST_DIR || '.next', path.slice('/_next/'.length))
    : join('public', path)
  if (!/^\/_next\/static\//.test(path) || !(method === 'GET' || method === 'HEAD')) return undefined
  const later = join('..', 'current', place)
  return !existsSync(place) && existsSync(later) ? later : undefined
}

function send(file: string, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  if (method === 'HEAD') return response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

const types: Record<string, string | undefined> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
