import { setTimeout as sleep } from 'node:timers/promises'
import { keptCookies } from '../../e2e/support/admin.ts'
import type { Journal, Told } from './journal.ts'
import type { SitePair } from './site-pair.ts'

/** What a writer needs of the world. `signIn` gives the cookies of one admin's session. */
export type Desk = {
  sites: SitePair
  journal: Journal
  actions: Record<string, string>
  signIn: () => Promise<string>
}

export class Writer {
  readonly #number: number
  readonly #desk: Desk
  #cookies = ''
  #count = 0

  constructor(number: number, desk: Desk) {
    this.#number = number
    this.#desk = desk
  }

  async work(mode: string, times: number): Promise<void> {
    for (let turn = 0; turn < times; turn++) {
      if (!this.#cookies) this.#cookies = await patiently(this.#desk.signIn)
      const token = `chaos-${this.#number}-${this.#count++}.`
      const { action, item, input } = this.#next(token)
      const told = await this.#call(action, input)
      this.#desk.journal.note(token, { mode, item, told })
    }
  }

  // Mostly the own room; now and then what others write too: one room of all, one page section.
  #next(token: string) {
    const kind = this.#count % 8
    if (kind === 7) return { action: 'saveAbout', item: `sobre ${this.#number}`, input: about(token) }
    const id = kind === 3 ? 'todos' : `quarto-${this.#number}`
    return { action: 'saveItem', item: kind === 3 ? `todos ${this.#number}` : id, input: room(id, token) }
  }

  async #call(action: string, input: object): Promise<Told> {
    const headers = {
      'next-action': this.#desk.actions[action] ?? 'missing',
      'content-type': 'text/plain;charset=UTF-8',
      cookie: this.#cookies,
    }
    const body = JSON.stringify([input])
    try {
      const init = {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
        signal: AbortSignal.timeout(60_000),
      } as const
      const response = await this.#desk.sites.fetch(this.#number + this.#count, '/admin/login', init)
      this.#cookies = keptCookies(this.#cookies, response)
      return this.#read(response.status, await response.text())
    } catch {
      await sleep(100)
      return 'unknown'
    }
  }

  #read(status: number, text: string): Told {
    if (status >= 300 || /"signedOut":true/.test(text)) this.#cookies = ''
    // The first line names the row of the result; the page that follows it may hold anything.
    const row = /"a":"\$@?(\w+)"/.exec(text)?.[1]
    const result = text.split('\n').find((line) => line.startsWith(`${row}:`))
    return result?.includes('"ok":true') ? 'confirmed' : 'refused'
  }
}

export function room(id: string, text: string) {
  const words = {
    name: `Chalé ${id}`,
    category: 'premium',
    description: text,
    detailed_description: '',
    bed_configuration: '1 cama',
  }
  const rest = {
    capacity: '2',
    quantity: '1',
    price: '450,00',
    video_url: '',
    active: true,
    features: [],
    images: [],
  }
  return { list: 'rooms', id, expectedFingerprint: null, force: true, values: { ...words, ...rest } }
}

function about(text: string) {
  return {
    values: { title: 'Sobre', subtitle: '', description: text, image_url: null },
    expectedValues: {},
    force: true,
  }
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries > 120) throw error
      await sleep(500)
    }
  }
}
