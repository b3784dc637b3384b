import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenLocally } from '../../../scripts/lib/ports.ts'
import { certify } from '../../tests/certificate.ts'
import { checkSource, download, internet, type Network } from './download.ts'

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9])
const webp = Buffer.from([...Buffer.from('RIFF'), 1, 0, 0, 0, ...Buffer.from('WEBPVP8 ')])
const limit = 5 * 1024 * 1024
const start = 'https://fotos.example.com/quarto.jpg'
const closed = 'o endereço não é público na internet'
const tooLarge = 'a imagem tem mais de 5MB'

const { certificate, key } = certify('fotos.example.com')
let answer: RequestListener
const asked: string[] = []
const server = createServer({ cert: certificate, key }, (request, response) => {
  asked.push(`https://${request.headers.host}${request.url}`)
  answer(request, response)
})
let port: number
beforeAll(async () => {
  port = await listenLocally(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  asked.length = 0
  answer = (_, response) => response.end(jpeg)
})

/** Resolves every name to the public address 8.8.8.8, at which the test's server answers. */
const network: Network = {
  resolve: async (name) => (name.startsWith('rede-interna') ? ['10.0.0.8'] : ['8.8.8.8']),
  request: ({ host, ...options }) =>
    host === '8.8.8.8'
      ? internet.request({ ...options, host: '127.0.0.1', port, ca: certificate })
      : Promise.reject(new Error('refused')),
}

test.each([
  [jpeg, 'jpg', 'image/jpeg'],
  [png, 'png', 'image/png'],
  [webp, 'webp', 'image/webp'],
])('an image is recognised by its content (%#)', async (body, extension, contentType) => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body)
  expect(await download(start, network)).toEqual({ bytes: new Uint8Array(body), extension, contentType })
  expect(asked).toEqual([start])
})

const announceLength = (response: ServerResponse, length: number) =>
  response.writeHead(200, { 'content-length': length })

test('an image of exactly 5 MiB is copied', async () => {
  const bytes = Buffer.alloc(limit)
  bytes.set(jpeg)
  answer = (_, response) => response.end(bytes)
  expect((await download(start, network)).bytes).toHaveLength(limit)
})

const truncate = (response: ServerResponse) =>
  announceLength(response, 99).write(jpeg, () => response.socket?.destroy())

test.each<[string, RequestListener, string]>([
  ['404', (_, response) => response.writeHead(404).end(), 'o servidor respondeu 404'],
  ['SVG', (_, response) => response.end('<svg xmlns="…">'), 'não é uma imagem JPG, PNG ou WEBP'],
  ['nothing', (_, response) => response.end(), 'não é uma imagem JPG, PNG ou WEBP'],
  ['too much data, announced', (_, response) => announceLength(response, limit + 1).write(jpeg), tooLarge],
  [
    'too much data, unannounced',
    (_, response) => response.end(Buffer.concat([jpeg, Buffer.alloc(limit)])),
    tooLarge,
  ],
  ['a truncated response', (_, response) => truncate(response), 'a conexão com o servidor foi interrompida'],
])('not copied: %s', async (_, listener, reason) => {
  answer = listener
  await expect(download(start, network)).rejects.toThrow(reason)
})

describe('redirects', () => {
  const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end()

  test('three are followed, including relative ones, but not a fourth', async () => {
    let left = 3
    answer = (_, response) => (left-- > 0 ? redirect(response, `../passo-${left}`) : response.end(jpeg))
    expect((await download(start, network)).extension).toBe('jpg')
    left = 4
    await expect(download(start, network)).rejects.toThrow('o endereço redireciona vezes demais')
  })

  test.each([
    ['http://fotos.example.com/', 'só são copiados endereços https'],
    ['https://169.254.169.254/latest/', closed],
    ['https://rede-interna.example.com/', closed],
    ['https://fotos.example.com:8443/', 'o endereço usa uma porta fora do padrão'],
  ])('a redirect to %s is refused before any request to it', async (location, reason) => {
    answer = (_, response) => redirect(response, location)
    await expect(download(start, network)).rejects.toThrow(reason)
    expect(asked).toEqual([start])
  })
})

