import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { forgetSharedState } from '@/lib/test-shared-state'
import { listenLocally } from '@/scripts/lib/ports'
import { noteDrain } from './drain'

afterEach(() => {
  forgetSharedState()
})

test('a process that was told to end answers what it has, and no kept connection holds it back', async () => {
  const asked: ServerResponse[] = []
  const server = createServer((_, response) => asked.push(response))
  const port = await listenLocally(server)
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const ask = async (agent?: Agent) => {
    const [answer]: IncomingMessage[] = await once(get({ port, agent }), 'response')
    answer?.resume()
    return answer?.headers.connection
  }
  // As Next does.
  process.once('SIGTERM', () => server.close())
  noteDrain()
  const before = agents.map(ask)
  while (asked.length < 2) await once(server, 'request')
  const next = ask(agents[0])
  process.emit('SIGTERM')

  for (const response of asked) response.end('asked before')
  expect(await Promise.all(before)).toEqual(['keep-alive', 'keep-alive'])
  while (asked.length < 3) await once(server, 'request')
  asked[2]?.end('asked afterwards')
  expect(await next).toBe('close')
  // The second connection is still open, and its agent would keep it.
  await once(server, 'close')
})
