import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { z } from 'zod'

/** Asks for exactly this path: `fetch` would tidy it up before. */
export async function ask(base: string | undefined, path: string) {
  const { hostname, port } = new URL(String(base))
  const sent = request({ hostname, port, path })
  sent.end()
  const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(sent, 'response'))
  response.resume()
  const {
    'content-type': type = '',
    'cache-control': cache = '',
    'x-content-type-options': nosniff,
  } = response.headers
  return { status: response.statusCode, type, cache, nosniff }
}
