import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release whose server tells its name and its process, waits at /slow, hangs at /mute, and dies at /die. */
export function toyRelease(dataDir: string, id: string, start = ''): void {
  const folder = join(dataDir, 'releases', id)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'server.js'),
    `const { createServer } = require('node:http')
const { setTimeout: sleep } = require('node:timers/promises')
${start}
const server = createServer(async (request, response) => {
  if (request.url === '/die') process.exit(3)
  while (request.url === '/mute') {}
  if (request.url === '/api/health/ready' && globalThis.hasFullDisk)
    return response.writeHead(503).end('{"status":"fresh","failing":["disk"]}')
  console.log(JSON.stringify({ path: request.url }))
  if (request.url.startsWith('/slow')) await sleep(1500)
  response.end('${id} ' + process.pid)
})
server.listen(Number(process.env.PORT), process.env.HOSTNAME)
process.on('SIGTERM', () => server.close(() => process.exit(143)))
`,
  )
}
