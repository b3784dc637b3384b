import { createAccount } from '../support/admin.ts'
import type { WebServer } from '../support/web-server.ts'
import { expect, type Site, test } from './fixtures.ts'

const wrong = 'Invalid login credentials'
const wait = /Muitas tentativas seguidas\..*Aguarde 1[45] minutos/

// The limits are the database's: both servers, one of them freshly started, go on counting where the other was.
test('made-up addresses buy no more tries, nor do another process and a restart', async ({ site }) => {
  const victim = await createAccount('admin')
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      signIn(site, site.gated, { ...victim, password: `errada ${index}` }, `198.51.100.${index}`),
    ),
  )
  expect(answers.filter((answer) => answer.includes(wrong))).toHaveLength(10)
  expect(answers.filter((answer) => wait.test(answer))).toHaveLength(15)
  expect(await signIn(site, site.ungated, victim)).toMatch(wait)
  await site.ungated.kill()
  await site.ungated.start()
  expect(await signIn(site, site.ungated, victim)).toMatch(wait)
})

test('one password over forty accounts is stopped, and a known browser goes on', async ({ site }) => {
  const staff = await createAccount('admin')
  const known = await cookiesOf(await send(site, site.gated, staff))
  const accounts = Array.from({ length: 40 }, (_, index) => `pessoa-${index}@quaresmeira.example`)
  const answers = await Promise.all(
    accounts.map((email) => signIn(site, site.gated, { email, password: 'Verao2026!' })),
  )
  expect(answers.filter((answer) => answer.includes(wrong)).length).toBeLessThan(21)
  expect(answers.filter((answer) => wait.test(answer)).length).toBeGreaterThan(19)
  const stranger = await send(site, site.gated, staff)
  expect(await stranger.text()).toMatch(wait)
  const back = await send(site, site.gated, staff, { cookie: known })
  expect(back.headers.getSetCookie().join('\n')).toMatch(/^panel-session=\d/m)
})

type Account = { email: string; password: string }

async function signIn(site: Site, server: WebServer, account: Account, address?: string) {
  const response = await send(site, server, account, address ? { 'x-forwarded-for': address } : {})
  return response.text()
}

/** Calls the action as the form's script does: React sends the state before, and the form as the second argument. */
function send(site: Site, { origin }: WebServer, { email, password }: Account, headers: HeadersInit = {}) {
  const body = new FormData()
  body.set('_1_email', email)
  body.set('_1_password', password)
  body.set('0', '["$undefined","$K1"]')
  const id = site.actions.find(({ name }) => name === 'signIn')?.id ?? 'missing'
  return fetch(`${origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, 'next-action': id, origin },
    body,
  })
}

async function cookiesOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => cookie?.startsWith('panel-device'))
    .join('; ')
}
