import { setTimeout as sleep } from 'node:timers/promises'
import type { SitePair } from './site-pair.ts'

export type Reading = { requests: number; errors: string[]; times: number[] }

export class Readers {
  reading: Reading = empty()
  #running: Promise<void>[] = []
  #isOver = false
  readonly #sites: SitePair
  readonly #paths: string[]

  constructor(sites: SitePair, paths: string[]) {
    this.#sites = sites
    this.#paths = paths
  }

  start(visitors: number) {
    this.#running = Array.from({ length: visitors }, (_, visitor) => this.#visit(visitor))
  }

  take(): Reading {
    const { reading } = this
    this.reading = empty()
    return reading
  }

  async stop() {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  async #visit(visitor: number) {
    for (let turn = visitor; !this.#isOver; turn++) {
      const path = this.#paths[turn % this.#paths.length] ?? '/'
      const { reading } = this
      const began = performance.now()
      const problem = await this.#open(path, turn)
      reading.times.push(performance.now() - began)
      reading.requests++
      if (problem) reading.errors.push(`${path}: ${problem}`)
      await sleep(25)
    }
  }

  async #open(path: string, turn: number): Promise<string | undefined> {
    try {
      const response = await this.#sites.fetch(turn, path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      })
      const body = await response.text()
      if (response.status !== 200) return `status ${response.status}`
      return /<h1|<urlset|User-Agent/.test(body) ? undefined : 'not the page'
    } catch (error) {
      return error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
    }
  }
}

function empty(): Reading {
  return { requests: 0, errors: [], times: [] }
}

/** The time in which this share of the requests was answered, in whole milliseconds. */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
