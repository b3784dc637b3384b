import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { versionOf } from './document.ts'

export const SECRET = 'segredo-so-destes-testes-de-publicacao'

/** One `next start` on its own port, over a build that others may share. */
export class WebServer {
  readonly #env: Record<string, string>
  #child: ChildProcess | undefined
  #port = 0
  /** The end of what it wrote to stderr. */
  log = ''

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Resolves when it answers; rejects with what it wrote to stderr when it stops instead. */
  async start() {
    this.#port ||= await freePort()
    const child = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(this.#port)],
      { env: { ...systemEnv, ...this.#env }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#child = child
    this.log = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.log = (this.log + chunk).slice(-4000)
    })
    for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
      if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}: ${this.log}`)
      if (await this.isAlive()) return
    }
    throw new Error(`the server did not start: ${this.log}`)
  }

  /** Its address, once it was started. */
  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  async kill() {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async get(path: string, headers?: Record<string, string>) {
    const began = performance.now()
    const response = await fetch(this.url(path), { redirect: 'manual', headers })
    const html = await response.text()
    return {
      status: response.status,
      location: response.headers.get('location'),
      policy: response.headers.get('content-security-policy') ?? '',
      headers: response.headers,
      html,
      version: versionOf(html),
      milliseconds: performance.now() - began,
    }
  }

  /** Asks for a publication; `authorization` replaces the right secret. */
  async publish(authorization: string | null = `Bearer ${SECRET}`) {
    const headers = authorization === null ? undefined : { authorization }
    const response = await fetch(this.url('/api/revalidate'), { method: 'POST', headers })
    return { status: response.status, body: await response.text() }
  }

  /** The address of one of its pages. */
  url(path: string) {
    return this.origin + path
  }

  /** Of its process, while it runs. */
  get pid() {
    return this.#child?.pid
  }

  /** Whether it answers. */
  isAlive() {
    return fetch(this.url('/api/health')).then(
      (response) => response.ok,
      () => false,
    )
  }
}

// Nothing of the caller's configuration may reach the servers under test.
const systemEnv = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
