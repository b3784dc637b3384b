import { createAccount } from '../support/admin.ts'
import { signIn } from './calls.ts'
import { expect, test } from './fixtures.ts'

const wrong = 'Invalid login credentials'
const wait = /Muitas tentativas seguidas\..*Aguarde 1[45] minutos/

// The limits are the database's: both servers, one of them freshly started, go on counting where the other was.
test('invented addresses give no more tries, nor do another process and a restart', async ({ site }) => {
  const victim = await createAccount('admin')
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      textOf(
        signIn(
          site,
          site.gated,
          { ...victim, password: `errada ${index}` },
          { 'x-forwarded-for': `198.51.100.${index}` },
        ),
      ),
    ),
  )
  expect(answers.filter((answer) => answer.includes(wrong))).toHaveLength(10)
  expect(answers.filter((answer) => wait.test(answer))).toHaveLength(15)
  await site.ungated.kill()
  await site.ungated.start()
  expect(await textOf(signIn(site, site.ungated, victim))).toMatch(wait)
})

test('one password over thirty accounts is stopped, and a known browser goes on', async ({ site }) => {
  const staff = await createAccount('admin')
  const known = await cookiesOf(await signIn(site, site.gated, staff))
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

async function textOf(answer: Promise<Response>) {
  return (await answer).text()
}

async function cookiesOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => cookie?.startsWith('panel-device'))
    .join('; ')
}
