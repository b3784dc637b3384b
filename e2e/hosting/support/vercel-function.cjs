// Runs one function of a build for Vercel as its runtime does: `node vercel-function.cjs FOLDER ENTRY`, with an IPC channel.
const { createServer, ServerResponse } = require('node:http')
const { join } = require('node:path')

const [folder, handler] = process.argv.slice(2)
const { CONTROL_URL, IS_MIDDLEWARE } = process.env
// The site's own functions put something over these; a middleware's answer leaves by another way.
const { writeHead, end } = ServerResponse.prototype

// Next tells this object of a publication (`revalidatePath`); on Vercel it is the platform's.
globalThis[Symbol.for('@next/cache-handlers')] = {
  FetchCache: class {
    get() {
      return null
    }
    set() {}
    async revalidateTag(tags) {
      await fetch(CONTROL_URL, { method: 'POST', body: JSON.stringify([tags].flat()) })
    }
    resetRequestCache() {}
  },
}

const load = require(join(folder, handler))
const server = createServer((request, response) =>
  IS_MIDDLEWARE ? web(request, response) : (load.default ?? load)(request, response),
)
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())

async function web(request, response) {
  const url = `http://${request.headers.host}${request.url}`
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const body = hasBody ? require('node:stream').Readable.toWeb(request) : undefined
  const headers = new Headers(request.headers)
  const answer = await load(new Request(url, { method: request.method, headers, body, duplex: 'half' }))
  const given = Object.fromEntries(answer.headers)
  const cookies = answer.headers.getSetCookie()
  writeHead.call(response, answer.status, cookies.length > 0 ? { ...given, 'set-cookie': cookies } : given)
  end.call(response, Buffer.from(await answer.arrayBuffer()))
}
