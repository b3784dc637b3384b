import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { callWhenComplete, createAdmission, LEAST_BYTES } from './admission'

/** Admits three incomplete requests per sender and eight in total. */
function setUp() {
  const dropped: IncomingMessage[] = []
  const limits = { share: 3 * LEAST_BYTES, total: 8 * LEAST_BYTES }
  const admit = createAdmission(limits, (request) => void dropped.push(request))
  const send = (sender: string, { bytes = 10, isComplete = false } = {}) => {
    const request = new IncomingMessage(new Socket())
    request.complete = isComplete
    const response = new ServerResponse(request)
    const isAdmitted = admit(request, response, sender, bytes)
    return { request, isAdmitted, end: () => response.emit('close') }
  }
  return { dropped, send }
}

test('only a sender over the limit loses the oldest incomplete requests (SEC-1)', () => {
  const { dropped, send } = setUp()
  send('other')
  const sent = [1, 2, 3, 4, 5].map(() => send('one'))
  expect(sent.every(({ isAdmitted }) => isAdmitted)).toBe(true)
  expect(dropped).toEqual([sent[0]?.request, sent[1]?.request])
})

test('all senders together lose the oldest incomplete requests', () => {
  const { dropped, send } = setUp()
  const [first, second] = [...'abcdefghij'].map((sender) => send(sender))
  expect(dropped).toEqual([first?.request, second?.request])
})

test('complete requests stay: one sender gets at most half of the total and is refused until one ends', () => {
  const { dropped, send } = setUp()
  const [first] = [1, 2, 3, 4].map(() => send('one', { isComplete: true }))
  expect(send('one').isAdmitted).toBe(false)
  expect(send('other').isAdmitted).toBe(true)
  first?.end()
  expect(send('one').isAdmitted).toBe(true)
  expect(dropped).toEqual([])
})

test('a large body counts by its length', () => {
  const { dropped, send } = setUp()
  const large = send('one', { bytes: 2 * LEAST_BYTES })
  send('one')
  expect(dropped).toEqual([])
  send('one')
  expect(dropped).toEqual([large.request])
})

test('a body is passed on only when complete, and unread', async () => {
  const { promise, resolve } = Promise.withResolvers<[flowing: boolean | null, body: string]>()
  const body = 'x'.repeat(64 * 1024)
  const { socket, close } = await post(body.length, (request) =>
    callWhenComplete(request, async () => resolve([request.readableFlowing, await text(request)])),
  )
  for (let at = 0; at < body.length; at += 4000) {
    socket.write(body.slice(at, at + 4000))
    await new Promise(setImmediate)
  }
  const [flowing, received] = await promise
  expect([flowing, received === body]).toEqual([null, true])
  close()
})

test('an aborted body is never passed on (SEC-1)', async () => {
  const [complete, seen] = [vi.fn(), Promise.withResolvers<IncomingMessage>()]
  const { socket, close } = await post(10, (request) => {
    request.once('error', () => {})
    callWhenComplete(request, complete)
    seen.resolve(request)
  })
  const request = await seen.promise
  socket.write('x')
  socket.end()
  await new Promise((resolve) => request.once('close', resolve))
  expect(complete).not.toHaveBeenCalled()
  close()
})

/** Announces a body of this length, which the test writes to the socket. */
async function post(bytes: number, receive: (request: IncomingMessage) => void) {
  const server = createServer(receive)
  const socket = connect(await listenLocally(server), '127.0.0.1').on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`)
  const close = () => {
    socket.destroy()
    server.close()
  }
  return { socket, close }
}
