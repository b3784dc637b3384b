import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import getPort from 'get-port'
import { errorCode, Refusal } from './refusal.ts'

/** Throws a Refusal that names the variable to change if the port is in use. */
export async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  // A browser may resolve "localhost" to ::1, where another server could use the same port.
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host]
  for (const candidate of hosts) {
    const code = await tryListening(port, candidate)
    if (code === 'EADDRINUSE')
      throw new Refusal(
        `A porta ${port} já está em uso; encerre o que a ocupa ou escolha outra com ${variable}.`,
      )
    if (code && candidate === host)
      throw new Refusal(`Não consigo abrir a porta ${port} em ${host} (${code}); confira HOST e ${variable}.`)
  }
}

/** Returns a free port, never the same twice, because the server may start minutes later. */
export function findFreePort(): Promise<number> {
  return getPort({ host: '127.0.0.1', reserve: true })
}

/** Starts listening on the loopback interface and returns the port; 0 chooses a free one. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error) ?? 'erro'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