describe('the connection', () => {
  test('uses the checked address, and the certificate of the name', async () => {
    const request = vi.fn<Network['request']>(network.request)
    await download(start, { ...network, request })
    expect(request.mock.calls[0]?.[0]).toMatchObject({ host: '8.8.8.8', servername: 'fotos.example.com' })
    const refused = 'não foi possível uma conexão segura com outro.example.com'
    await expect(download('https://outro.example.com/a.jpg', network)).rejects.toThrow(refused)
  })

  test.each([[['10.0.0.8']], [['8.8.8.8', '::1']]])(
    'is refused if a name resolves to %j',
    async (addresses) => {
      const request = vi.fn<Network['request']>(network.request)
      const refused = download(start, { resolve: async () => addresses, request })
      await expect(refused).rejects.toThrow(closed)
      expect(request).not.toHaveBeenCalled()
    },
  )

  test('falls back to the next address if the first does not answer', async () => {
    const resolve = async () => ['9.9.9.9', '8.8.8.8']
    expect((await download(start, { ...network, resolve })).extension).toBe('jpg')
  })

  test('to an address in the URL needs no name server, and an unknown name is reported', async () => {
    const resolve = () => Promise.reject(new Error('looked up'))
    const request: Network['request'] = (options) =>
      network.request({ ...options, servername: options.servername ?? 'fotos.example.com' })
    const literal = download('https://8.8.8.8/a.jpg', { resolve, request })
    expect((await literal).extension).toBe('jpg')
    const unknown = download(start, { ...network, resolve: async () => [] })
    await expect(unknown).rejects.toThrow('o servidor fotos.example.com não foi encontrado')
  })

  const neverAnswer = () => new Promise<never>(() => undefined)
  test.each<[string, Partial<Network>]>([
    ['the name', { resolve: neverAnswer }],
    ['the response', { request: neverAnswer }],
    ['the rest of the response', {}],
  ])('times out if %s does not arrive', async (_, silent) => {
    answer = (_, response) => announceLength(response, 9).write(jpeg.subarray(0, 4))
    let received: IncomingMessage | undefined
    const request: Network['request'] = async (options) => {
      received = await network.request(options)
      return received
    }
    const given = download(start, { ...network, request, ...silent }, 100)
    await expect(given).rejects.toThrow('o servidor demorou demais para responder')
    if (received) await expect.poll(() => received?.destroyed).toBe(true)
  })
})

test.each([
  ['http://fotos.example.com/a.jpg', 'só são copiados endereços https'],
  ['file:///etc/passwd', 'só são copiados endereços https'],
  ['data:image/png;base64,AAAA', 'só são copiados endereços https'],
  ['//fotos.example.com/a.jpg', 'o endereço não é válido'],
  ['https://fotos.example.com@127.0.0.1/a.jpg', 'o endereço traz usuário e senha'],
  ['https://fotos.example.com:22/a.jpg', 'o endereço usa uma porta fora do padrão'],
  ...[
    ...['https://127.0.0.1/', 'https://127.1/', 'https://0x7f.1/', 'https://2130706433/'],
    ...['https://017700000001/', 'https://0/', 'https://１２７.０.０.１/', 'https://[::ffff:a9fe:a9fe]/'],
    ...['https://localhost/', 'https://LOCALHOST./', 'https://fotos.localhost/', 'https://intranet/'],
    ...['https://impressora.local/', 'https://metadata.google.internal/'],
  ].map((address) => [address, closed]),
])('%s is never fetched', (text = '', reason) => expect(() => checkSource(text)).toThrow(reason))

test.each([
  [' https://fotos.example.com:443/a b.jpg?x=1 ', 'https://fotos.example.com/a%20b.jpg?x=1'],
  ['https://fotos.localhost.example.com/', 'https://fotos.localhost.example.com/'],
])('%s may be fetched', (text, href) => expect(checkSource(text).href).toBe(href))
