import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import {
  addPackage,
  changePackage,
  colleague,
  editPackage,
  expect,
  field,
  fillEach,
  openPackages,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

const changed = /Este item foi alterado por outra pessoa às \d\d:\d\d\./

test('two people in one package see each other, and changes of different fields and of the order are all kept', async ({
  page,
  browser,
  own,
}) => {
  const first = await addPackage(own, 'Primeiro', { orderIndex: 900 })
  const { id } = await addPackage(own, 'Dividido', { features: ['Café'], orderIndex: 901 })
  const other = await colleague(browser)
  const [mine, theirs] = await bothEdit(page, other, own.name('Dividido'))
  const company = mine.getByText('Ana Souza está editando este pacote.')
  await expect(theirs.getByText(/está editando este pacote\./)).toBeVisible()
  await expect(company).toBeVisible()
  await fillEach(theirs, { Título: 'Delas', 'O que está incluído': 'Ceia' })
  await save(theirs)
  await expect(toast(other, 'Pacote atualizado com sucesso!')).toBeVisible()
  await expect(company).toBeHidden()
  await other.getByRole('button', { name: `Mover para cima: ${own.name('Dividido')}` }).click()
  const placeOf = async (key: string) => Number((await storedPackage(key)).orderIndex)
  await expect.poll(() => placeOf(first.id)).toBeLessThan(900)

  await field(mine, 'Descrição').fill('Minha')
  await save(mine)
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText(
    'As mudanças de Ana Souza em Título e O que está incluído foram mantidas.',
  )
  expect(await storedPackage(id)).toMatchObject({
    title: 'Delas',
    features: ['Café', 'Ceia'],
    description: 'Minha',
  })
  expect(await placeOf(id)).toBe((await placeOf(first.id)) - 1)
  await other.context().close()
})

test('two values of the same field are shown side by side, to choose from by keyboard', async ({
  page,
  browser,
  own,
}) => {
  const { id } = await addPackage(own, 'Disputado')
  const other = await colleague(browser)
  const [mine, theirs] = await bothEdit(page, other, own.name('Disputado'))
  await fillEach(theirs, { Título: 'Delas', 'Preço (R$)': '900' })
  await save(theirs)
  await expect(theirs).toBeHidden()
  await other.context().close()

  await fillEach(mine, { Descrição: 'Minha', 'Preço (R$)': '800' })
  await page.keyboard.press('Control+s')
  const conflict = mine.getByRole('region', { name: 'Conflito' })
  await expect(conflict).toMatchAriaSnapshot(`
    - region "Conflito":
      - alert:
        - paragraph: /Este item foi alterado por outra pessoa às \\d\\d:\\d\\d\\./
        - paragraph: "Ana Souza mudou: Título, Preço."
      - paragraph: "Vocês dois mudaram; escolha o que fica:"
      - group "Preço":
        - radio "Ana Souza"
        - text: Ana Souza R$ 900,00
        - radio "Você"
        - text: Você R$ 800,00
        - paragraph: Antes
        - text: R$ 1.000,00
      - button "Recarregar"
      - button "Salvar mesmo assim"
  `)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 })
    await expect(conflict.getByRole('button', { name: 'Recarregar' })).toBeInViewport({ ratio: 1 })
    await expect(mine.getByRole('button', { name: 'Atualizar' })).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
  expect(await storedPackage(id)).toMatchObject({ price: 900, description: '' })

  await conflict.getByRole('button', { name: 'Recarregar' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(conflict.getByRole('radio', { name: 'Você' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(conflict.getByRole('radio', { name: 'Ana Souza' })).toBeChecked()
  await expect(conflict.getByRole('status')).toHaveText('Tudo escolhido: agora é só salvar.')
  await expect(field(mine, 'Preço (R$)')).toHaveValue('900,00')
  await page.keyboard.press('Control+s')
  await expect(mine).toBeHidden()
  expect(await storedPackage(id)).toMatchObject({ title: 'Delas', price: 900, description: 'Minha' })
})

test('Recarregar keeps what was typed, and Salvar mesmo assim writes only that', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Disputado')
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Disputado'))
  await changePackage(id, { title: 'Delas', description: 'Delas', campaign: 'N1' })
  await field(dialog, 'Descrição').fill('Minha')
  await save(dialog)
  await expect(dialog.getByRole('alert').filter({ hasText: changed })).toContainText(
    'O sistema mudou: Título, Descrição.',
  )
  await dialog.getByRole('button', { name: 'Recarregar' }).click()
  await expect(field(dialog, 'Título')).toHaveValue('Delas')
  await expect(field(dialog, 'Descrição')).toHaveValue('Delas')
  await dialog.getByRole('radio', { name: 'Você' }).check()
  await expect(field(dialog, 'Descrição')).toHaveValue('Minha')

  await changePackage(id, { title: 'De novo', description: 'De novo' })
  await save(dialog)
  await dialog.getByRole('button', { name: 'Salvar mesmo assim' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await storedPackage(id)).toMatchObject({ title: 'De novo', description: 'Minha', campaign: 'N1' })
})

/** Both people open the form of one package. */
async function bothEdit(page: Page, other: Page, name: string) {
  await Promise.all([openPackages(page), openPackages(other)])
  return [await editPackage(page, name), await editPackage(other, name)] as const
}

function save(dialog: Locator) {
  return dialog.getByRole('button', { name: 'Atualizar' }).click()
}
