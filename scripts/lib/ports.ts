import { createServer } from 'node:net'
import { errorCode, Refusal } from './refusal.ts'

/** Throws a Refusal that names the variable to change when something already listens on the port. */
export async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  // "localhost" may mean ::1 to a browser, where another server could be waiting on the same number.
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host]
  for (const candidate of hosts) {
    const code = await tryListening(port, candidate)
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `A porta ${port} já está em uso; encerre o que a ocupa ou escolha outra com ${variable}.`,
      )
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `Sem permissão para abrir a porta ${port}; escolha uma acima de 1023 com ${variable}.`,
      )
    }
    if (code && candidate === host) {
      throw new Refusal(`Não consigo abrir a porta ${port} em ${host} (${code}); confira HOST e ${variable}.`)
    }
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    })
  })
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(errorCode(error) ?? 'erro'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
