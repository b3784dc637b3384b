import { createServer } from 'node:http'
import { accountOf } from '../../../lib/access/cookies'
import { filterRequests } from '../../../lib/server/requests/filter'
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
 * What a proxy stands before: the site's real request filter, and behind it a stand-in that keeps to Next's rule for actions
 * (the page's origin is the host that was asked), and tells what arrived. One for each test file: a request filter is its process's.
 */
export async function filteredSite() {
  Object.assign(process.env, environment)
  const server = createServer(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    const { host, origin = '' } = request.headers
    if (request.method === 'POST' && URL.parse(origin)?.host !== host)
      return response.writeHead(500).end('Invalid Server Actions request.')
    response.end(
      JSON.stringify({
        bytes,
        forwarded: request.headers['x-forwarded-for'],
        name: request.headers['x-request-id'],
      }),
    )
  })
  const port = await listenLocally(server)
  filterRequests({
    siteUrl,
    trustedProxy: '127.0.0.1',
    isDevelopment: false,
    sessionCookie: 'panel-session',
    accountOf,
  })
  return {
    port,
    server,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
