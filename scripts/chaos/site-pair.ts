import { setTimeout as sleep } from 'node:timers/promises'
import { WebServer } from '../../e2e/publishing/web-server.ts'

export class SitePair {
  readonly servers: WebServer[]
  /** Requests that the first process did not take and the other one did. */
  failovers = 0

  constructor(env: Record<string, string>) {
    this.servers = [new WebServer(env), new WebServer(env)]
  }

  async start() {
    await Promise.all(this.servers.map((server) => server.start()))
  }

  async kill() {
    await Promise.all(this.servers.map((server) => server.kill()))
  }

  async restart(which: number) {
    const server = this.servers[which % this.servers.length]
    await server?.kill()
    await sleep(500)
    await server?.start()
  }

  /** A read goes to the other one when the first broke off; anything else only when it certainly was not taken. */
  async fetch(turn: number, path: string, init: RequestInit): Promise<Response> {
    const isRead = (init.method ?? 'GET') === 'GET'
    for (let tries = 0; ; tries++) {
      const server = this.servers[(turn + tries) % this.servers.length]
      if (!server) throw new Error('no servers')
      try {
        return await send(server, path, init)
      } catch (error) {
        if (tries === maxTries || !(isRead ? !init.signal?.aborted : isRefused(error))) throw error
        this.failovers++
      }
    }
  }
}

/** As many as a load balancer makes; the one process may die right after the other. */
const maxTries = 3

async function send(server: WebServer, path: string, init: RequestInit) {
  const headers = new Headers(init.headers)
  if (init.method === 'POST') headers.set('origin', server.origin)
  const response = await fetch(server.url(path), { ...init, headers })
  // A process that dies while it answers is noticed here, while the other one can still be asked.
  return new Response(await response.arrayBuffer(), { status: response.status, headers: response.headers })
}

function isRefused(error: unknown) {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED'
}
