import { createServer, type ServerResponse } from 'node:http'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { mediaAddress, readMedia } from '../../supabase/local/demo/media.ts'
import { withMedia } from '../../supabase/local/demo/test-content.ts'
import { type SiteDocument, siteDocument } from './site-document.ts'

export type Mode = 'ok' | 'hang' | '500' | 'bad' | 'refused'

/** Replaces Supabase: answers public reads and serves pictures, or fails as a backend can. */
export class FakeSupabase {
  document: SiteDocument = siteDocument(1)
  reads = 0
  /** Counts requests to the auth server. */
  authCalls = 0
  port = 0
  #mode: Mode = 'ok'
  #version = 1
  #hold: { arrived: () => void; released: Promise<void> } | undefined
  #server = createServer((request, response) => {
    if (request.url?.startsWith('/auth/v1/')) this.authCalls++
    if (request.url?.startsWith('/storage/v1/object/public/')) return this.#send(request.url, response)
    if (request.url?.startsWith('/rest/v1/rpc/site_version?') && this.#mode === 'ok')
      return response.setHeader('content-type', 'application/json').end(`"${this.#version}"`)
    if (!request.url?.startsWith('/rest/v1/rpc/site_content?')) return this.#refuse(response)
    this.reads++
    return this.#answer(response)
  })

  async listen() {
    this.port = await listenLocally(this.#server, this.port)
  }

  close() {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(resolve))
  }

  async fail(mode: Mode) {
    if (mode === this.#mode) return
    if (mode === 'refused') await this.close()
    if (this.#mode === 'refused') await this.listen()
    this.#mode = mode
  }

  /** Gives the content its next version, which it returns. */
  edit(change: (document: SiteDocument) => SiteDocument = (document) => document) {
    this.#version++
    this.document = change(siteDocument(this.#version))
    return this.#version
  }

  /** Makes the next read take the current content and reply when `release` is called. */
  holdNextRead() {
    const { promise: arrival, resolve: arrived } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    this.#hold = { arrived, released }
    return { arrival, release }
  }

  #refuse(response: ServerResponse) {
    if (this.#mode !== 'hang') response.writeHead(this.#mode === '500' ? 500 : 404).end()
  }

  #send(address: string, response: ServerResponse) {
    if (this.#mode !== 'ok') return this.#refuse(response)
    const file = address.split('/').at(-1) ?? ''
    const type = file.endsWith('.webm') ? 'video/webm' : 'image/jpeg'
    response.setHeader('content-type', type).end(readMedia(file))
  }

  async #answer(response: ServerResponse) {
    const body = JSON.stringify(
      withMedia(this.document, (file) =>
        mediaAddress(`http://127.0.0.1:${this.port}`, { key: `hotel/demo/${file}`, file }),
      ),
    )
    const hold = this.#hold
    this.#hold = undefined
    hold?.arrived()
    await hold?.released
    if (this.#mode === 'hang') return
    if (this.#mode === '500') return void response.writeHead(500).end('{"message":"quebrou"}')
    response.setHeader('content-type', 'application/json')
    response.end(this.#mode === 'bad' ? body.slice(0, 200) : body)
  }
}
