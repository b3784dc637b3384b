import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import {
  chooseRelease,
  currentRelease,
  forgetServing,
  releasesFolder,
  type Serving,
  writeServing,
} from '../releases/folders.ts'
import { atEnd } from '../run-command.ts'
import type { Variables } from '../settings.ts'
import { logFile } from './log-file.ts'
import { createPool, type Pool } from './pool.ts'

type Options = {
  dataDir: string
  host: string
  port: number
  env: Variables
  workers: number
  /** How often each process is asked whether it lives, in milliseconds. */
  healthEvery: number
}

/** What is under way may last for so long when another release takes over, and when the service stops. */
const drainSeconds = { switch: 60, stop: 20 }

/** Serves the release that `current` names, and exchanges it when that changes. Throws a Refusal when nothing can be served. */
export async function supervise({ dataDir, workers, ...shared }: Options): Promise<never> {
  const releases = releasesFolder(dataDir)
  const log = logFile(join(dataDir, 'logs', 'site.log'))
  const failing = Promise.withResolvers<never>()
  const pools = new Set<Pool>()
  let live: { id: string; pool: Pool } | undefined
  let serving: Serving = { pid: process.pid }
  atEnd(async () => {
    await Promise.all([...pools].map((pool) => pool.drain(drainSeconds.stop)))
    forgetServing(releases)
  })
  tell({})
  let tried: string | undefined
  while (true) {
    const wanted = currentRelease(releases)
    if (wanted && wanted !== tried) {
      tried = wanted
      if (live?.id !== wanted) await switchTo(wanted)
    }
    if (!live && !wanted)
      throw new Refusal(`Nenhuma versão em ${releases}; publique uma com "npm run deploy".`)
    if (!live) throw new Refusal(`A versão ${wanted} não ligou. Veja ${join(dataDir, 'logs', 'site.log')}.`)
    await Promise.race([sleep(200), failing.promise])
  }

  async function switchTo(id: string) {
    const folder = join(releases, id)
    if (!existsSync(join(folder, 'server.js'))) return refuse(id, `${folder} não tem server.js`)
    say(`Ligando a versão ${id}.`)
    const next = createPool(workers, say, { ...shared, folder, log })
    pools.add(next)
    if (!(await next.ready)) {
      await leave(next, 0)
      return refuse(id, 'não ligou')
    }
    await next.open()
    const previous = live
    live = { id, pool: next }
    void next.hopeless.then(() => {
      if (live?.pool === next) failing.reject(new Refusal(`A versão ${id} cai toda vez que liga; desisto.`))
    })
    tell({ release: id, failed: undefined })
    say(`No ar: a versão ${id}, ${workers} processos.`)
    if (previous)
      void leave(previous.pool, drainSeconds.switch).then(() => say(`A versão ${previous.id} saiu.`))
  }

  async function leave(pool: Pool, seconds: number) {
    await pool.drain(seconds)
    pools.delete(pool)
  }

  function refuse(id: string, why: string) {
    say(`A versão ${id} ${why}${live ? '; a anterior continua no ar' : ''}.`)
    tell({ failed: { release: id, why, at: Date.now() } })
  }

  function tell(news: Partial<Serving>) {
    serving = { ...serving, ...news }
    try {
      // Whoever chose the other one may be gone, and the next start must not try it first.
      if (news.failed && live) chooseRelease(releases, live.id)
      writeServing(releases, serving)
    } catch (error) {
      say(`Não consigo escrever em ${releases}: ${String(error)}`)
    }
  }
}

function say(line: string) {
  console.log(line)
}
