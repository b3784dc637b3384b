import { expectAccessible } from '../support/axe.ts'
import { expectOpen } from '../support/booking.ts'
import { mediaPath, storedPicture } from '../support/demo-pictures.ts'
import { boxOf, open } from '../support/page.ts'
import {
  editRoom,
  expect,
  namesOnSite,
  newRoom,
  openRooms,
  rowNames,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

test('a room is created with its pictures, another is changed, hidden, deleted and restored, and guests see it (ROOM-1, ROOM-13, SAVE-2, SAVE-8)', async ({
  page,
}) => {
  const premium = { ...(await storedRoom('Chalé Premium')), floor: { level: 2 }, note: null }
  await storeRooms((await storedRooms()).map((room) => (room.id === premium.id ? premium : room)))
  await openRooms(page)
  await expectAccessible(page)

  const made = await newRoom(page)
  await made.getByLabel('Nome da Acomodação').pressSequentially('Chalé das Fotos')
  await made.getByLabel('Descrição').pressSequentially('Na mata.')
  await made.getByLabel('Categoria').selectOption('Superior')
  await made.getByLabel('Composição dos Quartos').pressSequentially('1 cama de casal')
  await made
    .getByLabel('Imagens: arquivos')
    .setInputFiles([mediaPath('academia.jpg'), mediaPath('jantar-velas.jpg')])
  await expect(made.getByRole('img', { name: 'Imagem 2: jantar-velas.jpg' })).toBeVisible()
  await expectAccessible(page)
  await made.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Quarto criado com sucesso!')).toBeVisible()
  const { id, images } = await storedRoom('Chalé das Fotos')
  const names = [0, 1].map((place) => expect.stringMatching(new RegExp(`/rooms/${id}/\\d+_${place}\\.jpg$`)))
  expect(images).toEqual(names)
  await rowOf(page, 'Chalé Superior').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Acomodação desativada com sucesso!')).toBeVisible()

  const dialog = await editRoom(page, 'Chalé Premium')
  await dialog.getByLabel('Descrição').press('Control+a')
  await page.keyboard.type('Reformado em 2026.')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  // The first save after the room got a page keeps its address.
  const changed = { ...premium, description: 'Reformado em 2026.', slug: 'chale-premium' }
  expect(await storedRoom('Chalé Premium')).toEqual(changed)

  const site = await page.context().newPage()
  await site.goto('/quartos')
  await expect(site.getByText('Reformado em 2026.')).toBeVisible()
  await expect(site.getByRole('heading', { name: 'Chalé Superior' })).toHaveCount(0)
  const pictures = site.getByRole('region', { name: 'Fotos do Chalé das Fotos' }).getByRole('img')
  await expect(pictures).toHaveCount(2)
  await pictures.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await site.close()

  const before = await storedRooms()
  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Excluir Chalé Premium' }).click()
  await expect(toast(page, 'excluída')).toBeVisible()
  expect(await namesOnSite(page)).not.toContain('Chalé Premium')
  await toast(page, 'excluída').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Acomodação restaurada.')).toBeVisible()
  await expect(rowNames(page)).toHaveText(before.map(({ name }) => name))
  expect(await storedRooms()).toEqual(before)
})

test('a room’s address survives a new name and redirects after a new slug (ROOM-15, ROOM-16)', async ({
  page,
}) => {
  const more = { size: 64, view: 'para o lago', plan: storedPicture('chale-03.jpg'), price: 1490 }
  const rooms = await storedRooms()
  await storeRooms(rooms.map((room) => (room.name === 'Chalé Superior' ? { ...room, ...more } : room)))
  await open(page, '/quartos')
  await page.getByRole('link', { name: 'Ver detalhes de Chalé Superior' }).click()
  await expect(page).toHaveURL('/quartos/chale-superior')
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'Preço e reserva' })
  for (const text of ['64 m²', 'para o lago', 'Acomoda até', 'R$ 1.490,00', 'Check-in'])
    await expect(card).toContainText(text)
  for (const name of ['O que há no chalé', 'Planta', 'Bom saber', 'Outros chalés'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  // Price and button need no scrolling on a wide screen.
  const button = card.getByRole('button', { name: 'Reservar Chalé Superior' })
  await page.evaluate(() => scrollTo(0, 0))
  const { y, height } = await boxOf(button)
  expect(y + height).toBeLessThanOrEqual(900)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Chalé Superior' })).toContainText('R$ 1.490,00')
  await expectOpen(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  const drawing = 'Planta: Chalé Superior'
  await main.getByRole('list', { name: drawing }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: drawing })).toBeVisible()

  await openRooms(page)
  const dialog = await editRoom(page, 'Chalé Premium')
  await dialog.getByLabel('Nome da Acomodação').fill('Chalé das Araucárias')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  const named = await page.request.get('/quartos/chale-premium')
  expect(await named.text()).toContain('Chalé das Araucárias')
  await editRoom(page, 'Chalé das Araucárias')
  await dialog.getByLabel('Endereço da página').fill('chale-superior-2')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(dialog).toBeHidden()
  const moved = await page.request.get('/quartos/chale-premium')
  expect(new URL(moved.url()).pathname).toBe('/quartos/chale-superior-2')
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/quartos/chale-superior-2<')
  await rowOf(page, 'Chalé das Araucárias').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Acomodação desativada com sucesso!')).toBeVisible()
  for (const slug of ['chale-superior-2', 'nunca-houve']) {
    const answer = await page.request.get(`/quartos/${slug}`)
    expect(new URL(answer.url()).pathname).toBe('/quartos')
  }
  const image = await page.request.get('/opengraph-image/quartos/chale-superior-2', { maxRedirects: 0 })
  expect(image.headers()['content-type'] ?? '').not.toContain('image')
})
