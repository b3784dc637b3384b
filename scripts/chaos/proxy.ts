import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenLocally } from '../lib/ports.ts'

/** How the way to the backend fails. `lost`: the backend does what it is asked and its answer never arrives. */
export type Fault = 'none' | 'refused' | 'hang' | 'slow' | '500' | 'garbage' | 'shape' | 'lost'

/** Milliseconds that a slow backend takes, at random: within the site's patience, beyond it, and just about it. */
const slowness = { least: 200, most: 2500 }

/** Public reads always meet the fault, the panel's requests in one of four cases; 'refused' means everybody. */
export class FaultyWay {
  fault: Fault = 'none'
  #port = 0
  readonly #backendPort: number
  readonly #server = createServer((incoming, outgoing) => {
    this.#answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  constructor(backendPort: number) {
    this.#backendPort = backendPort
  }

  async open(): Promise<number> {
    this.#port = await listenLocally(this.#server, this.#port)
    return this.#port
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async become(fault: Fault) {
    if (this.fault === fault) return
    if (fault === 'refused') await this.close()
    if (this.fault === 'refused') await this.open()
    // What still hangs is cut off, as by a restart.
    if (this.fault === 'hang') this.#server.closeAllConnections()
    this.fault = fault
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const isPublic = /^\/rest\/v1\/rpc\/site_(?:content|version)/.test(incoming.url ?? '')
    const fault = isPublic || Math.random() < 0.25 ? this.fault : 'none'
    if (fault === 'hang') return
    if (fault === '500') return void outgoing.writeHead(500, json).end('{"message":"quebrou"}')
    if (fault === 'garbage') return void outgoing.writeHead(200, json).end('[{"id":"x","dat')
    if (fault === 'shape')
      return void outgoing.writeHead(200, json).end(shapes[Math.floor(Math.random() * shapes.length)])
    if (fault === 'slow') await sleep(slowness.least + Math.random() * (slowness.most - slowness.least))
    await this.#forward(incoming, outgoing, fault === 'lost')
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, isLost: boolean) {
    const { method, url, headers } = incoming
    const done = Promise.withResolvers<void>()
    const asked = request(
      { host: '127.0.0.1', port: this.#backendPort, method, path: url, headers },
      (answer) => {
        answer.on('end', done.resolve).on('error', done.reject)
        if (isLost) {
          answer.resume().on('end', () => outgoing.destroy())
        } else {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        }
      },
    )
    asked.on('error', done.reject)
    incoming.pipe(asked)
    return done.promise
  }
}

const json = { 'content-type': 'application/json' }
const shapes = [
  'null',
  '[]',
  '{}',
  '"texto"',
  '[null]',
  '{"hotel":[],"packages":{}}',
  '[{"data":"x","version":"1"}]',
  'true',
]
