import type { IncomingMessage, RequestListener } from 'node:http'
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

const { authority, certificate, key } = certify('fotos.example.com')
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
  asked.length = 0
  answer = (_, response) => response.end(jpeg)
})

/** Every name leads to the public address 8.8.8.8, behind which the test's server answers. */
const network: Network = {
  resolve: async (name) => (name.startsWith('rede-interna') ? ['10.0.0.8'] : ['8.8.8.8']),
  request: ({ host, ...options }) =>
    host === '8.8.8.8'
      ? internet.request({ ...options, host: '127.0.0.1', port, ca: authority })
      : Promise.reject(new Error('refused')),
}

describe('images arrive whole', () => {
  test.each([
    ['a JPEG', jpeg, 'jpg', 'image/jpeg'],
    ['a PNG that its server calls a page', png, 'png', 'image/png'],
    ['a WebP', webp, 'webp', 'image/webp'],
  ])('%s', async (_, body, extension, contentType) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body)
    const bytes = new Uint8Array(body)
    expect(await download(start, network)).toEqual({ bytes, extension, contentType })
    expect(asked).toEqual([start])
  })

  test('of exactly 5 MiB, in chunks', async () => {
    const bytes = Buffer.alloc(limit)
    bytes.set(jpeg)
    answer = (_, response) => {
      response.write(bytes.subarray(0, 9))
      response.end(bytes.subarray(9))
    }
    expect((await download(start, network)).bytes).toHaveLength(limit)
  })
})

test.each<[string, RequestListener, string]>([
  ['404', (_, response) => response.writeHead(404).end(), 'o servidor respondeu 404'],
  ['a page', (_, response) => response.end('<!doctype html>'), 'não é uma imagem JPG, PNG ou WEBP'],
  ['SVG', (_, response) => response.end('<svg xmlns="…">'), 'não é uma imagem JPG, PNG ou WEBP'],
  ['nothing', (_, response) => response.end(), 'não é uma imagem JPG, PNG ou WEBP'],
  [
    'too much, announced',
    (_, response) => response.writeHead(200, { 'content-length': limit + 1 }).write(jpeg),
    'a imagem tem mais de 5MB',
  ],
  [
    'too much, unannounced',
    (_, response) => {
      response.write(jpeg)
      response.end(Buffer.alloc(limit))
    },
    'a imagem tem mais de 5MB',
  ],
  [
    'an answer that ends early',
    (_, response) =>
      response.writeHead(200, { 'content-length': 99 }).write(jpeg, () => response.socket?.destroy()),
    'a conexão com o servidor foi interrompida',
  ],
])('not copied: %s', async (_, listener, reason) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  answer = listener
  await expect(download(start, network)).rejects.toThrow(reason)
})

describe('redirects', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end()

  test.each([3, 4])('%i in a row', async (steps) => {
    answer = (request, response) => {
      const step = Number(request.url?.match(/passo-(\d)/)?.[1] ?? 0)
      if (step < steps) redirectTo(`/passo-${step + 1}`)(request, response)
      else response.end(jpeg)
    }
    const outcome = await download(start, network).then(
      ({ extension }) => extension,
      (error: Error) => error.message,
    )
    expect(outcome).toBe(steps === 3 ? 'jpg' : 'o endereço redireciona vezes demais')
    expect(asked).toHaveLength(4)
  })

  test.each([
    ['http://fotos.example.com/', 'só são copiados endereços https'],
    ['https://127.0.0.1/', 'o endereço não é público na internet'],
    ['https://169.254.169.254/latest/', 'o endereço não é público na internet'],
    ['https://rede-interna.example.com/', 'o endereço não é público na internet'],
    ['https://fotos.example.com:8443/', 'o endereço usa uma porta fora do padrão'],
    ['file:///etc/passwd', 'só são copiados endereços https'],
  ])('to %s are refused before anything is asked there', async (location, reason) => {
    answer = redirectTo(location)
    await expect(download(start, network)).rejects.toThrow(reason)
    expect(asked).toEqual([start])
  })
})

describe('hosts', () => {
  test('the connection goes to the checked address, with the certificate of the name', async () => {
    const request = vi.fn<Network['request']>(network.request)
    await download(start, { ...network, request })
    expect(request.mock.calls[0]?.[0]).toMatchObject({ host: '8.8.8.8', servername: 'fotos.example.com' })
    await expect(download('https://outro.example.com/a.jpg', network)).rejects.toMatchObject({
      message: 'não foi possível uma conexão segura com outro.example.com',
      unreachable: true,
    })
  })

  test.each([[['10.0.0.8']], [['8.8.8.8', '::1']]])('%j: nothing is connected to', async (addresses) => {
    const request = vi.fn<Network['request']>(network.request)
    const refused = download(start, { resolve: async () => addresses, request })
    await expect(refused).rejects.toThrow('o endereço não é público na internet')
    expect(request).not.toHaveBeenCalled()
  })

  test('the next address answers when the first does not', async () => {
    const resolve = async () => ['2606:4700::1111', '9.9.9.9', '8.8.8.8']
    expect((await download(start, { ...network, resolve })).extension).toBe('jpg')
  })

  test('one that is unknown', async () => {
    const failure = download(start, { ...network, resolve: async () => [] })
    await expect(failure).rejects.toThrow('o servidor fotos.example.com não foi encontrado')
  })

  const never = () => new Promise<never>(() => undefined)
  test.each<[string, Partial<Network>]>([
    ['its name', { resolve: never }],
    ['its answer', { request: never }],
    ['the rest of its answer', {}],
  ])('one that goes silent at %s is given up', async (_, silent) => {
    answer = (_, response) => response.writeHead(200, { 'content-length': 9 }).write(jpeg.subarray(0, 4))
    let received: IncomingMessage | undefined
    const request: Network['request'] = async (options) => {
      received = await network.request(options)
      return received
    }
    await expect(download(start, { ...network, request, ...silent }, 100)).rejects.toMatchObject({
      message: 'o servidor demorou demais para responder',
      unreachable: true,
    })
    if (received) await expect.poll(() => received?.destroyed).toBe(true)
  })
})

