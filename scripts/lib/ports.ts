import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import getPort from 'get-port'
import { errorCode, Refusal } from './refusal.ts'

/** Throws a Refusal that names the variable to change when something already listens on the port. */
export async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  // "localhost" may mean ::1 to a browser, where another server could be waiting on the same number.
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

/** Free, and given to no other call in this process: a server may listen on it minutes later, or after a restart. */
export function findFreePort(): Promise<number> {
  return getPort({ host: '127.0.0.1', reserve: true })
}

/** Lets a server listen on the loopback interface, where no port is named on a free one; returns the port. */
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
