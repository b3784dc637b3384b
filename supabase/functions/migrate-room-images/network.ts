import type { Network } from './download.ts'

export const network: Network = {
  async resolve(name) {
    const answers = await Promise.allSettled([Deno.resolveDns(name, 'A'), Deno.resolveDns(name, 'AAAA')])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  },
  async connect(address, name) {
    const socket = await Deno.connect({ hostname: address, port: 443 })
    try {
      const connection = await Deno.startTls(socket, { hostname: name })
      await connection.handshake()
      const { readable, writable } = connection
      return { readable, writable, close: () => closeQuietly(connection) }
    } catch (error) {
      closeQuietly(socket)
      throw error
    }
  },
}

function closeQuietly(connection: { close: () => void }) {
  try {
    connection.close()
  } catch {
    // The other side was first, or the connection has become another one.
  }
}
