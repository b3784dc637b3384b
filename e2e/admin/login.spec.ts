import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  addFactor,
  addSession,
  createAccount,
  demoAdmin,
  demoVisitor,
  nextCode,
  sessionCookies,
  signInByForm,
  startSession,
  wrongCode,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/

/** The toast with this title; there is only one at a time. */
function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) })
}

test('the form says what is wrong and keeps what was typed', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/admin/login')
  await expect(page).toHaveTitle('Admin Login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  for (const label of ['E-mail', 'Senha']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '')
  }
  await signInByForm(page, { ...demoAdmin, password: 'errada' })
  await expect(toast(page, 'Erro ao fazer login')).toContainText('Invalid login credentials')
  await expect(toast(page, 'Erro ao fazer login')).toContainText('E-mail ou senha incorretos.')
  await expect(page.getByLabel('E-mail')).toHaveValue(demoAdmin.email)
  await expect(page.getByLabel('Senha')).toHaveValue('errada')
  await expect(page.getByLabel('Senha')).toBeFocused()
  await expectAccessible(page)

  await signInByForm(page, demoVisitor)
  await expect(toast(page, 'Acesso negado')).toContainText(
    'Você não tem permissão para acessar o painel admin.',
  )
  expect(await sessionCookies(page)).toEqual([])

  await context.setOffline(true)
  await signInByForm(page, demoAdmin)
  await expect(toast(page, 'Erro ao fazer login')).toContainText('Sem conexão com o site.')
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

test('signing in leads to the page that was asked for, and "Sair" ends this session and no other', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await createAccount('admin')
  const elsewhere = await browser.newPage()
  await addSession(elsewhere, await startSession(account))
  // The browser still has a session of an earlier release.
  const old = ['sb-127-auth-token', 'sb-127-auth-token.0', 'panel-session']
  await page.context().addCookies(old.map((name) => ({ name, value: 'base64-e30', url: baseURL })))
  await open(page, '/admin/rooms')
  await expect(page).toHaveURL(loginPage)
  await signInByForm(page, account)
  await expect(page).toHaveURL('/admin/rooms')
  await expect(page.getByRole('banner')).toContainText(account.email)
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')

  const cookies = await sessionCookies(page)
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['panel-device', 'panel-session'])
  for (const cookie of cookies) {
    // The tests' site is http, where Secure would lose the cookie; lib/access/cookies.test.ts has https.
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' })
  }
  const session = cookies.filter(({ name }) => name === 'panel-session')
  expect(Math.abs((session[0]?.expires ?? 0) - (Date.now() / 1000 + 7 * 86_400))).toBeLessThan(300)

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(toast(page, 'Logout realizado')).toContainText('Você saiu do painel administrativo.')
  await expect(page).toHaveURL('/admin/login')
  expect(await sessionCookies(page)).toEqual([])
  await addSession(page, session)
  await page.goto('/admin')
  await expect(page).toHaveURL(loginPage)
  await elsewhere.goto('/admin')
  await expect(elsewhere).toHaveURL('/admin')
  await elsewhere.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  // The browser reports the scripts that it does not run as refused.
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('reason, failure, code and signing out work, and no address leads to another site', async ({
    page,
  }) => {
    const account = await createAccount('admin')
    const { secret } = await addFactor(account)
    await page.goto('/admin/rooms')
    await expect(page.getByRole('alert').first()).toHaveText(/Entre para continuar/)
    await page.goto('/admin/login?voltar=https://evil.example/admin/rooms')
    await signInByForm(page, { ...account, password: 'errada' })
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao fazer login' })
    await expect(failure).toContainText('Invalid login credentials')
    await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
    await signInByForm(page, account)
    await page.getByLabel('Código').fill(wrongCode(secret))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
    await page.getByLabel('Código').fill(await nextCode(secret))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page).toHaveURL('/admin')
    // An image that is still loading when the session ends would be refused.
    await page.waitForLoadState('load')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page.getByRole('alert').first()).toHaveText(/Você saiu do painel administrativo\./)
  })
})
