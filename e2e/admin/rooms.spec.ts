import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import { expectAccessible } from '../support/axe.ts'
import { boxOf } from '../support/page.ts'
import { screens } from '../support/screens.ts'
import {
  cutAction,
  cutActions,
  editRoom,
  expect,
  onSite,
  openRooms,
  rowNames,
  rowOf,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

const lake = 'Chalé Tradicional do Lago'

test('the table shows every room and warns of what the site does not show', async ({ page }) => {
  await openRooms(page)
  await expect(page.getByText('Gerencie os chalés e quartos')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Nome',
    'Categoria',
    'Capacidade',
    'Configuração',
    'Preço',
    'Status',
    'Ações',
  ])
  await expect(rowNames(page)).toHaveText(demoRooms.map(({ name }) => name))
  const premium = rowOf(page, 'Chalé Premium')
  for (const text of ['Premium', '3 pessoas', '1 cama de casal king e 1 sofá-cama', 'R$ 1.590,00', 'Ativo']) {
    await expect(premium.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(rowOf(page, 'Chalé Superior').getByRole('cell', { name: '-', exact: true })).toBeVisible()
  await expect(rowOf(page, 'Chalé Família do Pomar').getByText('Inativo')).toBeVisible()
  await expectAccessible(page)

  await storeRooms([
    ...(await storedRooms()),
    { id: 'luxo', name: 'Chalé de Luxo', category: 'luxo', active: true },
    { id: 'sem-nome', name: ' ', category: 'premium', images: ['javascript:alert(1)'], price: 'caro' },
  ])
  await openRooms(page)
  await expect(rowOf(page, lake)).toContainText('Não aparece no site: “Chalé Tradicional” vem antes.')
  await expect(rowOf(page, 'Chalé de Luxo')).toContainText('Categoria desconhecida: não aparece no site.')
  await expect(rowOf(page, 'Acomodação sem nome')).toContainText('Sem nome: não aparece no site.')
  await expect(page.getByText('não aparece no site', { exact: false })).toHaveCount(3)

  await storeRooms([])
  await openRooms(page)
  await expect(page.getByText('Nenhuma acomodação cadastrada ainda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nova Acomodação' })).toBeEnabled()
})

test('actions that do not reach the server are taken back and told', async ({ page, tolerate }) => {
  tolerate(cutAction)
  page.on('dialog', (dialog) => dialog.accept())
  await openRooms(page)
  const mend = await cutActions(page)
  const row = rowOf(page, 'Chalé Romântico')
  await row.getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Erro ao atualizar acomodação.')).toContainText('Erro')
  await expect(row.getByText('Ativo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Mover para cima: ${lake}` }).click()
  await expect(rowNames(page)).toHaveText(demoRooms.map(({ name }) => name))
  await page.getByRole('button', { name: 'Excluir Chalé Premium' }).click()
  await expect(toast(page, 'Erro ao excluir acomodação.')).toContainText('Erro')
  await expect(rowOf(page, 'Chalé Premium')).toBeVisible()
  await mend()
  await page.route('**/_next/static/**', (route) => route.abort('failed'))
  await rowOf(page, 'Chalé Premium').getByRole('button', { name: 'Editar' }).click()
  await expect(toast(page, 'Erro ao carregar dados do quarto.')).toContainText('Erro')
})

test('what somebody else changed or deleted meanwhile is told', async ({ page }) => {
  await openRooms(page)
  const rooms = await storedRooms()
  await storeRooms(rooms.map((room) => (room.name === 'Chalé Premium' ? { ...room, quantity: 9 } : room)))
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (questions.length < 2 ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('button', { name: 'Excluir Chalé Premium' }).click()
  await expect.poll(() => questions.length).toBe(2)
  expect(questions[1]).toMatch(
    /^Este item foi alterado por outra pessoa às \d\d:\d\d\. O sistema mudou este item\. Excluir mesmo assim\?$/,
  )
  await storeRooms(rooms.filter(({ name }) => name !== 'Chalé Romântico'))
  await rowOf(page, 'Chalé Romântico').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Erro ao atualizar acomodação. Ela foi excluída por outra pessoa.')).toBeVisible()
  await expect(rowOf(page, 'Chalé Romântico')).toHaveCount(0)
  expect((await storedRooms()).length).toBe(rooms.length - 1)
})

test('deleting asks, takes a room off the site, and Desfazer puts it back in its place', async ({ page }) => {
  const before = await storedRooms()
  const questions: string[] = []
  let answer = false
  page.on('dialog', async (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`)
    await (answer ? dialog.accept() : dialog.dismiss())
  })
  await openRooms(page)
  const button = page.getByRole('button', { name: 'Excluir Chalé Premium' })
  await button.click()
  await expect(rowOf(page, 'Chalé Premium')).toBeVisible()
  expect(await storedRooms()).toEqual(before)

  answer = true
  await button.click()
  await expect(rowOf(page, 'Chalé Premium')).toHaveCount(0)
  await expect(toast(page, 'Acomodação excluída com sucesso!')).toContainText('Sucesso')
  expect(questions).toEqual(Array(2).fill('confirm: Tem certeza que deseja excluir esta acomodação?'))
  expect((await onSite(page)).names).not.toContain('Chalé Premium')

  await toast(page, 'excluída').getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowNames(page)).toHaveText(before.map(({ name }) => name))
  expect(await storedRooms()).toEqual(before)
  expect((await onSite(page)).names).toContain('Chalé Premium')
})

test('the order changes by dragging and by keyboard, and the site shows the first of a category', async ({
  page,
}) => {
  await openRooms(page)
  const handle = await boxOf(rowOf(page, lake).getByTitle('Arraste para mudar a ordem'))
  const target = await boxOf(rowOf(page, 'Chalé Premium'))
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 40, target.y + target.height * 0.25, { steps: 5 })
  await page.mouse.up()
  await expect(rowNames(page).nth(3)).toHaveText(lake)
  await page.getByRole('button', { name: `Mover para cima: ${lake}` }).focus()
  for (let place = 3; place > 0; place--) {
    await page.keyboard.press('Enter')
    await expect(rowNames(page).nth(place - 1)).toHaveText(lake)
    await expect(page.getByRole('button', { name: `Mover para cima: ${lake}` })).toBeFocused()
  }
  await expect(page.getByRole('status').filter({ hasText: lake })).toHaveText(`${lake}: posição 1 de 7.`)
  await expect(rowOf(page, 'Chalé Tradicional')).toContainText(`“${lake}” vem antes.`)
  await expect.poll(async () => (await storedRooms())[0]?.name).toBe(lake)
  expect((await onSite(page)).names[0]).toBe(lake)
})

test.describe('on a phone', () => {
  test.use(screens.mobile)

  test('every room is a card: Desativar takes it off the site at once, Ativar brings it back', async ({
    page,
  }) => {
    await openRooms(page)
    const card = rowOf(page, 'Chalé Romântico')
    await card.getByRole('button', { name: 'Desativar' }).tap()
    await expect(card.getByText('Inativo')).toBeVisible()
    await expect(toast(page, 'Acomodação desativada com sucesso!')).toContainText('Sucesso')
    expect((await onSite(page)).names).not.toContain('Chalé Romântico')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Ativar' }).tap()
    await expect(card.getByText('Ativo', { exact: true })).toBeVisible()
    await expect(toast(page, 'Acomodação ativada com sucesso!')).toContainText('Sucesso')
    expect((await onSite(page)).names).toContain('Chalé Romântico')
  })
})

test('a form that somebody else saved or deleted meanwhile says so in the words of rooms', async ({
  page,
}) => {
  const save = (dialog: ReturnType<typeof page.getByRole>) =>
    dialog.getByRole('button', { name: 'Atualizar' }).click()
  await openRooms(page)
  const rooms = await storedRooms()
  let dialog = await editRoom(page, 'Chalé Premium')
  const theirs = { quantity: 9, description: 'Escrito por outra pessoa.' }
  await storeRooms(rooms.map((room) => (room.name === 'Chalé Premium' ? { ...room, ...theirs } : room)))
  await dialog.getByLabel('Descrição').fill('Escrito por mim.')
  await save(dialog)
  await expect(
    dialog.getByRole('alert').filter({ hasText: /Este item foi alterado por outra pessoa às \d\d:\d\d\./ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Recarregar' }).click()
  await expect(dialog.getByLabel('Quantidade')).toHaveValue('9')
  await dialog.getByRole('radio', { name: 'Você' }).check()
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Escrito por mim.')
  await save(dialog)
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  expect((await storedRooms()).find(({ name }) => name === 'Chalé Premium')).toMatchObject({
    quantity: 9,
    description: 'Escrito por mim.',
  })

  dialog = await editRoom(page, 'Chalé Premium')
  await storeRooms(rooms.filter(({ name }) => name !== 'Chalé Premium'))
  await dialog.getByLabel('Descrição').fill('Outra vez.')
  await save(dialog)
  await expect(
    dialog.getByRole('alert').filter({ hasText: /Este item foi excluído por outra pessoa às \d\d:\d\d\./ }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Recarregar' }).click()
  await expect(toast(page, 'Erro ao carregar dados do quarto.')).toContainText('Erro')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Chalé Premium')).toHaveCount(0)
})
