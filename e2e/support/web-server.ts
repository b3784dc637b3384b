import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { startBackend } from '../../scripts/lib/backend.ts'
import type { Child } from '../../scripts/lib/children.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { startSite } from '../../scripts/lib/site.ts'
import { publishSecret, resultFile } from '../../scripts/lib/test-environment.ts'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'
import { versionOf } from './site-document.ts'

const { HOTEL_SLUG, BOOKING_ENGINE_URL } = demos.quaresmeira.variables
const hotel = { HOTEL_SLUG, BOOKING_ENGINE_URL }

/** Headers that make readiness report its details. */
export const hook = { authorization: `Bearer ${publishSecret}` }

/** One `next start` on its own port, over the build in NEXT_DIST_DIR that others may share. */
export class WebServer {
  readonly #env: Record<string, string>
  #child: Child | undefined
  #port = 0

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Returns the shared server of all tests that change no content (scripts/lib/site-under-test.ts). */
  static shared(): WebServer {
    const server = new WebServer({})
    server.#port = Number(new URL(process.env.E2E_BASE_URL ?? '').port)
    return server
  }

  /** Resolves when it answers; rejects with the end of its log if it exits first. */
  async start() {
    this.#port ||= await findFreePort()
    this.#child = await startSite({
      mode: 'start',
      distDir: this.#env.NEXT_DIST_DIR ?? '',
      host: '127.0.0.1',
      port: this.#port,
      // The caller's other variables must not reach the servers under test.
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOTEL_TODAY: process.env.HOTEL_TODAY,
        SITE_URL: this.origin,
        ...hotel,
        ...this.#env,
      },
      log: resultFile('servers.log'),
    })
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The end of its stderr output. */
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

  /** Requests a publication; `authorization` replaces the right secret. */
  async publish(authorization: string | null = `Bearer ${publishSecret}`) {
    const headers = authorization === null ? undefined : { authorization }
    const response = await fetch(this.url('/api/revalidate'), { method: 'POST', headers })
    return { status: response.status, body: await response.text() }
  }

  /** Publishes until the site has read its backend, because a busy one may answer after the site's deadline. */
  async publishFresh(): Promise<void> {
    const { status, body } = await this.publish()
    if (status !== 200) throw new Error(`publishing was answered with ${status}: ${body}`)
    if (body !== '{"fresh":true}') await this.publishFresh()
  }

  url(path: string) {
    return this.origin + path
  }

  /** The id of its process, while it runs. */
  get pid() {
    return this.#child?.isRunning() ? this.#child.pid : undefined
  }
}

/**
 * Starts an embedded backend with a demonstration on a free port for one worker, and points the helpers of e2e/support to
 * it. Copying the data that the build used takes a third of the time of loading them.
 */
export async function startOwnBackend(demo: DemoName = 'quaresmeira') {
  const dataDir = mkdtempSync(join(tmpdir(), `${demo}-`))
  const prepared = join(process.env.E2E_PREPARED_DATA ?? '', 'supabase')
  if (demo === 'quaresmeira' && existsSync(prepared))
    cpSync(prepared, join(dataDir, 'supabase'), { recursive: true })
  const { child, url, publishableKey } = await startBackend(dataDir, 0, {
    ...process.env,
    ...demos[demo].variables,
    DEMO: demo,
  })
  const variables = { DATA_DIR: dataDir, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey }
  Object.assign(process.env, variables, { E2E_DATA_DIR: dataDir, E2E_SUPABASE_URL: url })
  return {
    variables,
    async stop() {
      await child.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Returns the folder of the build under test, which must not change. */
export function distDirUnderTest(): string {
  const distDir = process.env.E2E_DIST_DIR
  if (!distDir) throw new Error('E2E_DIST_DIR must name the build to test')
  return distDir
}

/** Copies the build into this folder, to be published into or changed; returns the folder. */
export function copyOfBuild(copy: string): string {
  const built = distDirUnderTest()
  rmSync(copy, { recursive: true, force: true })
  const withoutCache = join(resolve(built), 'cache')
  cpSync(built, copy, { recursive: true, filter: (path) => resolve(path) !== withoutCache })
  return copy
}

export type Action = { id: string; name: string }

const actionSchema = z.object({ filename: z.string(), exportedName: z.string() })
const manifestSchema = z.object({ node: z.record(z.string(), actionSchema) })

/** Returns every server action in Next's own list of the build, so that a new one cannot be forgotten. */
export function actionsOf(distDir: string): Action[] {
  const file = join(distDir, 'server', 'server-reference-manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(node).map(([id, { exportedName }]) => ({ id, name: exportedName }))
}
