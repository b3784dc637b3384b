import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { resultFile } from '../../scripts/lib/test-folders.ts'
import { cookieOf, createAccount, demoAdmin, keptCookies, service } from '../support/admin.ts'
import { actionsOf } from '../support/server-actions.ts'
import type { WebServer } from '../support/web-server.ts'
import { startCaddy } from './support/caddy.ts'
import { installedOrWhy } from './support/debian.ts'
import { distDir, startHotel } from './support/instances.ts'

let hotel: Awaited<ReturnType<typeof startHotel>>
beforeAll(async () => {
  hotel = await startHotel()
})
afterEach(() => hotel.stopInstances())
afterAll(() => hotel.stop())

const missingCaddy = installedOrWhy(['caddy'])
const port = 41_310
const bound = 2000

test.skipIf(missingCaddy).each([
  [2, 'separate'],
  [5, 'separate'],
  [2, 'shared'],
  [5, 'shared'],
] as const)('%i processes with %s disks: a save shows on each within two seconds', async (count, disks) => {
  const servers = await hotel.start(count, disks)
  const proxy = await startBalancer(servers)
  try {
    let cookie = await cookieOf(demoAdmin)
    const delays: number[] = []
    for (let save = 1; save <= 10; save++) {
      const title = `Sobre ${disks} ${count} ${save}`
      const answer = await saveAbout(proxy.origin, cookie, title)
      cookie = keptCookies(cookie, answer)
      expect(await answer.text()).toContain('"ok":true')
      const saved = performance.now()
      delays.push(...(await Promise.all(servers.map((server) => delayOf(server, title, saved)))))
    }
    report(`${count} processes, ${disks} disks, ${delays.length} answers`, delays)
    expect(Math.max(...delays)).toBeLessThan(bound)
  } finally {
    await proxy.stop()
  }
})

test('a change past the panel shows on each, with nobody telling', async () => {
  const servers = await hotel.start(2, 'separate')
  for (const server of servers) await server.get('/')
  const delays: number[] = []
  for (let change = 1; change <= 5; change++) {
    const title = `Direto no banco ${change}`
    const { error } = await service().from('about_sections').update({ title }).neq('title', title)
    expect(error).toBeNull()
    const changed = performance.now()
    delays.push(...(await Promise.all(servers.map((server) => delayOf(server, title, changed)))))
  }
  report('2 processes, changed in the database', delays)
  expect(Math.max(...delays)).toBeLessThan(bound)
})

test.skipIf(missingCaddy).each(['one secret', 'secrets of their own'])(
  'five processes with %s give no more tries than one',
  async (secrets) => {
    const servers = await hotel.start(5, 'separate')
    if (secrets !== 'one secret') {
      await hotel.stopInstances()
      servers.splice(0)
      for (let index = 0; index < 5; index++) {
        const secret = `um-segredo-diferente-em-cada-instancia-${index}`
        servers.push(...(await hotel.start(1, 'separate', { SITE_SECRET: secret })))
      }
      for (const server of servers) await signIn(server.origin, demoAdmin, '198.51.100.1')
    }
    const proxy = await startBalancer(servers)
    try {
      const victim = await createAccount('admin')
      const answers: string[] = []
      for (let index = 0; index < 25; index++) {
        const wrong = { ...victim, password: `errada ${index}` }
        answers.push(await signIn(proxy.origin, wrong, `198.51.100.${secrets.length}`))
      }
      expect(answers.filter((answer) => answer.includes('Invalid login credentials'))).toHaveLength(10)
      expect(answers.filter((answer) => answer.includes('Muitas tentativas seguidas'))).toHaveLength(15)
    } finally {
      await proxy.stop()
    }
  },
)

/** One address for all of them, in turn; the visitor's address is the one that the test claims. */
function startBalancer(servers: WebServer[]) {
  const origin = `http://127.0.0.1:${port}`
  const hosts = servers.map((server) => new URL(server.origin).host).join(' ')
  return startCaddy(
    `${origin} {
	reverse_proxy ${hosts} {
		lb_policy round_robin
		header_up X-Forwarded-For {header.X-Forwarded-For}
	}
}`,
    origin,
  )
}

/** Milliseconds from `since` until the server's page shows the text. */
async function delayOf(server: WebServer, text: string, since: number) {
  for (;;) {
    const { html } = await server.get('/')
    const delay = performance.now() - since
    if (html.includes(text) || delay > 90_000) return Math.round(delay)
    await sleep(50)
  }
}

function report(what: string, delays: number[]) {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]
  appendFileSync(resultFile('instances.txt'), `${what}: median ${at(0.5)} ms, longest ${at(1)} ms\n`)
}

function saveAbout(origin: string, cookie: string, title: string) {
  const values = { title, subtitle: 'Subtítulo', description: 'Descrição', image_url: null }
  return act(origin, 'saveAbout', '/admin/hotel', cookie, [{ values, expectedValues: {}, force: true }])
}

function act(origin: string, name: string, page: string, cookie: string, given: unknown[]) {
  return fetch(origin + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'next-action': idOf(name), 'content-type': 'text/plain;charset=UTF-8', cookie, origin },
    body: JSON.stringify(given),
  })
}

async function signIn(origin: string, { email, password }: typeof demoAdmin, address: string) {
  const body = new FormData()
  body.set('_1_email', email)
  body.set('_1_password', password)
  body.set('0', '["$undefined","$K1"]')
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'next-action': idOf('signIn'), 'x-forwarded-for': address, origin },
    body,
  })
  return answer.text()
}

function idOf(name: string) {
  return actionsOf(distDir).find((action) => action.name === name)?.id ?? 'missing'
}
