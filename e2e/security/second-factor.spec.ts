import { createAccount, nextCode } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from './fixtures.ts'
import { demandSecondFactor } from './samples.ts'

// On a backend of its own: the rule holds for everybody who administers the hotel.
test.afterEach(async () => demandSecondFactor(false))

test('where the hotel demands a second factor, who has none sets one up on the way in', async ({
  page,
  site,
}) => {
  await demandSecondFactor(true)
  const account = await createAccount('admin')
  const setup = /\/admin\/login\/segundo-fator/
  await page.goto(`${site.gated.origin}/admin/rooms`)
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Senha').fill(account.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(setup)
  await page.goto(`${site.gated.origin}/admin/account`)
  await expect(page).toHaveURL(setup)
  await expectAccessible(page)
  await page.getByLabel('Senha atual').fill(account.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código do aplicativo').fill(await nextCode(secret))
  await page.getByRole('button', { name: 'Ativar' }).click()
  await expect(page).toHaveURL(`${site.gated.origin}/admin/account`)
  // The last one stays; the rule may be lifted by somebody who follows it.
  await expect(page.getByRole('button', { name: 'Remover Celular' })).toBeDisabled()
  page.on('dialog', (question) => question.accept())
  const rule = page.getByRole('switch', { name: 'Exigir segundo fator de toda a equipe' })
  await rule.click()
  await expect(rule).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Remover Celular' })).toBeEnabled()
  await rule.click()
  await expect(rule).toBeChecked()
  await expect(page.getByText('A partir de agora')).toBeVisible()
})
