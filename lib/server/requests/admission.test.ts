import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission, LEAST_BYTES, whenComplete } from './admission'
import { portOf } from './test-requests'

let server: Server
let sockets: Socket[] = []
let answers: string[] = []
const dropped: string[] = []
const [first, second] = ['first', 'second']

/** Three incomplete ones of one sender, eight in all; an answer ends when the test says so. */
const admit = createAdmission({ share: 3 * LEAST_BYTES, total: 8 * LEAST_BYTES }, (request) => {
  dropped.push(String(request.url))
  request.socket.destroy()
})
const inWork = new Map<string, () => void>()

beforeEach(async () => {
  answers = []
  dropped.length = 0
  inWork.clear()
  server = createServer((request, response) => {
    const [, sender = ''] = request.url?.split('/') ?? []
    const isAdmitted = admit(request, response, sender, Number(request.headers['content-length']))
    answers.push(`${request.url} ${isAdmitted}`)
    if (!isAdmitted) return response.writeHead(503).end()
    inWork.set(String(request.url), () => response.end())
    if (request.url?.endsWith('-whole')) request.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  vi.useRealTimers()
  for (const socket of sockets) socket.destroy()
  sockets = []
  server.closeAllConnections()
  server.close()
})

test('a sender over the limit loses the oldest incomplete ones, and nobody else does', async () => {
  await send(`/${second}/a`)
  for (const name of ['a', 'b', 'c', 'd', 'e']) await send(`/${first}/${name}`)
  expect(answers.every((answer) => answer.endsWith(' true'))).toBe(true)
  expect(dropped).toEqual([`/${first}/a`, `/${first}/b`])
})

test('all senders together lose the oldest incomplete ones', async () => {
  for (const sender of 'abcdefghij') await send(`/${sender}/x`)
  expect(dropped).toEqual(['/a/x', '/b/x'])
})

test('complete requests stay: one sender has at most half of all, and is refused until one has ended', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await send(`/${first}/${name}-whole`)
  await send(`/${first}/e`)
  expect(answers.at(-1)).toBe(`/${first}/e false`)
  await send(`/${second}/a`)
  expect(answers.at(-1)).toBe(`/${second}/a true`)
  expect(dropped).toEqual([])
  inWork.get(`/${first}/a-whole`)?.()
  await vi.waitFor(async () => {
    await send(`/${first}/f`)
    expect(answers.at(-1)).toBe(`/${first}/f true`)
  })
})

test('a large body counts for its length', async () => {
  await send(`/${first}/a`, 2 * LEAST_BYTES)
  await send(`/${first}/b`)
  expect(dropped).toEqual([])
  await send(`/${first}/c`)
  expect(dropped).toEqual([`/${first}/a`])
})

test.each([1, 64 * 1024])(
  'a body of %i bytes is handed on complete, read by nobody before',
  async (bytes) => {
    const told = Promise.withResolvers<string>()
    let flowing: boolean | null = true
    const waiting = listen((request) =>
      whenComplete(
        request,
        async () => {
          flowing = request.readableFlowing
          const parts: Buffer[] = []
          for await (const part of request) parts.push(part)
          told.resolve(Buffer.concat(parts).toString())
        },
        () => told.reject(new Error('late')),
      ),
    )
    const socket = await post(await waiting, bytes, '')
    const body = 'x'.repeat(bytes - 1)
    for (let at = 0; at < body.length; at += 4000) {
      socket.write(body.slice(at, at + 4000))
      await new Promise(setImmediate)
    }
    socket.write('y')
    expect(await told.promise).toBe(`${body}y`)
    expect(flowing).not.toBe(true)
  },
)

test('a sender who takes longer than ten seconds is late; one who leaves is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [complete, late] = [vi.fn(), vi.fn()]
  const [closed, bothSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let seen = 0
  const port = await listen((request) => {
    request.once('error', () => {})
    request.once('close', closed.resolve)
    whenComplete(request, complete, late)
    seen += 1
    if (seen === 2) bothSeen.resolve()
  })
  const leaving = await post(port, 10, 'x')
  await post(port, 10, 'x')
  await bothSeen.promise
  leaving.destroy()
  await closed.promise
  vi.advanceTimersByTime(9999)
  expect(late).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([complete.mock.calls.length, late.mock.calls.length]).toEqual([0, 1])
})

/** Begins a request and waits until the server has heard of it. */
async function send(path: string, bytes = 10) {
  const before = answers.length
  const socket = connect(portOf(server), '127.0.0.1')
  sockets.push(socket.on('error', () => {}))
  const body = path.endsWith('-whole') ? 'x'.repeat(bytes) : 'x'
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n${body}`)
  await vi.waitFor(() => expect(answers.length).toBe(before + 1), { interval: 5 })
  // Node notes that a message is complete with its last byte.
  await new Promise(setImmediate)
}

async function listen(receive: (request: IncomingMessage) => void) {
  server.removeAllListeners('request')
  server.on('request', receive)
  return portOf(server)
}

async function post(port: number, bytes: number, begin: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket.on('error', () => {}))
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n${begin}`)
  return socket
}
