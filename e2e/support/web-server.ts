import type { Child } from '../../scripts/lib/children.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { startSite } from '../../scripts/lib/site.ts'
import { resultFile } from '../../scripts/lib/test-folders.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { versionOf } from '../publishing/document.ts'

const { HOTEL_SLUG, BOOKING_ENGINE_URL } = quaresmeira.variables
const hotel = { HOTEL_SLUG, BOOKING_ENGINE_URL }

export const SECRET = 'segredo-so-destes-testes-de-publicacao'

/** With these headers readiness tells its details. */
export const hook = { authorization: `Bearer ${SECRET}` }

/** One `next start` on its own port, over the build in NEXT_DIST_DIR that others may share. */
export class WebServer {
  readonly #env: Record<string, string>
  #child: Child | undefined
  #port = 0

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Resolves when it answers; rejects with the end of its log when it stops instead. */
  async start() {
    this.#port ||= await findFreePort()
    this.#child = await startSite({
      mode: 'start',
      distDir: this.#env.NEXT_DIST_DIR ?? '',
      host: '127.0.0.1',
      port: this.#port,
      // Nothing else of the caller's configuration may reach the servers under test.
      env: {
        PATH: process.env.PATH,
        HOTEL_TODAY: process.env.HOTEL_TODAY,
        SITE_URL: this.origin,
        ...hotel,
        ...this.#env,
      },
      log: resultFile('servers.log'),
    })
  }

  /** Its address, once it was started. */
  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The end of what it wrote to stderr. */
  get log() {
    return this.#child?.errors() ?? ''
  }

  async kill() {
    await this.#child?.stop('SIGKILL')
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
    return this.#child?.isRunning() ? this.#child.pid : undefined
  }

  /** Whether it answers. */
  isAlive() {
    return fetch(this.url('/api/health')).then(
      (response) => response.ok,
      () => false,
    )
  }
}
