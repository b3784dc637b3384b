import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { screens } from '../support/pages.ts'
import {
  addPackage,
  editPackage,
  expect,
  field,
  fillEach,
  openPackages,
  openTab,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('nights follow the dates, texts that say otherwise are pointed out, and a save is never blocked', async ({
  page,
  own,
}) => {
  const description = 'Três noites na serra, de sexta, 26, a domingo, 28 de março.'
  const details = { nights: 3, minNights: 1, maxCapacity: 2 }
  const added = await addPackage(own, 'Feriado', { active: true, details, description })
  await openPackages(page)
  const dialog = await editPackage(page, String(added.name))
  await openTab(dialog, 'Datas')
  await expect(field(dialog, 'Noites')).toBeEditable()
  await fillEach(dialog, { 'Início da hospedagem': '2027-03-26', 'Fim da hospedagem': '2027-03-28' })
  await expect(field(dialog, 'Noites')).toHaveValue('2')
  await expect(field(dialog, 'Noites')).not.toBeEditable()
  await expect(dialog.getByText('No período: Sexta-feira Santa (26/03) e Páscoa (28/03).')).toBeVisible()
  await expect(dialog.getByText('Descrição: “Três noites”, mas o pacote tem 2 noites.')).toBeVisible()
  await expect(dialog.getByText(/cai em/)).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await storedPackage(added.id)).toMatchObject({ details: { nights: 2 } })
  await open(page, `/oferta/${added.slug}`)
  const conditions = page.getByRole('main')
  await expect(conditions.getByText('2 noites', { exact: true })).toBeVisible()
})

test('a holiday fills in the stay, and a package is repeated at its holiday of the next year', async ({
  page,
  own,
}) => {
  const name = `Semana Santa 2027 ${own.word}`
  const added = await addPackage(own, 'Semana', { name, slug: own.slug('semana-santa-2027'), active: true })
  await openPackages(page)
  const dialog = await editPackage(page, name)
  await openTab(dialog, 'Datas')
  const holidays = field(dialog, 'Escolher um feriado ou uma data')
  for (const screen of [screens.mobile, screens.desktop]) {
    await page.setViewportSize(screen.viewport)
    await expectAccessible(page)
  }
  await holidays.selectOption('Sexta-feira Santa: 25 a 28 de março de 2027 (nacional)')
  await expect(field(dialog, 'Início da hospedagem')).toHaveValue('2027-03-25')
  await expect(field(dialog, 'Fim da hospedagem')).toHaveValue('2027-03-28')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()

  const again = await editPackage(page, name)
  await openTab(again, 'Datas')
  await again.getByRole('button', { name: 'Repetir no ano que vem' }).click()
  const next = name.replace('2027', '2028')
  await expect(field(dialog, 'Nome')).toHaveValue(next)
  await openTab(dialog, 'Datas')
  await expect(field(dialog, 'Início da hospedagem')).toHaveValue('2028-04-13')
  await openTab(dialog, 'Preços')
  await expect(field(dialog, 'Preço (R$)')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(field(dialog, 'Preço (R$)')).toHaveAccessibleDescription(/Preço deve ser maior que zero/)
  await fillEach(dialog, { 'Preço (R$)': '1.300,00' })
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(rowOf(page, next).getByText('Inativo')).toBeVisible()
  expect((await storedPackage(added.id)).price).toBe(1000)
})
