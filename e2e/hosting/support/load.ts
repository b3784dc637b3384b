import { Agent, request } from 'node:http'

export type Load = {
  requests: number
  /** Each with what it was. */
  failures: string[]
  /** How often each was answered, by what `name` says of the body. */
  answers: Map<string, number>
}

/** Asks without a pause, over as many kept connections as `connections` and as many that are new each time. */
export function startLoad(urls: string[], connections: number, name = (body: string) => body) {
  const load: Load = { requests: 0, failures: [], answers: new Map() }
  const kept = new Agent({ keepAlive: true, maxSockets: connections })
  const fresh = new Agent({ keepAlive: false, maxSockets: connections })
  let isOver = false
  const readers = [kept, fresh].flatMap((agent) =>
    Array.from({ length: connections }, async (_, reader) => {
      for (let turn = reader; !isOver; turn += 1) {
        const url = urls[turn % urls.length] ?? ''
        const { status, body } = await ask(url, agent)
        load.requests += 1
        if (status !== 200)
          load.failures.push(`${url} ${agent === kept ? 'kept' : 'new'}: ${status} ${body.slice(0, 200)}`)
        else load.answers.set(name(body), (load.answers.get(name(body)) ?? 0) + 1)
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
    request(url, { agent }, (response) => {
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
