import { demoRooms } from '../../supabase/local/demo/test-content.ts'
import { expectAccessible } from '../support/axe.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import {
  cutAction,
  cutActions,
  editRoom,
  expect,
  fillRequired,
  newRoom,
  onSite,
  openRooms,
  rowNames,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

test('the table shows every room and warns of those that the site does not show', async ({ page }) => {
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
    { id: 'sem-nome', name: ' ', category: 'premium', capacity: 'x', images: 'a', price: 'caro' },
  ])
  await openRooms(page)
  await expect(rowOf(page, 'Chalé de Luxo')).toContainText('Categoria desconhecida: não aparece no site.')
  await expect(rowOf(page, 'Acomodação sem nome')).toContainText('Sem nome: não aparece no site.')
  await expect(page.getByText('não aparece no site', { exact: false })).toHaveCount(3)
  const broken = await editRoom(page, 'Acomodação sem nome')
  await fillRequired(broken, 'Consertado', 'premium')
  await broken.getByLabel('Capacidade Máxima').fill('2')
  await broken.getByLabel('Preço por Noite (R$)').fill('')
  await broken.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  expect(await storedRoom('Consertado')).toMatchObject({ id: 'sem-nome', capacity: 2, price: null })
})

test('the site shows the first active room of a category, in the order of the list', async ({ page }) => {
  const lake = 'Chalé Tradicional do Lago'
  await openRooms(page)
  await expect(rowOf(page, lake)).toContainText('Não aparece no site: “Chalé Tradicional” vem antes.')
  const up = page.getByRole('button', { name: `Mover para cima: ${lake}` })
  const from = (await rowNames(page).allTextContents()).indexOf(lake)
  for (let place = from; place > 0; place--) {
    await up.press('Enter')
    await expect(rowNames(page).nth(place - 1)).toHaveText(lake)
  }
  await expect(page.getByRole('status').filter({ hasText: lake })).toHaveText(`${lake}: posição 1 de 7.`)
  await expect(rowOf(page, 'Chalé Tradicional')).toContainText(`“${lake}” vem antes.`)
  await expect.poll(async () => (await storedRooms())[0]?.name).toBe(lake)
  expect((await onSite(page)).names[0]).toBe(lake)
  await rowOf(page, lake).getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Acomodação desativada com sucesso!')).toContainText('Sucesso')
  expect((await onSite(page)).names).not.toContain(lake)
  await rowOf(page, lake).getByRole('button', { name: 'Ativar' }).click()
  await expect(toast(page, 'Acomodação ativada com sucesso!')).toContainText('Sucesso')
  await expect.poll(async () => (await onSite(page)).names[0]).toBe(lake)
})

