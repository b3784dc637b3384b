import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { closeConnectionsAtEnd } from './start'

test('a stopping process answers open requests, and no kept-alive connection keeps it running (PUB-12)', async () => {
  const asked: ServerResponse[] = []
  const server = createServer({ keepAliveTimeout: 1000 }, (_, response) => asked.push(response))
  const port = await listenLocally(server)
  const closed = once(server, 'close')
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const ask = async (agent?: Agent) => {
    const [answer]: IncomingMessage[] = await once(get({ port, agent }), 'response')
    answer?.resume()
    return answer?.headers.connection
  }
  // Next registers the same handler.
  process.once('SIGTERM', () => server.close())
  closeConnectionsAtEnd()
  const before = agents.map(ask)
  while (asked.length < 2) await once(server, 'request')
  const next = ask(agents[0])
  process.emit('SIGTERM')

  for (const response of asked) response.end('asked before')
  expect(await Promise.all(before)).toEqual(['keep-alive', 'keep-alive'])
  while (asked.length < 3) await once(server, 'request')
  asked[2]?.end('asked afterwards')
  expect(await next).toBe('close')
  // The second connection is idle and ends with the keep-alive timeout.
  await closed
})
