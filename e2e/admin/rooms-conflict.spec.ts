import type { Browser, Locator } from 'playwright/test'
import { signIn } from '../support/admin.ts'
import {
  editRoom,
  expect,
  onSite,
  openRooms,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

const changed = /Este item foi alterado por outra pessoa às \d\d:\d\d\./
const deleted = /Este item foi excluído por outra pessoa às \d\d:\d\d\./

test.describe('two people and one room', () => {
  test('the second is told, and Recarregar brings in what the first saved', async ({ page, browser }) => {
    const other = await colleague(browser)
    await Promise.all([openRooms(page), openRooms(other)])
    const mine = await editRoom(page, 'Chalé Premium')
    const theirs = await editRoom(other, 'Chalé Premium')
    await theirs.getByLabel('Quantidade').fill('9')
    await save(theirs)
    await expect(toast(other, 'Quarto atualizado com sucesso!')).toBeVisible()

    await mine.getByLabel('Descrição').fill('Escrito por mim.')
    await save(mine)
    await expect(mine.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await expect(mine.getByLabel('Descrição')).toHaveValue('Escrito por mim.')
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 9 })

    await mine.getByRole('button', { name: 'Recarregar' }).click()
    await expect(mine.getByLabel('Quantidade')).toHaveValue('9')
    await expect(mine.getByLabel('Descrição')).toHaveValue(/^O mais amplo da fazenda/)
    await mine.getByLabel('Descrição').fill('Escrito por mim, depois.')
    await save(mine)
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Premium')).toMatchObject({
      quantity: 9,
      description: 'Escrito por mim, depois.',
    })
    await other.context().close()
  })

  test('Salvar mesmo assim writes over it, knowingly', async ({ page }) => {
    await openRooms(page)
    const dialog = await editRoom(page, 'Chalé Premium')
    await changeElsewhere('Chalé Premium', { quantity: 9 })
    await dialog.getByLabel('Descrição').fill('Escrito por mim.')
    await save(dialog)
    await expect(dialog.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar mesmo assim' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 2, description: 'Escrito por mim.' })
    expect((await onSite(page)).text).toContain('Escrito por mim.')
  })

  test('different rooms do not stand in each other’s way', async ({ page }) => {
    await openRooms(page)
    const dialog = await editRoom(page, 'Chalé Premium')
    await changeElsewhere('Chalé Romântico', { quantity: 9 })
    await dialog.getByLabel('Quantidade').fill('8')
    await save(dialog)
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 8 })
    expect(await storedRoom('Chalé Romântico')).toMatchObject({ quantity: 9 })
  })

  test('a room that is gone cannot be loaded again, but can be brought back', async ({ page }) => {
    const rooms = await storedRooms()
    const without = rooms.filter(({ name }) => name !== 'Chalé Premium')
    await openRooms(page)
    let dialog = await editRoom(page, 'Chalé Premium')
    await storeRooms(without)
    await dialog.getByLabel('Descrição').fill('Escrito por mim.')
    await save(dialog)
    await expect(dialog.getByRole('alert').filter({ hasText: deleted })).toBeVisible()
    await dialog.getByRole('button', { name: 'Recarregar' }).click()
    await expect(toast(page, 'Erro ao carregar dados do quarto.')).toContainText('Erro')
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Chalé Premium')).toHaveCount(0)

    await storeRooms(rooms)
    await openRooms(page)
    dialog = await editRoom(page, 'Chalé Premium')
    await storeRooms(without)
    await dialog.getByLabel('Descrição').fill('Escrito por mim.')
    await save(dialog)
    await dialog.getByRole('button', { name: 'Salvar mesmo assim' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect((await storedRoom('Chalé Premium')).description).toBe('Escrito por mim.')
  })
})

/** Another browser of another person. */
async function colleague(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL, locale: 'pt-BR' })
  const other = await context.newPage()
  await signIn(other)
  return other
}

async function changeElsewhere(name: string, fields: object) {
  const rooms = await storedRooms()
  await storeRooms(rooms.map((room) => (room.name === name ? { ...room, ...fields } : room)))
}

async function save(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
}
