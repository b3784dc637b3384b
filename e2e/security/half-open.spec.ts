import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { platform } from 'node:os'
import { cookieOf, createAccount } from '../support/admin.ts'
import { distDirUnderTest, WebServer } from '../support/web-server.ts'
import { type Account, idOf, signIn } from './calls.ts'
import { expect, type Site, test } from './fixtures.ts'
import { samples } from './samples.ts'

type Staff = Account & { cookie: string }

const connections = 3000
const addresses = 500

test(`${connections} half-sent posts from ${addresses} addresses stop nobody and cost no memory`, async ({
  site,
}) => {
  test.skip(platform() !== 'linux', 'the memory of the process is read from /proc')
  const server = new WebServer({
    ...site.env,
    NEXT_DIST_DIR: distDirUnderTest(),
    TRUSTED_PROXY: '127.0.0.1',
  })
  await server.start()
  const account = await createAccount('admin')
  const staff = { ...account, cookie: await cookieOf(account) }
  const sockets: Socket[] = []
  try {
    // What a process allocates at its first requests is not caused by the attack.
    await work(site, server, staff)
    const { pid } = server
    const before = memoryOf(pid)
    for (let index = 0; index < connections; index += 100) {
      const begun = Array.from({ length: 100 }, (_, more) => {
        const address = (index + more) % addresses
        return halfPost(site, server, `198.51.${address >> 8}.${address & 255}`, sockets)
      })
      await Promise.all(begun)
    }
    const began = performance.now()
    await work(site, server, staff)
    expect(performance.now() - began).toBeLessThan(9000)
    expect(server.pid, 'the process that began').toBe(pid)
    expect(memoryOf(pid) / before, `${before} kB of memory before`).toBeLessThanOrEqual(1.3)
    const open = () => sockets.filter(({ closed }) => !closed).length
    await expect.poll(open, 'posts that still wait').toBeLessThanOrEqual(500)
    await expect.poll(open, { message: 'posts that wait after ten seconds', timeout: 15_000 }).toBe(0)
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.kill()
  }
})

/** Announces one byte more than it sends, and stays. */
function halfPost(site: Site, { origin }: WebServer, address: string, sockets: Socket[]) {
  const { hostname, port, host } = new URL(origin)
  const body = '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--b--\r\n'
  const head = [
    'POST /admin/login HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    `X-Forwarded-For: ${address}`,
    `Next-Action: ${idOf(site, 'signIn')}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length + 1}`,
  ]
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    socket.on('error', () => resolve()).resume()
    socket.on('connect', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()))
  })
}

/** Somebody signs in, a clerk saves, and a visitor opens pages. */
async function work(site: Site, server: WebServer, staff: Staff) {
  const { origin } = server
  const signedIn = await signIn(site, server, staff)
  expect(signedIn.headers.getSetCookie().join('\n')).toMatch(/^panel-session=\d/m)
  const saved = await fetch(`${origin}/admin/hotel`, {
    method: 'POST',
    headers: {
      'next-action': idOf(site, 'saveAbout'),
      'content-type': 'text/plain;charset=UTF-8',
      cookie: staff.cookie,
      origin,
    },
    body: JSON.stringify(await samples.saveAbout?.('')),
  })
  expect(await saved.text()).toContain('"ok":true')
  for (const path of ['/', '/ofertas', '/admin/login']) expect((await fetch(origin + path)).status).toBe(200)
}

/** In kB: what the process has in memory. */
function memoryOf(pid: number | undefined) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}
