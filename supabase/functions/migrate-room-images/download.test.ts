import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { download, type Network } from './download.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9])
const webp = new Uint8Array([...Buffer.from('RIFF'), 1, 0, 0, 0, ...Buffer.from('WEBPVP8 ')])
const limit = 5 * 1024 * 1024
const start = 'https://fotos.example.com/quarto.jpg'

/** A world in which every name leads to 8.8.8.8 and `respond` says what comes back, in pieces of `pieces` bytes. */
function world(respond: (url: string) => (string | Uint8Array)[], { pieces = 1 << 16, hang = false } = {}) {
  const asked: string[] = []
  const connected: string[] = []
  const open = new Set<number>()
  const network: Network = {
    resolve: async (name) => (name.startsWith('rede-interna') ? ['10.0.0.8'] : ['8.8.8.8']),
    async connect(address, name) {
      connected.push(`${address} ${name}`)
      const request = new TransformStream<Uint8Array, Uint8Array>()
      const response = new TransformStream<Uint8Array, Uint8Array>()
      const id = connected.length
      open.add(id)
      async function serve() {
        const { value } = await request.readable.getReader().read()
        const head = new TextDecoder().decode(value)
        const [, path] = head.match(/^GET (\S+) HTTP\/1\.1\r\n/) ?? []
        const [, host] = head.match(/\r\nHost: (\S+)\r\n/) ?? []
        asked.push(`https://${host}${path}`)
        const bytes = Buffer.concat(respond(`https://${host}${path}`).map((part) => Buffer.from(part)))
        const writer = response.writable.getWriter()
        for (let at = 0; at < bytes.length; at += pieces) {
          await writer.write(new Uint8Array(bytes.subarray(at, at + pieces)))
        }
        if (!hang) await writer.close()
      }
      void serve()
      return { readable: response.readable, writable: request.writable, close: () => open.delete(id) }
    },
  }
  return { network, asked, connected, open: () => open.size }
}

function ok(body: Uint8Array, headers = '') {
  return [`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n${headers}\r\n`, body]
}

describe('images arrive whole', () => {
  test.each([
    ['a JPEG', jpeg, 'jpg', 'image/jpeg'],
    ['a PNG that its server calls a page', png, 'png', 'image/png'],
    ['a WebP', webp, 'webp', 'image/webp'],
  ])('%s', async (_, body, extension, contentType) => {
    const { network, connected, open } = world(() => ok(body, 'content-type: text/html\r\n'))
    expect(await download(start, network)).toEqual({ bytes: body, extension, contentType })
    expect(connected).toEqual(['8.8.8.8 fotos.example.com'])
    expect(open()).toBe(0)
  })

  test('in chunks or counted or until the end, in pieces of any size', async () => {
    const body = fc.uint8Array({ maxLength: 300 }).map((tail) => new Uint8Array([...jpeg, ...tail]))
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 99 }),
        async (bytes, pieces, chunk) => {
          const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) =>
            bytes.subarray(i * chunk, (i + 1) * chunk),
          )
          const chunked = [
            'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
            ...chunks.flatMap((part) => [`${part.length.toString(16)};x=y\r\n`, part, '\r\n']),
            '0\r\n\r\n',
          ]
          for (const answer of [chunked, ok(bytes), ['HTTP/1.0 200 OK\n\n', bytes]]) {
            const { network } = world(() => answer, { pieces })
            expect((await download(start, network)).bytes).toEqual(bytes)
          }
        },
      ),
      { numRuns: 50 },
    )
  })

  test('after an early hint', async () => {
    const { network } = world(() => ['HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', ...ok(jpeg)])
    expect((await download(start, network)).extension).toBe('jpg')
  })

  test('of exactly 5 MiB', async () => {
    const bytes = new Uint8Array(limit)
    bytes.set(jpeg)
    expect((await download(start, world(() => ok(bytes)).network)).bytes.length).toBe(limit)
  })
})

