import { globSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listScreenPath } from '../../../lib/paths.ts'
import { lists } from '../../../lib/site/registry.ts'
import { cookieOf, createAccount, demandSecondFactor } from '../../support/admin.ts'
import type { WebServer } from '../../support/web-server.ts'
import { actionOf, call, idOf, noteEditing, send, share, signIn, succeeded } from './calls.ts'
import { forgeries } from './forgeries.ts'
import { addLink, importTestimonials, open, samples } from './samples.ts'
import { startOwnSite, strangers } from './site.ts'
import { snapshot } from './snapshot.ts'

// The order matters: strangers first, then changes to the content and the shared admin, and sign-in tries of this address
// last.
const site = await startOwnSite()

const page = '/admin/packages'
const loneScreens = lists.filter(({ lone }) => lone).map(({ name }) => listScreenPath(name))

test('every action of the build has a sample here (AUTH-2)', () => {
  const sampled = new Set([...Object.keys(samples).map(actionOf), ...open])
  expect(site.actions.map(({ name }) => name).toSorted()).toEqual([...sampled].toSorted())
})

test('every route handler of the panel is known here', () => {
  const handlers = globSync('app/admin/**/route.ts').toSorted()
  expect(handlers).toEqual([
    'app/admin/compartilhar/route.ts',
    'app/admin/editar/route.ts',
    'app/admin/media/[...path]/route.ts',
    'app/admin/pictures/details/route.ts',
    'app/admin/pictures/list/route.ts',
    'app/admin/presenca/route.ts',
    'app/admin/previa/route.ts',
    'app/admin/survey/csv/route.ts',
  ])
})

test('no action of a stranger changes anything, even without the middleware (AUTH-1, AUTH-2)', {
  timeout: 180_000,
}, async () => {
  const before = await snapshot()
  await Promise.all(
    strangers.map(async (identity) => {
      for (const server of identity === 'anonymous'
        ? (['gated', 'ungated'] as const)
        : (['ungated'] as const)) {
        for (const name of Object.keys(samples)) {
          const answer = await call(site, server, name, identity, page)
          expect(answer, `${identity}: ${name}`).not.toMatch(succeeded)
        }
        expect(await share(site, server, identity), identity).toMatch(/^303 .*\/admin\/login/)
        expect((await noteEditing(site, server, identity)).status, identity).not.toBe(200)
      }
    }),
  )
  expect(await snapshot()).toBe(before)
})

test('without the middleware no page of the panel shows anything to strangers (AUTH-2)', async () => {
  const { status } = await site.ungated.get('/admin/media/original/hotel/about/x.jpg')
  expect(status).toBe(403)
  for (const read of ['/admin/pictures/list', '/admin/pictures/details?name=x.jpg']) {
    const answer = await site.ungated.get(read)
    expect([answer.status, answer.html]).toEqual([401, expect.not.stringContaining('pictures')])
  }
  const survey = await site.ungated.get('/admin/survey/csv')
  expect([survey.status, survey.html]).toEqual([403, ''])
  const film = await site.ungated.get('/admin/media/hotel-images-videos/hotel/background/x.mp4')
  expect(film.status).toBe(403)
  const screens = globSync('app/admin/(panel)/**/page.tsx')
    .map((file) => file.replace(/^app|\/\(panel\)|\/page\.tsx$/g, ''))
    .flatMap((route) => (route.endsWith('/[...section]') ? loneScreens : route))
    .filter((route) => !route.includes('['))
  expect(screens.length).toBeGreaterThan(20)
  for (const [place, route] of [...screens, '/admin/editar'].entries()) {
    // The guard treats all screens alike, so every stranger requests the dashboard, and two request each other screen.
    const asking =
      route === '/admin'
        ? strangers
        : strangers.filter((_, index) => [0, 1].includes((place + index) % strangers.length))
    for (const identity of asking) {
      const page = await site.ungated.get(route, { cookie: site.cookies[identity] })
      // Proves that the gate is off: behind it the policy would have a nonce.
      expect(page.policy).not.toContain('nonce-')
      expect(page.html).not.toContain('Painel Administrativo</p>')
      expect([page.status, page.location]).toEqual([307, expect.stringContaining('/admin/login')])
    }
  }
})

