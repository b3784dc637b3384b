import { createServer, type IncomingMessage, request } from 'node:http'
import { listenLocally } from '../../../scripts/lib/ports.ts'

type Kept = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  at: number
}

/**
 * A cache as a provider puts it before a site: one entry per address, whatever the visitor sends along (most know no
 * `Vary`), for as long as `s-maxage` and `stale-while-revalidate` say. PURGE with the key forgets all of it. `pass` lets
 * milliseconds go by.
 */
export async function startSharedCache(origin: () => string, key: string) {
  const kept = new Map<string, Kept>()
  let ahead = 0
  const state = { purges: 0 }
  const now = () => Date.now() + ahead

  const server = createServer(async (visit, response) => {
    const { method = 'GET', url = '/', headers } = visit
    if (method === 'PURGE') {
      const isOurs = headers['x-purge-key'] === key
      if (isOurs) kept.clear()
      if (isOurs) state.purges++
      return response.writeHead(isOurs ? 204 : 403).end()
    }
    const isAsking = method === 'GET' || method === 'HEAD'
    const found = isAsking ? kept.get(url) : undefined
    const age = found ? (now() - found.at) / 1000 : 0
    const { fresh, stale } = lifeOf(String(found?.headers['cache-control']))
    if (found && age < fresh + stale) {
      if (age >= fresh) ask(visit)
      return response
        .writeHead(found.status, { ...found.headers, age: String(Math.floor(age)) })
        .end(found.body)
    }
    const answer = await ask(visit)
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  const port = await listenLocally(server)

  return {
    origin: `http://127.0.0.1:${port}`,
    purgeUrl: `http://127.0.0.1:${port}/`,
    state,
    pass: (ms: number) => {
      ahead += ms
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }

  async function ask(visit: IncomingMessage): Promise<Kept> {
    const { method = 'GET', url = '/' } = visit
    const headers = { ...visit.headers, host: new URL(origin()).host }
    const body: Buffer[] = []
    for await (const part of visit) body.push(part)
    const answer = await new Promise<Kept>((resolve, reject) => {
      const sent = request(`${origin()}${url}`, { method, headers }, async (reply) => {
        const parts: Buffer[] = []
        for await (const part of reply) parts.push(part)
        const { 'transfer-encoding': _, ...given } = reply.headers
        resolve({ status: reply.statusCode ?? 0, headers: given, body: Buffer.concat(parts), at: now() })
      })
      sent.on('error', reject).end(Buffer.concat(body))
    })
    if (
      method === 'GET' &&
      answer.status === 200 &&
      lifeOf(String(answer.headers['cache-control'])).fresh > 0
    )
      kept.set(url, answer)
    return answer
  }
}

/** In seconds; none for what only one visitor may have. */
function lifeOf(control: string) {
  if (/private|no-store|no-cache/.test(control)) return { fresh: 0, stale: 0 }
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(control)?.[1] ?? 0)
  return { fresh: seconds('s-maxage') || seconds('max-age'), stale: seconds('stale-while-revalidate') }
}
