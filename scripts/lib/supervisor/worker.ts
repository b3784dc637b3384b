import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryFlags } from '../memory.ts'
import { findFreePort } from '../ports.ts'
import type { Variables } from '../settings.ts'

const healthPaths = { ready: '/api/health/ready', alive: '/api/health' }

export type WorkerOptions = {
  folder: string
  env: Variables
  host: string
  port: number
  log: (text: Uint8Array) => void
  healthEvery: number
}

export type SiteWorker = {
  pid: number | undefined
  /** False when it ended, or did not become ready in time and was ended. */
  ready: Promise<boolean>
  gone: Promise<string>
  /** Resolves when visitors come in, or it is gone. */
  open: () => Promise<void>
  /** Takes no new visitors, finishes the present ones within `seconds`, and resolves when it is gone. */
  drain: (seconds: number) => Promise<void>
}

/** Starts one process of a release. It listens on a port of its own until it is opened. */
export async function startWorker(options: WorkerOptions): Promise<SiteWorker> {
  const { folder, env, host, port, log, healthEvery } = options
  const privatePort = await findFreePort()
  cluster.setupPrimary({
    exec: join(folder, 'server.js'),
    args: [],
    cwd: folder,
    execArgv: [...memoryFlags, '--disable-warning=ExperimentalWarning', '--import', preload],
    silent: true,
  })
  const worker = cluster.fork({ ...env, ...privateAddress, PORT: String(privatePort) })
  const child = worker.process
  let isGone = false
  let isLeaving = false
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', log)
  const gone = new Promise<string>((resolve) => {
    function end(how: string) {
      isGone = true
      resolve(how)
    }
    child.once('exit', (code, signal) => end(signal ? `sinal ${signal}` : `código ${code}`))
    // What could not even be started never exits.
    worker.on('error', (error) => child.pid === undefined && end(String(error)))
  })
  // With the hook's secret readiness tells what is failing.
  const authorization = `Bearer ${env.REVALIDATE_SECRET}`
  const ask = (path: string, within = 10_000) =>
    answers(`http://127.0.0.1:${privatePort}${path}`, within, authorization)
  const ready = becomesReady()
  let isOpened = false
  return { pid: child.pid, ready, gone, open, drain }

  async function becomesReady() {
    const deadline = Date.now() + 90_000
    while (!isGone && Date.now() < deadline) {
      if (await ask(healthPaths.ready)) return true
      await Promise.race([gone, sleep(100)])
    }
    child.kill('SIGKILL')
    return false
  }

  async function open() {
    if (!(await ready) || isGone || isLeaving || isOpened) return
    isOpened = true
    const isOpen = new Promise((resolve) => worker.on('message', (said) => said === 'open' && resolve(said)))
    worker.send({ open: { host, port } })
    void watch()
    await Promise.race([isOpen, gone])
  }

  async function watch() {
    let silences = 0
    while (!isGone && !isLeaving && silences < 3) {
      await Promise.race([gone, sleep(healthEvery, undefined, { ref: false })])
      silences = isGone || (await ask(healthPaths.alive, healthEvery)) ? 0 : silences + 1
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

/** In place of one for which the machine had no memory, process or port. */
export function notStarted(error: unknown): SiteWorker {
  const nothing = async () => {}
  return {
    pid: undefined,
    ready: Promise.resolve(false),
    gone: Promise.resolve(String(error)),
    open: nothing,
    drain: nothing,
  }
}

const privateAddress = { HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' }

const preload = join(import.meta.dirname, 'in-worker.ts')

async function answers(url: string, within: number, authorization: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(within),
      headers: { connection: 'close', authorization },
    })
    const told = await response.text()
    // A full disk keeps nobody from reading: without a site it would.
    return response.ok || told.includes('"failing":["disk"]')
  } catch {
    return false
  }
}
