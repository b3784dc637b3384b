import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { copyOfBuild } from '../support/build.ts'
import { hook, SECRET, WebServer } from '../support/web-server.ts'

type Night = { server: WebServer; webhook: Receiver; collector: Receiver }

/** A server whose backend is down and whose disk is empty, behind a proxy, with everybody listening to it. */
const test = base.extend<object, { night: Night }>({
  night: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use, { workerIndex }) => {
      const distDir = copyOfBuild(`.next-publishing-test-night-${workerIndex}`)
      const dataDir = mkdtempSync(join(tmpdir(), 'night-'))
      const [webhook, collector] = [new Receiver({ answers: false }), new Receiver({ answers: true })]
      const server = new WebServer({
        NEXT_DIST_DIR: distDir,
        DATA_DIR: dataDir,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
        SUPABASE_URL: 'http://127.0.0.1:9',
        TRUSTED_PROXY: '127.0.0.1',
        REVALIDATE_SECRET: SECRET,
        ERROR_WEBHOOK_URL: await webhook.listen(),
        OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
        OTEL_BSP_SCHEDULE_DELAY: '100',
      })
      try {
        await server.start()
        await use({ server, webhook, collector })
      } finally {
        await server.kill()
        for (const receiver of [webhook, collector]) receiver.close()
        for (const folder of [distDir, dataDir]) rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('every answer names its request as the proxy does, static pages and unchanged ones too', async ({
  night: { server },
}) => {
  const first = await server.get('/sobre', { 'x-request-id': 'proxy-0001' })
  expect(first.headers.get('x-request-id')).toBe('proxy-0001')
  const again = await server.get('/sobre', {
    'x-request-id': 'proxy-0002',
    'if-none-match': String(first.headers.get('etag')),
    // Without it fetch() asks for a whole answer.
    'cache-control': 'max-age=0',
  })
  expect([again.status, again.headers.get('x-request-id')]).toEqual([304, 'proxy-0002'])
  for (const path of ['/', '/nada', '/natal', '/api/health', '/icones/site.svg'])
    expect((await server.get(path)).headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/)
})

test('a page that fails says its code, which the log and the webhook know; nobody waits for the webhook', async ({
  night: { server, webhook },
}) => {
  const { status, html, milliseconds } = await server.get('/oferta/segredo-na-rua?token=segredo', {
    'x-request-id': 'proxy-0003',
    cookie: 'panel-session=segredo',
  })
  expect(status).toBe(500)
  expect(html).toContain('Código do erro: <code>proxy-0003</code>')
  expect(milliseconds).toBeLessThan(3000)
  await expect.poll(() => webhook.bodies.length).toBeGreaterThan(0)
  const messages = webhook.bodies.map((body) => JSON.parse(body))
  const { release } = JSON.parse((await server.get('/api/health/ready', hook)).html)
  expect(messages).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining('proxy-0003'),
      event: 'request_failed',
      request: 'proxy-0003',
      route: '/oferta/[slug]',
      type: 'render',
      release,
      digest: expect.stringMatching(/^\d+$/),
      message: expect.stringContaining('Sem conteúdo para mostrar'),
    }),
  )
  expect(webhook.bodies.join()).not.toContain('segredo')
  const lines = server.log.split('\n').filter((line) => line.includes('"proxy-0003"'))
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(
    expect.arrayContaining(['content_read_failed', 'request_failed']),
  )
})

test('a storm of failures is a few messages', async ({ night: { server, webhook } }) => {
  await Promise.all(Array.from({ length: 40 }, (_, number) => server.get(`/oferta/tempestade-${number}`)))
  expect((await server.get('/api/health')).status).toBe(200)
  expect(webhook.bodies.length).toBeLessThanOrEqual(5)
})

test('the collector learns of release, request and route, and of nothing that a visitor sent', async ({
  night: { server, collector },
}) => {
  const headers = {
    'x-request-id': 'proxy-0004',
    cookie: 'panel-session=segredo',
    referer: 'http://segredo/',
  }
  await server.get('/previa/segredo-da-previa.abcdef?codigo=segredo', headers)
  await server.get('/oferta/segredo-na-rua?token=segredo', { ...headers, traceparent: foreign })
  const { release } = JSON.parse((await server.get('/api/health/ready', hook)).html)
  for (const told of ['GET /oferta/[slug]', release, 'proxy-0004'])
    await expect.poll(() => collector.bodies.join()).toContain(told)
  expect(collector.bodies.join()).not.toMatch(/segredo|0af7651916cd43dd8448eb211c80319c/)
})

const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

/** Keeps what it is sent, as text: names in the collector's protobuf are readable in it. One that does not answer lets the sender wait. */
class Receiver {
  bodies: string[] = []
  readonly #server: Server

  constructor({ answers }: { answers: boolean }) {
    this.#server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request.setEncoding('utf8')) body += chunk
      this.bodies.push(body)
      if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }

  async listen() {
    return `http://127.0.0.1:${await listenLocally(this.#server)}`
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
