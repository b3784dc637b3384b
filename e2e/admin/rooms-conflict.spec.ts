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
  test('both keep what only they changed; what both changed is shown with what was typed', async ({
    page,
    browser,
  }) => {
    const other = await colleague(browser)
    await Promise.all([openRooms(page), openRooms(other)])
    const mine = await editRoom(page, 'Chalé Premium')
    const theirs = await editRoom(other, 'Chalé Premium')
    await expect(theirs.getByText('Você tem esta acomodação aberta em outra aba.')).toBeVisible()
    await theirs.getByLabel('Quantidade').fill('9')
    await theirs.getByLabel('Descrição').fill('Escrito por outra pessoa.')
    await save(theirs)
    await expect(toast(other, 'Quarto atualizado com sucesso!')).toBeVisible()
    await other.context().close()

    await mine.getByLabel('Descrição').fill('Escrito por mim.')
    await save(mine)
    await expect(mine.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await expect(mine.getByLabel('Descrição')).toHaveValue('Escrito por mim.')
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 9 })

    await mine.getByRole('button', { name: 'Recarregar' }).click()
    await expect(mine.getByLabel('Quantidade')).toHaveValue('9')
    await expect(mine.getByLabel('Descrição')).toHaveValue('Escrito por outra pessoa.')
    await mine.getByRole('radio', { name: 'Você' }).check()
    await expect(mine.getByLabel('Descrição')).toHaveValue('Escrito por mim.')
    await save(mine)
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 9, description: 'Escrito por mim.' })
  })

  test('Salvar mesmo assim writes what was typed, and nothing else', async ({ page }) => {
    await openRooms(page)
    const dialog = await editRoom(page, 'Chalé Premium')
    await changeElsewhere('Chalé Premium', { quantity: 9, description: 'Escrito por outra pessoa.' })
    await dialog.getByLabel('Descrição').fill('Escrito por mim.')
    await save(dialog)
    await expect(dialog.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar mesmo assim' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Premium')).toMatchObject({ quantity: 9, description: 'Escrito por mim.' })
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