test('even an admin’s session cannot store what the forms refuse (FORM-1)', async () => {
  const before = await snapshot()
  const [[pkg], [room]] = [await readSample('saveItem packages'), await readSample('saveItem rooms')]
  for (const [name, argument] of forgeries(pkg, room)) {
    const body = JSON.stringify([argument])
    const answer = await (await send(site, 'gated', name, 'admin', '/admin/hotel', body)).text()
    expect(answer, `${name} ${body.slice(0, 300)}`).toMatch(/"ok":false.*"fieldErrors":\{"/)
  }
  expect(await snapshot()).toBe(before)
})

test('when a second factor is demanded, an admin without one can only set one up (AUTH-10)', async () => {
  await demandSecondFactor(true)
  const before = await snapshot()
  const setUp = ['startSecondFactor', 'confirmSecondFactor']
  for (const name of Object.keys(samples).filter((action) => !setUp.includes(action)))
    expect(await call(site, 'ungated', name, 'admin', page), name).not.toMatch(succeeded)
  expect((await noteEditing(site, 'ungated', 'admin')).status).not.toBe(200)
  for (const server of [site.gated, site.ungated]) {
    const { status, location } = await server.get('/admin/rooms', { cookie: site.cookies.admin })
    expect([status, location]).toEqual([307, expect.stringContaining('/admin/login/segundo-fator')])
  }
  await demandSecondFactor(true)
  expect(await snapshot()).toBe(before)
  await demandSecondFactor(false)
})

test('nobody else sees the steps of signing in, even without the middleware (AUTH-12)', async () => {
  for (const step of ['/admin/login/codigo', '/admin/login/segundo-fator']) {
    const { status, location } = await site.ungated.get(step)
    expect([step, status, location]).toEqual([
      step,
      307,
      expect.stringContaining('/admin/login?motivo=sessao'),
    ])
  }
})

type Staff = Awaited<ReturnType<typeof createAccount>> & { cookie: string }

const connections = 3000
const addresses = 500
const sockets: Socket[] = []
const countOpenSockets = () => sockets.filter(({ closed }) => !closed).length

test.skipIf(platform() !== 'linux')(
  `${connections} half-sent posts from ${addresses} addresses block nobody and cost no memory (SEC-1)`,
  async () => {
    const account = await createAccount('admin')
    const staff = { ...account, cookie: await cookieOf(account) }
    // Excludes what a process allocates at its first requests from the measurement.
    await workAsStaff(site.ungated, staff)
    const { pid } = site.ungated
    const before = memoryOf(pid)
    for (let index = 0; index < connections; index += 100) {
      const begun = Array.from({ length: 100 }, (_, more) => {
        const address = (index + more) % addresses
        return sendHalfPost(site.ungated, `198.51.${address >> 8}.${address & 255}`)
      })
      await Promise.all(begun)
    }
    const began = performance.now()
    await workAsStaff(site.ungated, staff)
    expect(performance.now() - began).toBeLessThan(9000)
    expect(site.ungated.pid, 'the process that began').toBe(pid)
    expect(memoryOf(pid) / before, `${before} kB of memory before`).toBeLessThanOrEqual(1.3)
    await expect.poll(countOpenSockets, { message: 'posts that still wait' }).toBeLessThanOrEqual(500)
  },
)

// The same calls of strangers fail for lack of rights, not because they are malformed.
test('for an admin the same calls succeed, but only under /admin (SEC-1)', { timeout: 180_000 }, async () => {
  await importTestimonials()
  await addLink()
  let answer = ''
  for (const name of Object.keys(samples)) {
    expect((await send(site, 'gated', name, 'admin', '/', '[{}]')).status, name).toBe(405)
    // When one is demanded, the last cannot be removed.
    if (name === 'removeSecondFactor') await demandSecondFactor(false)
    // Next forwards an action posted to another page and drops its cookies, so these are called on their own page.
    const at = accountActions.includes(name) ? '/admin/account' : page
    answer = await call(site, 'gated', name, 'admin', at, answer)
    expect(answer, name).toMatch(succeeded)
  }
})

const accountActions = ['startSecondFactor', 'confirmSecondFactor', 'removeSecondFactor', 'signOutEverywhere']

const wrong = 'Invalid login credentials'
const wait = /Muitas tentativas seguidas\..*Aguarde 1[45] minutos/

// The database holds the limits, so both servers share them, even after a restart.
test('invented addresses give no more tries, nor do another process or a restart (AUTH-5)', async () => {
  const victim = await createAccount('admin')
  const answers: string[] = []
  // Sends five at once, because a busy backend's timeout yields neither message.
  while (answers.length < 25) {
    const guesses = Array.from({ length: 5 }, (_, index) => {
      const guess = { ...victim, password: `errada ${answers.length + index}` }
      const from = `198.51.100.${answers.length + index}`
      return textOf(signIn(site, site.gated, guess, { 'x-forwarded-for': from }))
    })
    answers.push(...(await Promise.all(guesses)))
  }
  expect(answers.filter((answer) => answer.includes(wrong))).toHaveLength(10)
  expect(answers.filter((answer) => wait.test(answer))).toHaveLength(15)
  await site.ungated.kill()
  await site.ungated.start()
  expect(await textOf(signIn(site, site.ungated, victim))).toMatch(wait)
})

test('trying one password on thirty accounts is blocked, and a known browser can still sign in (AUTH-5)', async () => {
  const staff = await createAccount('admin')
  const known = await deviceOf(await signIn(site, site.gated, staff))
  const accounts = Array.from({ length: 30 }, (_, index) => `pessoa-${index}@quaresmeira.example`)
  const answers = await Promise.all(
    accounts.map((email) => textOf(signIn(site, site.gated, { email, password: 'Verao2026!' }))),
  )
  expect(answers.filter((answer) => answer.includes(wrong)).length).toBeLessThan(21)
  expect(answers.filter((answer) => wait.test(answer)).length).toBeGreaterThan(9)
  expect(await textOf(signIn(site, site.gated, staff))).toMatch(wait)
  const back = await signIn(site, site.gated, staff, { cookie: known })
  expect(back.headers.getSetCookie().join('\n')).toMatch(/^panel-session=\d/m)
})

async function readSample(name: string) {
  return z.tuple([z.record(z.string(), z.unknown())]).parse(await samples[name]?.(''))
}

async function textOf(answer: Promise<Response>) {
  return (await answer).text()
}

/** Returns the cookie that identifies a known browser. */
async function deviceOf(response: Response) {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return pairs.filter((pair) => pair?.startsWith('panel-device')).join('; ')
}

/** Announces one byte more than it sends, and keeps the connection open. */
function sendHalfPost({ origin }: WebServer, address: string) {
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

/** Signs in, saves as a clerk, and opens pages as a visitor. */
async function workAsStaff({ origin }: WebServer, staff: Staff) {
  const signedIn = await signIn(site, { origin }, staff)
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

/** Returns the resident memory of the process in kB. */
function memoryOf(pid: number | undefined) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}
