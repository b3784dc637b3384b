import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listenLocally } from '../../../scripts/lib/ports.ts'
import { ownEnvironment } from '../../support/own-servers.ts'
import { distDirUnderTest, hook, WebServer } from '../../support/web-server.ts'

// Tests a server behind a proxy, with its backend down and its disk empty, a webhook and a collector.

/**
 * Stores what it receives as text; names are legible in the collector's protobuf. If it does not answer, the sender waits.
 */
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

const dataDir = mkdtempSync(join(tmpdir(), 'night-'))
const [webhook, collector] = [new Receiver({ answers: false }), new Receiver({ answers: true })]
const server = new WebServer({
  ...ownEnvironment(),
  DATA_DIR: dataDir,
  SUPABASE_URL: 'http://127.0.0.1:9',
  TRUSTED_PROXY: '127.0.0.1',
  ERROR_WEBHOOK_URL: await webhook.listen(),
  OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
  OTEL_BSP_SCHEDULE_DELAY: '100',
})
await server.start()
afterAll(async () => {
  await server.kill()
  for (const receiver of [webhook, collector]) receiver.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const patient = { timeout: 30_000 }

test('every response has the request id of the proxy or its own, also for static pages, 304s and files (SEC-8)', async () => {
  const first = await server.get('/images/serra.svg', { 'x-request-id': 'proxy-0001' })
  expect(first.headers.get('x-request-id')).toBe('proxy-0001')
  const again = await server.get('/images/serra.svg', {
    'x-request-id': 'proxy-0002',
    'if-none-match': String(first.headers.get('etag')),
    // Otherwise fetch() sends no-cache and gets a full response.
    'cache-control': 'max-age=0',
  })
  expect([again.status, again.headers.get('x-request-id')]).toEqual([304, 'proxy-0002'])
  for (const path of ['/', '/natal', '/api/health'])
    expect((await server.get(path)).headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/)
})

test('the panel of a site without any content says that it is unavailable (AUTH-6)', async () => {
  for (const path of ['/admin/login', '/admin/login/esqueci-a-senha', '/admin/login/senha?link=x']) {
    const { status, html } = await server.get(path)
    expect([status, html.includes('Painel indisponível')], path).toEqual([200, true])
  }
  for (const path of ['/admin', '/admin/packages', '/admin/login/codigo', '/admin/login/segundo-fator'])
    expect((await server.get(path)).status, path).toBe(307)
  for (const path of ['/painel.webmanifest', '/favicon.ico', '/icones/site.svg'])
    expect((await server.get(path)).status, path).toBe(200)
})

test('a failed page shows its code, which log, webhook and collector receive, but none of the visitor’s data (SEC-7, SEC-8)', async () => {
  const foreign = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const headers = { 'x-request-id': 'proxy-0003', cookie: 'panel-session=segredo', traceparent: foreign }
  const { status, html, milliseconds } = await server.get('/oferta/segredo-na-rua?token=segredo', headers)
  expect(status).toBe(500)
  expect(html).toContain('<h1>Algo não saiu como esperávamos</h1>')
  expect(html).toContain('Código do erro: <code>proxy-0003</code>')
  // Its policy forbids scripts.
  expect(html).not.toContain('<script')
  // The response does not wait for the webhook, which never answers.
  expect(milliseconds).toBeLessThan(3000)
  await expect.poll(() => webhook.bodies.length, patient).toBeGreaterThan(0)
  const { status: readiness, html: details } = await server.get('/api/health/ready', hook)
  const { release, failing } = JSON.parse(details)
  expect([readiness, failing]).toEqual([503, ['content']])
  expect(webhook.bodies.map((body) => JSON.parse(body))).toContainEqual(
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
  const lines = server.log.split('\n').filter((line) => line.includes('"proxy-0003"'))
  expect(lines.map((line) => JSON.parse(line).event)).toContain('request_failed')
  await server.get('/previa/segredo-da-previa.abcdef?codigo=segredo', headers)
  for (const told of ['GET /oferta/[slug]', release, 'proxy-0003'])
    await expect.poll(() => collector.bodies.join(), patient).toContain(told)
  expect(collector.bodies.join()).not.toMatch(/segredo|0af7651916cd43dd8448eb211c80319c/)
  expect(webhook.bodies.join()).not.toContain('segredo')

  // Many failures are grouped into few messages.
  await Promise.all(Array.from({ length: 40 }, (_, number) => server.get(`/oferta/tempestade-${number}`)))
  expect((await server.get('/api/health')).status).toBe(200)
  expect(webhook.bodies.length).toBeLessThanOrEqual(5)
})

test('a half-configured server does not start and lists everything that is missing', async () => {
  const half = new WebServer({ NEXT_DIST_DIR: distDirUnderTest(), HOTEL_SLUG: 'Não é um slug' })
  const start = half.start().finally(() => half.kill())
  await expect(start).rejects.toThrow(/código 1.*SUPABASE_URL.*SUPABASE_PUBLISHABLE_KEY.*HOTEL_SLUG/s)
})
