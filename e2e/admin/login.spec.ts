import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  type Account,
  addSession,
  createAccount,
  demoAdmin,
  demoVisitor,
  sessionCookies,
  startSession,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/

async function send(page: Page, { email, password }: Account) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The toast with this title; there is only one at a time. */
function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })
}

test('the form asks for an e-mail and a password, says what is wrong and keeps what was typed', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/admin/login')
  await expect(page).toHaveTitle('Admin Login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  for (const label of ['E-mail', 'Senha']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '')
  }
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expectAccessible(page)

  await send(page, { email: 'alguem@quaresmeira.example', password: 'errada' })
  await expect(toast(page, 'Erro ao fazer login')).toContainText('Invalid login credentials')
  await expect(toast(page, 'Erro ao fazer login')).toContainText('E-mail ou senha incorretos.')
  await expect(page.locator('form').getByRole('alert')).toContainText('E-mail ou senha incorretos.')
  await expect(page.getByLabel('E-mail')).toHaveValue('alguem@quaresmeira.example')
  await expect(page.getByLabel('Senha')).toHaveValue('errada')
  await expect(page.getByLabel('Senha')).toBeFocused()
  expect(await sessionCookies(page)).toEqual([])
  await expectAccessible(page)

  await context.setOffline(true)
  await send(page, demoAdmin)
  await expect(
    toast(page, 'Erro ao fazer login').filter({ hasText: 'Sem conexão com o site.' }),
  ).toBeVisible()
  await expect(page.getByText('Acesso negado')).toHaveCount(0)
  await expect(page.getByLabel('Senha')).toHaveValue(demoAdmin.password)
  await context.setOffline(false)

  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('/admin/login', async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled()
  answer()
  await expect(page).toHaveURL('/admin')
})

test.describe('who may not enter', { tag: '@desktop' }, () => {
  for (const role of [undefined, 'viewer']) {
    test(`an account with ${role ? 'another role' : 'no role'} is told so and signed out`, async ({
      page,
    }) => {
      const account = role ? await createAccount(role) : demoVisitor
      await open(page, '/admin/login')
      await send(page, account)
      await expect(toast(page, 'Acesso negado')).toContainText(
        'Você não tem permissão para acessar o painel admin.',
      )
      await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
      expect(await sessionCookies(page)).toEqual([])
    })
  }
})

test.describe('who may enter', { tag: '@desktop' }, () => {
  test('comes to the page that was asked for, and the login page leads to the panel from then on', async ({
    page,
  }) => {
    await open(page, '/admin/rooms')
    await expect(page).toHaveURL(loginPage)
    await send(page, demoAdmin)
    await expect(page).toHaveURL('/admin/rooms')
    await expect(page.getByRole('banner')).toContainText(demoAdmin.email)
    await page.goto('/admin/login')
    await expect(page).toHaveURL('/admin')
  })

  test('is led to no other site, and keeps the session in cookies no script can read', async ({ page }) => {
    await open(page, '/admin/login?voltar=https://evil.example/admin/rooms')
    await send(page, demoAdmin)
    await expect(page).toHaveURL('/admin')
    const cookies = await sessionCookies(page)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      // The tests' site is http, where Secure would lose the cookie; lib/access/cookies.test.ts has https.
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' })
    }
    const week = Date.now() / 1000 + 7 * 86_400
    const session = cookies.find(({ name }) => name === 'panel-session')
    expect(Math.abs((session?.expires ?? 0) - week)).toBeLessThan(60)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test('signs in over a session of an earlier release', async ({ page, baseURL }) => {
    const old = ['sb-127-auth-token', 'sb-127-auth-token.0', 'panel-session']
    await page.context().addCookies(old.map((name) => ({ name, value: 'base64-e30', url: baseURL })))
    await open(page, '/admin')
    await expect(page).toHaveURL(loginPage)
    await send(page, demoAdmin)
    await expect(page).toHaveURL('/admin')
    const left = (await sessionCookies(page)).map(({ name }) => name)
    expect(left.toSorted()).toEqual(['panel-device', 'panel-session'])
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL('/admin/login')
    expect(await sessionCookies(page)).toEqual([])
  })

  test("'Sair' ends this browser's session and no other", async ({ page, browser }) => {
    const account = await createAccount('admin')
    const [here, elsewhere] = [await startSession(account), await startSession(account)]
    await addSession(page, here)
    await open(page, '/admin')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(toast(page, 'Logout realizado')).toContainText('Você saiu do painel administrativo.')
    await expect(page).toHaveURL('/admin/login')
    expect(await sessionCookies(page)).toEqual([])
    await addSession(page, here)
    await page.goto('/admin')
    await expect(page).toHaveURL(loginPage)
    const other = await browser.newPage()
    await addSession(other, elsewhere)
    await other.goto('/admin')
    await expect(other).toHaveURL('/admin')
    await other.close()
  })
})

test.describe('without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })
  // The browser reports the scripts that it leaves out as refused.
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('the reason, the failure and the way in are all there', async ({ page }) => {
    await page.goto('/admin/rooms')
    await expect(page.getByRole('alert').first()).toHaveText(/Entre para continuar/)
    await send(page, { ...demoAdmin, password: 'errada' })
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao fazer login' })
    await expect(failure).toContainText('Invalid login credentials')
    await expect(failure).toContainText('E-mail ou senha incorretos.')
    await expect(page.getByLabel('E-mail')).toHaveValue(demoAdmin.email)
    await send(page, demoAdmin)
    await expect(page).toHaveURL('/admin/rooms')
    // An image still under way when the session ends would be refused.
    await page.waitForLoadState('load')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('alert').first()).toHaveText(/Você saiu do painel administrativo\./)
  })
})
