import { expectAccessible } from '../support/axe.ts'
import {
  addPackage,
  colleague,
  editPackage,
  expect,
  field,
  fillEach,
  openPackages,
  openTab,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('two people in one package see each other, keep each other’s changes, and choose when both changed a field (FORM-10, SAVE-4, SAVE-5)', {
  tag: '@main',
}, async ({ page, browser, own }) => {
  const first = await addPackage(own, 'Primeiro', { orderIndex: 900 })
  const { id } = await addPackage(own, 'Dividido', { features: ['Café'], orderIndex: 901 })
  const name = own.name('Dividido')
  const other = await colleague(browser)
  await Promise.all([openPackages(page), openPackages(other)])
  const mine = await editPackage(page, name)
  const theirs = await editPackage(other, name)
  await expect(theirs.getByText(/está editando este pacote\./)).toBeVisible()
  await expect(mine.getByText('Ana Souza está editando este pacote.')).toBeVisible()

  await fillEach(theirs, { Título: 'Delas', 'O que está incluído': 'Ceia' })
  await theirs.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(other, 'Pacote atualizado com sucesso!')).toBeVisible()
  await expect(mine.getByText('Ana Souza está editando este pacote.')).toBeHidden()
  await other.getByRole('button', { name: `Mover para cima: ${name}` }).click()
  const placeOf = async (key: string) => Number((await storedPackage(key)).orderIndex)
  await expect.poll(() => placeOf(first.id)).toBeLessThan(900)

  await field(mine, 'Descrição').click()
  await page.keyboard.type('Minha')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText(
    'As mudanças de Ana Souza em Título e O que está incluído foram mantidas.',
  )
  const merged = { title: 'Delas', features: ['Café', 'Ceia'], description: 'Minha' }
  expect(await storedPackage(id)).toMatchObject(merged)
  expect(await placeOf(id)).toBe((await placeOf(first.id)) - 1)

  // Now both change the price.
  await Promise.all([openPackages(page), openPackages(other)])
  await editPackage(page, name)
  await editPackage(other, name)
  await fillEach(theirs, { 'Preço (R$)': '900' })
  await theirs.getByRole('button', { name: 'Atualizar' }).click()
  await expect(theirs).toBeHidden()
  await openTab(mine, 'Preços')
  await field(mine, 'Preço (R$)').press('Control+a')
  await page.keyboard.type('800')
  await page.keyboard.press('Control+s')
  const conflict = mine.getByRole('region', { name: 'Conflito' })
  await expect(conflict.getByRole('alert')).toContainText('Ana Souza mudou: Preço.')
  expect(await storedPackage(id)).toMatchObject({ price: 900 })
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: 'Você' }).press('Space')
  await page.keyboard.press('Control+s')
  await expect(mine).toBeHidden()
  expect(await storedPackage(id)).toMatchObject({ ...merged, price: 800 })
  await other.context().close()
})
