import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Account, addSession, createAccount, sessionCookies, startSession } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { addFactor, nextCode, wrongCode } from '../support/second-factor.ts'
import { toast } from '../support/toast.ts'

const loginPage = /\/admin\/login(\?|$)/
const codePage = /\/admin\/login\/codigo/

async function signInByForm(page: Page, { email, password }: Account) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a password is changed: every mistake is told, the other sessions end, the new one opens', async ({
  page,
  browser,
}) => {
  const account = await createAccount('admin')
  const elsewhere = await browser.newPage()
  await addSession(elsewhere, await startSession(account))
  await addSession(page, await startSession(account))
  await open(page, '/admin')
  await page.getByRole('banner').getByRole('link', { name: account.email }).click()
  await expect(page).toHaveURL('/admin/account')
  await expectAccessible(page)

  const form = section(page, 'Senha')
  // Sent before the script is there, it must not write passwords into the address.
  await expect(form.locator('form')).toHaveAttribute('method', 'post')
  const change = async (current: string, next: string, repeat = next) => {
    await form.getByLabel('Senha atual').fill(current)
    await form.getByLabel(/^Nova senha/).fill(next)
    await form.getByLabel('Repita a nova senha').fill(repeat)
    await form.getByRole('button', { name: 'Alterar senha' }).click()
  }
  await change('', 'o rio corre devagar')
  await expect(form.getByLabel('Senha atual')).toBeFocused()
  await expect(form.getByText('Informe a senha atual.')).toBeVisible()
  await change(account.password, 'onze letras')
  await expect(form.getByText('Use pelo menos 12 caracteres: falta 1.')).toBeVisible()
  await change(account.password, account.email)
  await expect(form.getByText('é parecida demais com o e-mail.')).toBeVisible()
  await change(account.password, 'o rio corre devagar', 'o rio corre depressa')
  await expect(form.getByText('As duas senhas não são iguais.')).toBeVisible()
  await expectAccessible(page)
  await change(account.password, 'Password1234')
  await expect(form.getByText('está entre as primeiras que alguém tentaria')).toBeVisible()
  await change('não é esta', 'o rio corre devagar')
  await expect(form.getByText('Senha atual incorreta.')).toBeVisible()
  await expect(form.getByLabel('Senha atual')).toBeFocused()
  await expect(form.getByLabel(/^Nova senha/)).toHaveValue('o rio corre devagar')

  await change(account.password, 'o rio corre devagar')
  await expect(toast(page, 'Senha alterada.')).toBeVisible()
  await expect(form.getByLabel(/^Nova senha/)).toHaveValue('')
  await elsewhere.goto('/admin')
  await expect(elsewhere).toHaveURL(loginPage)
  await elsewhere.close()
  await page.reload()
  await expect(page).toHaveURL('/admin/account')

  await page.context().clearCookies()
  await open(page, '/admin/login')
  await signInByForm(page, account)
  await expect(toast(page, 'Erro ao fazer login')).toBeVisible()
  await signInByForm(page, { ...account, password: 'o rio corre devagar' })
  await expect(page).toHaveURL('/admin')
})

test('wrong passwords given at the change are limited like those at the login', async ({ page }) => {
  const account = await createAccount('admin')
  await addSession(page, await startSession(account))
  await open(page, '/admin/account')
  const form = section(page, 'Senha')
  await form.getByLabel(/^Nova senha/).fill('o rio corre devagar')
  await form.getByLabel('Repita a nova senha').fill('o rio corre devagar')
  for (let count = 0; count < 10; count++) {
    await form.getByLabel('Senha atual').fill(`errada ${count}`)
    // The sentence of the try before stands there until then.
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/admin/account') && response.request().method() === 'POST',
    )
    await form.getByRole('button', { name: 'Alterar senha' }).click()
    await answered
    await expect(form.getByText('Senha atual incorreta.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Alterar senha' })).toBeEnabled()
  }
  await form.getByLabel('Senha atual').fill(account.password)
  await form.getByRole('button', { name: 'Alterar senha' }).click()
  await expect(form.getByText(/Muitas tentativas seguidas. Aguarde \d+ minutos?/)).toBeVisible()
})

test('a second factor is set up, asked for at sign-in, and taken away', async ({ page }) => {
  const account = await createAccount('admin')
  await addSession(page, await startSession(account))
  await open(page, '/admin/account')
  const factors = section(page, 'Segundo fator')
  await expect(section(page, 'Equipe').getByRole('switch')).toBeDisabled()
  await factors.getByRole('button', { name: 'Ativar segundo fator' }).click()
  await factors.getByLabel('Senha atual').fill('não é esta')
  await factors.getByRole('button', { name: 'Continuar' }).click()
  await expect(factors.getByText('Senha atual incorreta.')).toBeVisible()
  await factors.getByLabel('Senha atual').fill(account.password)
  await factors.getByRole('button', { name: 'Continuar' }).click()
  const image = factors.getByRole('img', { name: /QR/ })
  await expect(image).toBeVisible()
  expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = ((await factors.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  await factors.getByLabel('Código do aplicativo').fill(wrongCode(secret))
  await factors.getByRole('button', { name: 'Ativar' }).click()
  await expect(factors.getByText('Código incorreto ou já usado.')).toBeVisible()
  await factors.getByLabel('Código do aplicativo').fill(await nextCode(secret))
  await factors.getByRole('button', { name: 'Ativar' }).click()
  await expect(factors.getByText('Ativado', { exact: true })).toBeVisible()
  await expect(section(page, 'Equipe').getByRole('switch')).toBeEnabled()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await open(page, '/admin/rooms')
  await signInByForm(page, account)
  await expect(page).toHaveURL(codePage)
  await expect(page.getByText(account.email)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/hotel')
  await expect(page).toHaveURL(codePage)
  await page.getByLabel('Código').fill(wrongCode(secret))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
  await page.getByLabel('Código').fill(await nextCode(secret))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL('/admin/hotel')

  await open(page, '/admin/account')
  await factors.getByRole('button', { name: 'Remover Celular' }).click()
  const code = factors.getByLabel('Código para confirmar')
  await expect(code).toBeFocused()
  await code.fill(wrongCode(secret))
  await factors.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(factors.getByText('Código incorreto ou já usado.')).toBeVisible()
  await code.fill(await nextCode(secret))
  await factors.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(factors.getByText('Desativado')).toBeVisible()
  await page.reload()
  await expect(factors.getByText('Desativado')).toBeVisible()
})

test("'Sair de todos os aparelhos' ends every session, and the login page says so", async ({
  page,
  browser,
}) => {
  const account = await createAccount('admin')
  const elsewhere = await browser.newPage()
  await addSession(elsewhere, await startSession(account))
  await addSession(page, await startSession(account))
  await open(page, '/admin/account')
  page.on('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(toast(page, 'Você saiu de todos os aparelhos')).toBeVisible()
  expect(await sessionCookies(page)).toEqual([])
  await elsewhere.goto('/admin')
  await expect(elsewhere).toHaveURL(loginPage)
  await elsewhere.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  // The browser reports the scripts that it leaves out as refused.
  test.beforeEach(({ tolerate }) => tolerate(/^csp: .*\.js/))

  test('the code is asked for, refused and taken', async ({ page }) => {
    const account = await createAccount('admin')
    const { secret } = await addFactor(account)
    await page.goto('/admin/history')
    await signInByForm(page, account)
    await expect(page).toHaveURL(codePage)
    await page.getByLabel('Código').fill(wrongCode(secret))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
    await page.getByLabel('Código').fill(await nextCode(secret))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page).toHaveURL('/admin/history')
  })
})
