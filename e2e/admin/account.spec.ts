import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  addSession,
  createAccount,
  nextCode,
  sessionCookies,
  signInByForm,
  startSession,
  toast,
  wrongCode,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

const loginPage = /\/admin\/login(\?|$)/
const codePage = /\/admin\/login\/codigo/

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('a new password ends the other sessions, and "Sair de todos os aparelhos" ends all', async ({
  page,
  browser,
}) => {
  const account = await createAccount('admin')
  const next = 'o rio corre devagar'
  const elsewhere = await browser.newPage()
  await addSession(elsewhere, await startSession(account))
  await addSession(page, await startSession(account))
  await open(page, '/admin')
  await page.getByRole('banner').getByRole('link', { name: account.email }).click()
  await expect(page).toHaveURL('/admin/account')
  await expectAccessible(page)
  const form = section(page, 'Senha')
  const change = async (current: string, next: string) => {
    await form.getByLabel('Senha atual').fill(current)
    await form.getByLabel(/^Nova senha/).fill(next)
    await form.getByLabel('Repita a nova senha').fill(next)
    await form.getByRole('button', { name: 'Alterar senha' }).click()
  }

  await test.step('mistakes are explained at their fields', async () => {
    // With GET, a form that is sent before its script has loaded would write passwords into the address.
    await expect(form.locator('form')).toHaveAttribute('method', 'post')
    await change('', next)
    await expect(form.getByText('Informe a senha atual.')).toBeVisible()
    await expect(form.getByLabel('Senha atual')).toBeFocused()
    await change(account.password, account.email)
    await expect(form.getByText('é parecida demais com o e-mail.')).toBeVisible()
    await change('não é esta', next)
    await expect(form.getByText('Senha atual incorreta.')).toBeVisible()
    await expect(form.getByLabel(/^Nova senha/)).toHaveValue(next)
    await expectAccessible(page)
  })

  await test.step('the change ends the other sessions and not this one', async () => {
    await change(account.password, next)
    await expect(toast(page, 'Senha alterada.')).toBeVisible()
    await expect(form.getByLabel(/^Nova senha/)).toHaveValue('')
    await elsewhere.goto('/admin')
    await expect(elsewhere).toHaveURL(loginPage)
    await page.reload()
    await expect(page).toHaveURL('/admin/account')
  })

  await test.step('only the new password signs in', async () => {
    await signInByForm(elsewhere, account)
    await expect(toast(elsewhere, 'Erro ao fazer login')).toBeVisible()
    await signInByForm(elsewhere, { ...account, password: next })
    await expect(elsewhere).toHaveURL('/admin')
  })

  await test.step('all sessions end at once', async () => {
    page.once('dialog', (question) => question.accept())
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(toast(page, 'Você saiu de todos os aparelhos')).toBeVisible()
    expect(await sessionCookies(page)).toEqual([])
    await elsewhere.goto('/admin')
    await expect(elsewhere).toHaveURL(loginPage)
  })
  await elsewhere.close()
})

test('a second factor is set up, required at sign-in, and removed', async ({ page }) => {
  const account = await createAccount('admin')
  await addSession(page, await startSession(account))
  await open(page, '/admin/account')
  const factors = section(page, 'Segundo fator')
  await expect(section(page, 'Equipe').getByRole('switch')).toBeDisabled()
  await factors.getByRole('button', { name: 'Ativar segundo fator' }).click()
  await factors.getByLabel('Senha atual').fill(account.password)
  await factors.getByRole('button', { name: 'Continuar' }).click()
  const image = factors.getByRole('img', { name: /QR/ })
  await expect(image).toBeVisible()
  expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const secret = ((await factors.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expectAccessible(page)
  const wrong = wrongCode(secret)
  await factors.getByLabel('Código do aplicativo').fill(wrong)
  await factors.getByRole('button', { name: 'Ativar' }).click()
  await expect(factors.getByText('Código incorreto ou já usado.')).toBeVisible()
  await factors.getByLabel('Código do aplicativo').fill(await nextCode(secret))
  await factors.getByRole('button', { name: 'Ativar' }).click()
  await expect(factors.getByText('Ativado', { exact: true })).toBeVisible()
  await expect(section(page, 'Equipe').getByRole('switch')).toBeEnabled()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await signInByForm(page, account)
  await expect(page).toHaveURL(codePage)
  await expectAccessible(page)
  await page.goto('/admin/account')
  await expect(page).toHaveURL(codePage)
  await page.getByLabel('Código').fill(wrong)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
  await page.getByLabel('Código').fill(await nextCode(secret))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL('/admin/account')

  await factors.getByRole('button', { name: 'Remover Celular' }).click()
  const code = factors.getByLabel('Código para confirmar')
  await expect(code).toBeFocused()
  await code.fill(wrong)
  await factors.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(factors.getByText('Código incorreto ou já usado.')).toBeVisible()
  await code.fill(await nextCode(secret))
  await factors.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(factors.getByText('Desativado')).toBeVisible()
  await page.reload()
  await expect(factors.getByText('Desativado')).toBeVisible()
})
