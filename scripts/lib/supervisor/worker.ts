import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../ports.ts'
import type { Variables } from '../settings.ts'

/** Asked before a worker gets visitors, and from then on whether it still lives. */
export const healthPaths = { ready: '/api/health', alive: '/api/health' }

export type WorkerOptions = {
  /** Holds the release's `server.js`. */
  folder: string
  env: Variables
  /** Where visitors come in, shared by all workers. */
  host: string
  port: number
  log: (text: Uint8Array) => void
  /** How often it is asked whether it lives, in milliseconds. */
  healthEvery?: number
}

export type SiteWorker = {
  pid: number | undefined
  /** False when it ended, or did not become ready in time and was ended. */
  ready: Promise<boolean>
  /** Resolves with how it ended. */
  gone: Promise<string>
  /** Lets visitors in. */
  open: () => void
  /** Takes no new visitors, finishes the present ones within `seconds`, and resolves when it is gone. */
  drain: (seconds: number) => Promise<void>
}

/** Starts one process of a release. It listens on a port of its own until it is opened. */
export async function startWorker(options: WorkerOptions): Promise<SiteWorker> {
  const { folder, env, host, port, log, healthEvery = 15_000 } = options
  const privatePort = await findFreePort()
  cluster.setupPrimary({
    exec: join(folder, 'server.js'),
    args: [],
    cwd: folder,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', preload],
    silent: true,
  })
  const worker = cluster.fork({ ...env, HOSTNAME: '127.0.0.1', PORT: String(privatePort) })
  const child = worker.process
  let isGone = false
  let isLeaving = false
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', log)
  worker.on('error', () => {})
  const gone = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      isGone = true
      resolve(signal ? `sinal ${signal}` : `código ${code}`)
    })
  })
  const ask = (path: string) => answers(`http://127.0.0.1:${privatePort}${path}`)
  return { pid: child.pid, ready: becomesReady(), gone, open, drain }

  async function becomesReady() {
    const deadline = Date.now() + 90_000
    while (!isGone && Date.now() < deadline) {
      if (await ask(healthPaths.ready)) return true
      await Promise.race([gone, sleep(100)])
    }
    child.kill('SIGKILL')
    return false
  }

  function open() {
    if (isGone || isLeaving) return
    worker.send({ open: { host, port } })
    void watch()
  }

  /** Three silences in a row, and it is replaced. */
  async function watch() {
    let silences = 0
    while (!isGone && !isLeaving && silences < 3) {
      await Promise.race([gone, sleep(healthEvery, undefined, { ref: false })])
      silences = isGone || (await ask(healthPaths.alive)) ? 0 : silences + 1
    }
    if (!isGone && !isLeaving) child.kill('SIGKILL')
  }

  async function drain(seconds: number) {
    isLeaving = true
    if (!isGone && worker.isConnected()) worker.send({ drain: { seconds } })
    const late = new AbortController()
    void sleep(seconds * 1000 + 10_000, undefined, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    )
    await gone
    late.abort()
  }
}

const preload = join(import.meta.dirname, 'in-worker.ts')

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(10_000),
      headers: { connection: 'close' },
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