test('a room is created by keyboard alone, after every error was named', async ({ page }) => {
  await openRooms(page)
  const opener = page.getByRole('button', { name: 'Nova Acomodação' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nova Acomodação' })
  const name = dialog.getByRole('textbox', { name: 'Nome da Acomodação' })
  await expect(dialog.getByLabel('Quantidade')).toHaveValue('1')
  await expect(dialog.getByRole('switch', { name: 'Ativo' })).toBeChecked()

  await test.step('errors', async () => {
    await dialog.getByLabel('Capacidade Máxima').fill('0')
    await dialog.getByLabel('Quantidade').fill('')
    await dialog.getByLabel('Preço por Noite (R$)').fill('muito')
    await dialog.getByLabel('Link Vídeo Quarto').fill('https://drive.example/filme')
    await page.keyboard.press('Control+s')
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(8)
    await expect(name).toHaveAccessibleDescription(/^Nome é obrigatório/)
    await expect(dialog.getByLabel('Quantidade')).toHaveAccessibleDescription(
      /^Quantidade deve ser maior que 0/,
    )
    await expect(name).toBeFocused()
    await expectAccessible(page)
    expect(await storedRooms()).toHaveLength(7)
  })

  const write = async (role: 'textbox' | 'combobox', label: string, text: string) => {
    const field = dialog.getByRole(role, { name: label })
    for (let press = 0; press < 30 && !(await field.evaluate(hasFocus)); press++) {
      await page.keyboard.press('Tab')
    }
    await expect(field).toBeFocused()
    if (role === 'textbox') await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await page.keyboard.type('Chalé do Teste')
  await write('textbox', 'Preço por Noite (R$)', '1.250,50')
  await write('textbox', 'Descrição', 'Só com as teclas.')
  await write('textbox', 'Observações', 'Leve um casaco.')
  await write('textbox', 'Características', ' Wi-Fi ')
  for (const text of ['Enter', 'Wi-Fi', 'Enter', 'Lareira']) {
    if (text === 'Enter') await page.keyboard.press(text)
    else await page.keyboard.type(text)
  }
  await write('combobox', 'Categoria', 'Sup')
  await write('textbox', 'Composição dos Quartos', '1 cama de casal')
  await write('textbox', 'Link Vídeo Quarto', 'https://vimeo.com/76979871')
  await write('textbox', 'Capacidade Máxima', '6')
  await write('textbox', 'Quantidade', '1')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Quarto criado com sucesso!')).toContainText('Sucesso')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const { id, ...room } = await storedRoom('Chalé do Teste')
  expect(room).toEqual({
    name: 'Chalé do Teste',
    category: 'superior',
    description: 'Só com as teclas.',
    detailed_description: 'Leve um casaco.',
    capacity: 6,
    quantity: 1,
    bed_configuration: '1 cama de casal',
    price: 1250.5,
    video_url: 'https://vimeo.com/76979871',
    active: true,
    features: ['Wi-Fi', 'Lareira'],
    images: [],
    slug: 'chale-do-teste',
    size: null,
    view: '',
    plan: null,
  })
  await expect(rowOf(page, 'Chalé do Teste')).toContainText('R$ 1.250,50')
  await rowOf(page, 'Chalé Superior').getByRole('button', { name: 'Desativar' }).click()
  await expect(rowOf(page, 'Chalé do Teste')).not.toContainText('vem antes')
  await expect.poll(async () => (await onSite(page)).names).toContain('Chalé do Teste')
  expect((await onSite(page)).text).toContain('Acomoda até 6 hóspedes')
})

test('an edit keeps unknown fields, deleting can be undone, and failures are told in the words of rooms', async ({
  page,
  tolerate,
}) => {
  tolerate(cutAction)
  page.on('dialog', (question) => question.accept())
  const rooms = await storedRooms()
  const premium = await storedRoom('Chalé Premium')
  const before = { ...premium, floor: { level: 2 }, note: null }
  const stored = rooms.map((room) => (room.id === before.id ? before : room))
  await storeRooms(stored)
  await openRooms(page)
  const row = rowOf(page, 'Chalé Premium')
  const remove = page.getByRole('button', { name: 'Excluir Chalé Premium' })

  await test.step('deleting and Desfazer', async () => {
    await remove.click()
    await expect(toast(page, 'Acomodação excluída com sucesso!')).toContainText('Sucesso')
    expect((await onSite(page)).names).not.toContain('Chalé Premium')
    await toast(page, 'excluída').getByRole('button', { name: 'Desfazer' }).click()
    await expect(rowNames(page)).toHaveText(rooms.map(({ name }) => name))
    await expect(toast(page, 'Acomodação restaurada.')).toBeVisible()
    expect(await storedRooms()).toEqual(stored)
  })

  await test.step('failures', async () => {
    const restore = await cutActions(page)
    await row.getByRole('button', { name: 'Desativar' }).click()
    await expect(toast(page, 'Erro ao atualizar acomodação.')).toContainText('Erro')
    await expect(row.getByText('Ativo', { exact: true })).toBeVisible()
    await remove.click()
    await expect(toast(page, 'Erro ao excluir acomodação.')).toContainText('Erro')
    await expect(row).toBeVisible()
    const dialog = await editRoom(page, 'Chalé Premium')
    await expect(dialog.getByLabel('Preço por Noite (R$)')).toHaveValue('1.590,00')
    await dialog.getByLabel('Descrição').fill('Reformado em 2026.')
    await dialog.getByRole('button', { name: 'Remover Lareira' }).click()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Erro ao salvar quarto.')).toContainText('Erro')
    await restore()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toContainText('Sucesso')
    const features = Array.isArray(premium.features) ? premium.features : []
    expect(await storedRoom('Chalé Premium')).toEqual({
      ...before,
      // The first save after that of its page keeps its address.
      slug: 'chale-premium',
      description: 'Reformado em 2026.',
      features: features.filter((feature) => feature !== 'Lareira'),
    })
    expect((await onSite(page)).text).toContain('Reformado em 2026.')
  })

  await test.step('a room that somebody else has deleted', async () => {
    const dialog = await editRoom(page, 'Chalé Premium')
    await storeRooms(rooms.filter(({ name }) => name !== 'Chalé Premium'))
    await dialog.getByLabel('Descrição').fill('Outra vez.')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await dialog.getByRole('button', { name: 'Recarregar' }).click()
    await expect(toast(page, 'Erro ao carregar dados do quarto.')).toContainText('Erro')
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(0)
  })
})

test('a draft in the browser says how many files it could not keep', async ({ page }) => {
  page.on('dialog', (question) => question.accept())
  await openRooms(page)
  let dialog = await newRoom(page)
  await fillRequired(dialog, 'Chalé do Rascunho', 'familia')
  await dialog.getByLabel('Imagens: arquivos').setInputFiles(mediaPath('academia.jpg'))
  await expect(dialog.getByText('Principal', { exact: true })).toBeVisible()
  await page.waitForFunction(() =>
    localStorage.getItem('rascunho:acomodacao:nova')?.includes('"filesLost":1'),
  )
  await openRooms(page)
  dialog = await newRoom(page)
  await dialog.getByRole('button', { name: 'Recuperar' }).click()
  await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue('Chalé do Rascunho')
  await expect(dialog.getByRole('status').filter({ hasText: 'rascunho' })).toHaveText(
    'Um rascunho não guarda arquivos: escolha novamente 1 imagem.',
  )
})

function hasFocus(element: Element) {
  return element === document.activeElement
}
