// Preloaded into every worker of the supervisor. The release's server listens on a port of its own, where it is asked
// whether it is well; the public one is opened by the supervisor's word, and closed so that nobody notices.
import { subscribe } from 'node:diagnostics_channel'
import { Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type Server, Socket } from 'node:net'
import { answerLateAssets } from './late-assets.ts'

type Order = { open: { host: string; port: number } } | { drain: { seconds: number } }

const sockets = new Set<Socket>()
let site: HttpServer | undefined
let door: Server | undefined
let isDraining = false

subscribe('net.server.socket', (message) => {
  const { socket } = fields(message)
  if (!(socket instanceof Socket)) return
  sockets.add(socket)
  socket.once('close', () => {
    sockets.delete(socket)
    if (isDraining) leaveWhenEmpty()
  })
})

subscribe('http.server.request.start', (message) => {
  const { server, response } = fields(message)
  if (server instanceof HttpServer) site ??= server
  // The other side learns with its answer that this connection ends: none is cut while a request is on its way.
  if (isDraining && response && 'shouldKeepAlive' in response) response.shouldKeepAlive = false
})

process.on('message', (order: Order) => {
  if (typeof order !== 'object') return
  if ('open' in order) open(order.open)
  if ('drain' in order) drain(order.drain.seconds)
})

function open({ host, port }: { host: string; port: number }) {
  door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => site?.emit('connection', socket))
  door.on('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  door.listen(port, host, () => process.send?.('open'))
}

/** Nothing new comes in; what is under way is finished, and idle connections end by the time they were told. */
function drain(seconds: number) {
  if (isDraining) return
  isDraining = true
  globalThis.siteIsDraining = true
  door?.close()
  if (site) answerLateAssets(site)
  setTimeout(() => {
    for (const socket of sockets) socket.destroy()
  }, seconds * 1000).unref()
  leaveWhenEmpty()
}

function leaveWhenEmpty() {
  if (sockets.size === 0) process.kill(process.pid, 'SIGTERM')
}

function fields(message: unknown): {
  server?: unknown
  socket?: unknown
  response?: ServerResponse | IncomingMessage
} {
  return typeof message === 'object' && message !== null ? message : {}
}
