import { Agent, request } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'

type Load = {
  requests: number
  /** Each with what it was. */
  failures: string[]
  /** How often each was answered, by what `name` says of the body. */
  answers: Map<string, number>
}

/** Asks without a pause for pages, and for one script or style of each, over as many kept connections as `connections` and as many that are new each time. */
export function startLoad(urls: string[], connections: number, name = (body: string) => body) {
  const load: Load = { requests: 0, failures: [], answers: new Map() }
  const isTls = urls[0]?.startsWith('https:')
  const agent = (keepAlive: boolean) =>
    isTls
      ? new TlsAgent({ keepAlive, maxSockets: connections, rejectUnauthorized: false })
      : new Agent({ keepAlive, maxSockets: connections })
  const [kept, fresh] = [agent(true), agent(false)]
  let isOver = false
  async function askAndCount(url: string, agent: Agent) {
    const { status, body } = await ask(url, agent)
    load.requests += 1
    const isKept = agent === kept ? 'kept' : 'new'
    if (status !== 200) load.failures.push(`${url} ${isKept}: ${status} ${body.slice(0, 200)}`)
    else load.answers.set(name(body), (load.answers.get(name(body)) ?? 0) + 1)
    return body
  }
  const readers = [kept, fresh].flatMap((agent) =>
    Array.from({ length: connections }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        const url = urls[turn % urls.length] ?? ''
        const body = await askAndCount(url, agent)
        const [...assets] = new Set(body.match(/\/_next\/static\/[^"\\]+\.(?:js|css)(?:\?dpl=\w+)?/g))
        const asset = assets[turn % assets.length]
        if (asset) await askAndCount(new URL(asset, url).href, agent)
      }
    }),
  )
  return {
    load,
    stop: async () => {
      isOver = true
      await Promise.all(readers)
      kept.destroy()
      return load
    },
  }
}

function ask(url: string, agent: Agent) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, body: String(error) })
    const send = url.startsWith('https:') ? tlsRequest : request
    send(url, { agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
      response.on('error', failed)
    })
      .on('error', failed)
      .end()
  })
}
