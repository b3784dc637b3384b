import { expect, test } from '../fixtures.ts'
import {
  createAccount,
  demandSecondFactor,
  presentCode,
  sessionCookies,
  signInByForm,
  toast,
} from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

// The setting applies to everybody who administers the hotel.
test.afterEach(async () => demandSecondFactor(false))

test('when the hotel demands a second factor, staff without one set it up at sign-in and give a code from then on (AUTH-10, AUTH-12)', async ({
  page,
}) => {
  await demandSecondFactor(true)
  const account = await createAccount('admin')
  const setup = /\/admin\/login\/segundo-fator/
  await open(page, '/admin/rooms')
  await signInByForm(page, account)
  await expect(page).toHaveURL(setup)
  await open(page, '/admin/account')
  await expect(page).toHaveURL(setup)
  await page.getByLabel('Senha atual').fill(account.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const image = page.getByRole('img', { name: /QR/ })
  await expect(image).toBeVisible()
  expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código do aplicativo').fill(presentCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/account')

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(toast(page, 'Logout realizado')).toBeVisible()
  expect(await sessionCookies(page)).toEqual([])
  await signInByForm(page, account)
  await expect(page).toHaveURL(/\/admin\/login\/codigo/)
  await expectAccessible(page)
  await open(page, '/admin/account')
  await expect(page.getByLabel('Código de 6 números')).toBeFocused()
  await page.keyboard.type(presentCode(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/account')

  // The last factor cannot be removed, but somebody who has one may lift the rule.
  await expect(page.getByRole('button', { name: 'Remover Celular' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Exigir segundo fator de toda a equipe' }).click()
  await page.getByRole('button', { name: 'Remover Celular' }).click()
  const code = presentCode(secret)
  const field = page.getByLabel('Código para confirmar')
  await expect(field).toBeFocused()
  await page.keyboard.type(code)
  await expect(field).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Celular não é mais pedido ao entrar.')).toBeVisible()
  await expect(page.getByText('Desativado')).toBeVisible()
})
