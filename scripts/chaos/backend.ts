import { setTimeout as sleep } from 'node:timers/promises'
import { type Backend, startBackend } from '../lib/backend.ts'
import type { Variables } from '../lib/settings.ts'

export class MortalBackend {
  restarts = 0
  #backend: Backend | undefined
  readonly #dataDir: string
  readonly #port: number
  readonly #env: Variables

  constructor(dataDir: string, port: number, env: Variables) {
    this.#dataDir = dataDir
    this.#port = port
    this.#env = env
  }

  async start(): Promise<Backend> {
    this.#backend = await startBackend(this.#dataDir, this.#port, this.#env)
    return this.#backend
  }

  get pid() {
    return this.#backend?.child.pid
  }

  /** Whether it answers within fifteen seconds; PGlite may spin for ever after a write that the disk refused. */
  async isAlive() {
    if (!this.#backend?.child.isRunning()) return false
    const health = fetch(`http://127.0.0.1:${this.#port}/rest/v1/hotels?select=id&limit=1`, {
      signal: AbortSignal.timeout(15_000),
    })
    return health.then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    )
  }

  async restart() {
    await this.#backend?.child.stop('SIGKILL')
    await sleep(300)
    await this.revive()
  }

  async revive() {
    if (await this.isAlive()) return
    await this.#backend?.child.stop('SIGKILL')
    this.restarts++
    await this.start()
  }
}
