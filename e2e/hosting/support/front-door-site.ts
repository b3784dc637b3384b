import { createServer } from 'node:http'
import { openFrontDoor } from '../../../lib/front-door/open'
import { listenLocally } from '../../../scripts/lib/ports'

/** By what name visitors know it. */
export const siteUrl = 'https://www.hotel.example'

/** What the site needs to tell whose session a request brings. */
const environment = {
  SUPABASE_URL: 'https://backend.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SITE_SECRET: 's'.repeat(32),
}

/**
 * What a proxy stands before: the site's real front door, and behind it a stand-in that keeps to Next's rule for actions
 * (the page's origin is the host that was asked), counts what arrives, and shows what was saved last. One for each test file: a front door is its process's.
 */
export async function frontDoorSite() {
  Object.assign(process.env, environment)
  const asked: string[] = []
  let saved = 0
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { host, origin = '', cookie = '' } = request.headers
    if (request.method === 'POST' && URL.parse(origin)?.host !== host)
      return response.writeHead(500).end('Invalid Server Actions request.')
    const isPanel = request.url?.startsWith('/admin')
    const keep = isPanel ? 'private, no-store' : 's-maxage=60, stale-while-revalidate=31535940'
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': keep, vary: 'accept-encoding' })
    response.end(
      JSON.stringify({
        saved,
        bytes,
        host,
        cookie,
        forwarded: request.headers['x-forwarded-for'],
        name: request.headers['x-request-id'],
        packing: request.headers['accept-encoding'],
      }),
    )
  })
  const port = await listenLocally(server)
  openFrontDoor({ siteUrl, trustedProxy: '127.0.0.1', isDevelopment: false, sessionCookie: 'panel-session' })
  return {
    port,
    asked,
    save: () => {
      saved += 1
      return saved
    },
    server,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
