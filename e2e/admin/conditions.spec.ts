import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { answerOf, expect, storedItems, testOfLists, toast } from '../support/stored-content.ts'
import { editFirstPackage } from '../support/stored-packages.ts'

const test = testOfLists('conditions', 'packages')

test('conditions are said everywhere as they are changed, and otherwise in a package that says so', async ({
  page,
}) => {
  await open(page, '/admin/conditions')
  await page.getByLabel('Parcelas sem juros').fill('13')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Informe um número inteiro de 1 a 12')).toBeVisible()
  await page.getByLabel('Parcelas sem juros').fill('4')
  await page.getByLabel('Desconto no Pix').fill('5')
  await page.getByLabel('Crianças não pagam').fill('0')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Condições: alterações salvas com sucesso!')).toBeVisible()
  const home = (await answerOf(page, '/')).html
  expect(home).toContain('Parcele em até 4x sem juros')
  expect(home).toContain('5% de desconto no Pix')
  expect(home).not.toMatch(/6x (de|sem)|não pagam/)

  const dialog = await editFirstPackage(page)
  await dialog.getByRole('tab', { name: 'Preços' }).click()
  await expect(dialog.getByText(/4x de .* sem juros/)).toBeVisible()
  await dialog.getByRole('tab', { name: 'Config' }).click()
  await dialog.getByLabel('Parcelas sem juros').fill('3')
  await dialog.getByLabel('Cancelamento').fill('Sem devolução.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  const [changed, other] = (await storedItems('packages')).filter(({ active }) => active === true)
  const offer = (await answerOf(page, `/oferta/${changed?.slug}`)).html
  expect(offer).toContain('3x de')
  expect(offer).toContain('Sem devolução.')
  expect((await answerOf(page, `/oferta/${other?.slug}`)).html).not.toContain('Sem devolução.')
})
