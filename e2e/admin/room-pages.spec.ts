import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { boxOf, open } from '../support/page.ts'
import {
  editRoom,
  expect,
  openRooms,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'
import { expectTrueData, structuredData } from '../support/structured-data.ts'

const widths = [390, 768, 1440]

test('a guest goes from /quartos to the page of a room, looks at it and opens its booking dialog (ROOM-15)', async ({
  page,
}) => {
  const plan = storedPicture('chale-03.jpg')
  const more = { size: 64, view: 'para o lago', plan }
  const rooms = await storedRooms()
  await storeRooms(
    rooms.map((room) => (room.name === 'Chalé Superior' ? { ...room, ...more, price: 1490 } : room)),
  )
  await open(page, '/quartos')
  await page.getByRole('link', { name: 'Ver detalhes de Chalé Superior' }).click()
  await expect(page).toHaveURL('/quartos/chale-superior')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Chalé Superior')
  const card = main.getByRole('region', { name: 'Preço e reserva' })
  for (const text of ['64 m²', 'para o lago', 'Acomoda até', 'R$ 1.490,00', 'Check-in'])
    await expect(card).toContainText(text)
  for (const name of ['O que há no chalé', 'Planta', 'Bom saber', 'Outros chalés'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  const data = await structuredData(page)
  expect(data.find((thing) => thing['@type'] === 'HotelRoom')).toMatchObject({ floorSize: { value: 64 } })
  await expectTrueData(page)

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  }
  // Price and button need no scrolling on a wide screen.
  const button = card.getByRole('button', { name: 'Reservar Chalé Superior' })
  await page.evaluate(() => scrollTo(0, 0))
  const { y, height } = await boxOf(button)
  expect(y + height).toBeLessThanOrEqual(900)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Chalé Superior' })
  await expect(dialog).toContainText('R$ 1.490,00')
  await page.keyboard.press('Escape')
  const drawing = 'Planta: Chalé Superior'
  await main.getByRole('list', { name: drawing }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: drawing })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Chalé Premium' }).click()
  await expect(page).toHaveURL('/quartos/chale-premium')
})

test('the address stays when the name changes; a new address redirects from the former; a hidden room to /quartos (ROOM-16)', async ({
  page,
}) => {
  await openRooms(page)
  const dialog = await editRoom(page, 'Chalé Premium')
  await dialog.getByLabel('Nome da Acomodação').fill('Chalé das Araucárias')
  await dialog.getByLabel('Tamanho (m²)').fill('64')
  await dialog.getByLabel('Vista', { exact: true }).fill('para a mata')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
  expect(await storedRoom('Chalé das Araucárias')).toMatchObject({ slug: 'chale-premium', size: 64 })
  const named = await page.request.get('/quartos/chale-premium')
  expect(await named.text()).toContain('Chalé das Araucárias')

  await editRoom(page, 'Chalé das Araucárias')
  await dialog.getByLabel('Endereço da página').fill('chale-superior-2')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(dialog).toBeHidden()
  await open(page, '/quartos/chale-premium')
  await expect(page).toHaveURL('/quartos/chale-superior-2')
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/quartos/chale-superior-2<')

  await openRooms(page)
  await rowOf(page, 'Chalé das Araucárias').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Acomodação desativada com sucesso!')).toBeVisible()
  for (const slug of ['chale-superior-2', 'nunca-houve']) {
    await open(page, `/quartos/${slug}`)
    await expect(page).toHaveURL('/quartos')
  }
  const image = await page.request.get('/quartos/chale-superior-2/opengraph-image', { maxRedirects: 0 })
  expect(image.headers()['content-type'] ?? '').not.toContain('image')
})