describe('what is not copied', () => {
  const tooLong = new Uint8Array(limit + 1)
  tooLong.set(jpeg)
  test.each([
    ['404', ['HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'], 'o servidor respondeu 404'],
    ['a page', ok(Buffer.from('<!doctype html>')), 'o arquivo não é uma imagem JPG, PNG ou WEBP'],
    ['SVG', ok(Buffer.from('<svg xmlns="…">')), 'o arquivo não é uma imagem JPG, PNG ou WEBP'],
    ['GIF', ok(Buffer.from('GIF89a')), 'o arquivo não é uma imagem JPG, PNG ou WEBP'],
    ['nothing', ok(new Uint8Array()), 'o arquivo não é uma imagem JPG, PNG ou WEBP'],
    [
      'too much, announced',
      [`HTTP/1.1 200 OK\r\ncontent-length: ${limit + 1}\r\n\r\n`],
      'a imagem tem mais de 5MB',
    ],
    ['too much, unannounced', ['HTTP/1.1 200 OK\r\n\r\n', tooLong], 'a imagem tem mais de 5MB'],
    [
      'too little',
      ['HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n', jpeg],
      'o servidor interrompeu a resposta',
    ],
    ['no HTTP', ['SSH-2.0-OpenSSH\r\n'], 'o servidor deu uma resposta que não se entende'],
    ['a broken length', ['HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n'], 'uma resposta que não se entende'],
    ['a broken chunk', ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'], 'que não se entende'],
    ['a broken header', ['HTTP/1.1 200 OK\r\nno colon\r\n\r\n'], 'que não se entende'],
    ['an endless line', ['HTTP/1.1 200 OK\r\nx: ', 'y'.repeat(20_000)], 'que não se entende'],
    ['endless headers', ['HTTP/1.1 200 OK\r\n', 'x: y\r\n'.repeat(30_000)], 'que não se entende'],
    ['an early end', ['HTTP/1.1 200'], 'que não se entende'],
  ])('%s', async (_, answer, reason) => {
    const { network, open } = world(() => answer)
    await expect(download(start, network)).rejects.toThrow(reason)
    expect(open()).toBe(0)
  })
})

describe('redirects', () => {
  const to = (location: string) => [
    `HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`,
  ]
  const chain = (steps: number) =>
    world((url) => {
      const step = Number(url.match(/passo-(\d)/)?.[1] ?? 0)
      return step < steps ? to(`/passo-${step + 1}`) : ok(jpeg)
    })

  test('three are followed', async () => {
    const { network, asked } = chain(3)
    expect((await download(start, network)).extension).toBe('jpg')
    expect(asked.at(-1)).toBe('https://fotos.example.com/passo-3')
  })

  test('the fourth is too many', async () => {
    const { network, asked } = chain(4)
    await expect(download(start, network)).rejects.toThrow('o endereço redireciona vezes demais')
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
    const { network, asked, connected, open } = world(() => to(location))
    await expect(download(start, network)).rejects.toThrow(reason)
    expect(asked).toEqual([start])
    expect(connected).toHaveLength(1)
    expect(open()).toBe(0)
  })
})

describe('hosts', () => {
  test('a private name is not even connected to', async () => {
    const { network, connected } = world(() => ok(jpeg))
    await expect(download('https://rede-interna.example.com/a.jpg', network)).rejects.toThrow('não é público')
    expect(connected).toEqual([])
  })

  test('the next address answers when the first does not', async () => {
    const { network, connected } = world(() => ok(jpeg))
    const image = await download(start, {
      resolve: async () => ['2606:4700::1111', '9.9.9.9', '8.8.8.8'],
      connect: (address, name) =>
        address === '8.8.8.8' ? network.connect(address, name) : Promise.reject(new Error('refused')),
    })
    expect([image.extension, connected]).toEqual(['jpg', ['8.8.8.8 fotos.example.com']])
  })

  test('nobody answers', async () => {
    const failure = download(start, {
      ...world(() => []).network,
      connect: () => Promise.reject(new Error('refused')),
    })
    await expect(failure).rejects.toMatchObject({
      message: 'não foi possível uma conexão segura com fotos.example.com',
      unreachable: true,
    })
  })

  test('a connection that breaks is told as such', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce(undefined)
    const readable = new ReadableStream<Uint8Array>({
      pull: () => Promise.reject(new Error('reset by peer')),
    })
    const failure = download(start, {
      resolve: async () => ['8.8.8.8'],
      connect: async () => ({ readable, writable: new WritableStream(), close: () => undefined }),
    })
    await expect(failure).rejects.toThrow('a conexão com o servidor foi interrompida')
  })

  test.each(['resolve', 'connect', 'body'])('one that goes silent at %s is given up', async (stage) => {
    const silent = world(() => ['HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n', jpeg.subarray(0, 4)], {
      hang: true,
    })
    const never = () => new Promise<never>(() => undefined)
    const network = {
      resolve: stage === 'resolve' ? never : silent.network.resolve,
      connect: stage === 'connect' ? never : silent.network.connect,
    }
    await expect(download(start, network, 20)).rejects.toMatchObject({
      message: 'o servidor demorou demais para responder',
      unreachable: true,
    })
    expect(silent.open()).toBe(0)
  })
})
