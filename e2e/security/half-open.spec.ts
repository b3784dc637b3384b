import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { platform } from 'node:os'
import { cookieOf, createAccount } from '../support/admin.ts'
import { distDirUnderTest } from '../support/build.ts'
import { WebServer } from '../support/web-server.ts'
import { expect, type Site, test } from './fixtures.ts'
import { samples } from './samples.ts'

type Staff = { email: string; password: string; cookie: string }

for (const [addresses, connections] of [
  [1, 10_000],
  [500, 3000],
] as const) {
  test(`${connections} half-sent posts from ${addresses} addresses stop nobody`, async ({ site }) => {
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
      // What a process allocates at its first requests is no one's attack.
      for (const work of [signIn, save, visit]) await work(site, server, staff)
      const { pid } = server
      const before = memoryOf(pid)
      let most = before
      const begun: Promise<void>[] = []
      for (let index = 0; index < connections; index++) {
        begun.push(
          halfPost(site, server, `198.51.${(index % addresses) >> 8}.${(index % addresses) & 255}`, sockets),
        )
        if (index % 100 === 99) await Promise.all(begun.splice(0))
        if (index % (connections / 5) !== connections / 10) continue
        for (const work of [signIn, save, visit])
          expect(
            await timed(() => work(site, server, staff)),
            `${work.name} after ${index} posts`,
          ).toBeLessThan(3000)
        most = Math.max(most, memoryOf(pid))
      }
      for (const work of [signIn, save, visit])
        expect(await timed(() => work(site, server, staff)), `${work.name} after all posts`).toBeLessThan(
          3000,
        )
      most = Math.max(most, memoryOf(pid))
      expect(server.pid, 'the process that began').toBe(pid)
      expect(most / before, `${most} kB of memory, ${before} kB before`).toBeLessThanOrEqual(1.3)
      const open = () => sockets.filter(({ closed }) => !closed).length
      await expect.poll(open, 'posts that still wait').toBeLessThanOrEqual(addresses === 1 ? 20 : 500)
      await expect.poll(open, { message: 'posts that wait after ten seconds', timeout: 15_000 }).toBe(0)
    } finally {
      for (const socket of sockets) socket.destroy()
      await server.kill()
    }
  })
}

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

/** As the form's script does: React sends the state before, and the form as the second argument. */
async function signIn(site: Site, { origin }: WebServer, { email, password }: Staff) {
  const body = new FormData()
  body.set('_1_email', email)
  body.set('_1_password', password)
  body.set('0', '["$undefined","$K1"]')
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'next-action': idOf(site, 'signIn'), origin },
    body,
  })
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/^panel-session=\d/m)
}

async function save(site: Site, { origin }: WebServer, { cookie }: Staff) {
  const answer = await fetch(`${origin}/admin/hotel`, {
    method: 'POST',
    headers: {
      'next-action': idOf(site, 'saveAbout'),
      'content-type': 'text/plain;charset=UTF-8',
      cookie,
      origin,
    },
    body: JSON.stringify(await samples.saveAbout?.('')),
  })
  expect(await answer.text()).toContain('"ok":true')
}

async function visit(_site: Site, { origin }: WebServer) {
  for (const path of ['/', '/ofertas', '/admin/login']) expect((await fetch(origin + path)).status).toBe(200)
}

async function timed(work: () => Promise<void>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function idOf(site: Site, name: string) {
  const action = site.actions.find((known) => known.name === name)
  if (!action) throw new Error(`the build has no action ${name}`)
  return action.id
}

/** In kB: what the process has in memory. */
function memoryOf(pid: number | undefined) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}