describe('addresses that are never fetched', () => {
  test.each([
    ['http://fotos.example.com/a.jpg', 'só são copiados endereços https'],
    ['file:///etc/passwd', 'só são copiados endereços https'],
    ['ftp://fotos.example.com/a.jpg', 'só são copiados endereços https'],
    ['data:image/png;base64,AAAA', 'só são copiados endereços https'],
    ['javascript:alert(1)', 'só são copiados endereços https'],
    ['blob:https://fotos.example.com/1', 'só são copiados endereços https'],
    ['fotos/a.jpg', 'o endereço não é válido'],
    ['//fotos.example.com/a.jpg', 'o endereço não é válido'],
    ['https://', 'o endereço não é válido'],
    ['https://fotos.example.com:99999/', 'o endereço não é válido'],
    ['https://ana:senha@fotos.example.com/a.jpg', 'o endereço traz usuário e senha'],
    ['https://fotos.example.com@127.0.0.1/a.jpg', 'o endereço traz usuário e senha'],
    ['https://fotos.example.com:8443/a.jpg', 'o endereço usa uma porta fora do padrão'],
    ['https://fotos.example.com:22/a.jpg', 'o endereço usa uma porta fora do padrão'],
    ['https://127.0.0.1/', 'o endereço não é público na internet'],
    ['https://0x7f.1/', 'o endereço não é público na internet'],
    ['https://127.1/', 'o endereço não é público na internet'],
    ['https://2130706433/', 'o endereço não é público na internet'],
    ['https://017700000001/', 'o endereço não é público na internet'],
    ['https://0/', 'o endereço não é público na internet'],
    ['https://１２７.０.０.１/', 'o endereço não é público na internet'],
    ['https://[::1]/', 'o endereço não é público na internet'],
    ['https://[::ffff:127.0.0.1]/', 'o endereço não é público na internet'],
    ['https://[::ffff:a9fe:a9fe]/', 'o endereço não é público na internet'],
    ['https://[fc00::1]/', 'o endereço não é público na internet'],
    ['https://[fe80::1]/', 'o endereço não é público na internet'],
    ['https://169.254.169.254/latest/meta-data/', 'o endereço não é público na internet'],
    ['https://10.1.2.3/', 'o endereço não é público na internet'],
    ['https://172.20.0.5/', 'o endereço não é público na internet'],
    ['https://192.168.1.1/', 'o endereço não é público na internet'],
    ['https://100.64.0.1/', 'o endereço não é público na internet'],
    ['https://localhost/', 'o endereço não é público na internet'],
    ['https://LOCALHOST./', 'o endereço não é público na internet'],
    ['https://fotos.localhost/', 'o endereço não é público na internet'],
    ['https://impressora.local/', 'o endereço não é público na internet'],
    ['https://metadata.google.internal/', 'o endereço não é público na internet'],
    ['https://intranet/', 'o endereço não é público na internet'],
  ])('%s', (text, reason) => expect(() => checkSource(text)).toThrow(reason))
})

test.each([
  ['https://fotos.example.com/a.jpg?x=1', 'https://fotos.example.com/a.jpg?x=1'],
  [' https://fotos.example.com:443/a b.jpg ', 'https://fotos.example.com/a%20b.jpg'],
  ['https://8.8.8.8/a.jpg', 'https://8.8.8.8/a.jpg'],
  ['https://fotos.localhost.example.com/', 'https://fotos.localhost.example.com/'],
])('%s may be fetched', (text, href) => expect(checkSource(text).href).toBe(href))

test('a redirect may be relative', () => {
  const base = new URL('https://fotos.example.com/a/b.jpg')
  expect(checkSource('../c.jpg', base).href).toBe('https://fotos.example.com/c.jpg')
  expect(checkSource('//cdn.example.com/c.jpg', base).href).toBe('https://cdn.example.com/c.jpg')
})

test('an address in the URL is not looked up', async () => {
  const resolve = () => Promise.reject(new Error('looked up'))
  expect(
    (await download('https://8.8.8.8/a.jpg', { ...network, resolve, request: withoutName })).extension,
  ).toBe('jpg')
})

const withoutName: Network['request'] = (options) =>
  network.request({ ...options, servername: options.servername ?? 'fotos.example.com' })
