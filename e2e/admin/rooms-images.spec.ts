import type { Page } from 'playwright/test'
import { mediaPath, storedPicture } from '../support/demo-pictures.ts'
import {
  editRoom,
  expect,
  fillRequired,
  newRoom,
  openRooms,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'
import { signedUploads, watchSent } from '../support/uploads.ts'

const gym = mediaPath('academia.jpg')
const dinner = mediaPath('jantar-velas.jpg')

test('the images of a room are saved all together: a failed one is named, nothing is written, and a retry sends the rest', async ({
  page,
  tolerate,
}) => {
  tolerate(/upload\/sign|status of 500/)
  const before = await storedRooms()
  await openRooms(page)
  const sent = await watchSent(page)
  await failUpload(page, 2)
  const dialog = await newRoom(page)
  await fillRequired(dialog, 'Chalé das Fotos', 'superior')
  const picker = dialog.getByLabel('Imagens: arquivos')
  await expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  const text = { name: 'notas.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto é um texto') }
  await picker.setInputFiles(text)
  await expect(dialog.getByRole('alert')).toContainText(
    'notas.jpg: Por favor, selecione apenas arquivos de imagem.',
  )
  await picker.setInputFiles([gym, dinner])
  const list = dialog.getByRole('list', { name: 'Imagens' })
  await expect(list.getByRole('img')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'jantar-velas.jpg: Erro ao enviar imagem.')).toContainText('Erro')
  await expect(dialog.getByText('jantar-velas.jpg: Erro ao enviar imagem.')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Imagens' })).toBeFocused()
  for (const image of await list.getByRole('img').all())
    expect(await image.getAttribute('src')).toMatch(/^blob:/)
  expect(await storedRooms()).toEqual(before)

  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Quarto criado com sucesso!')).toBeVisible()
  expect(sent.map(({ name }) => name)).toEqual(['academia.jpg', 'jantar-velas.jpg', 'jantar-velas.jpg'])
  const { id, images } = await storedRoom('Chalé das Fotos')
  expect(images).toEqual(
    [0, 1].map((place) => expect.stringMatching(new RegExp(`/rooms/${id}/\\d+_${place}\\.jpg$`))),
  )

  await rowOf(page, 'Chalé Superior').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'Acomodação desativada com sucesso!')).toBeVisible()
  const site = await page.context().newPage()
  await site.goto('/quartos')
  const shown = site.getByRole('region', { name: 'Fotos do Chalé das Fotos' }).getByRole('img')
  await expect(shown).toHaveCount(2)
  await shown.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a list of more than twelve is kept; images are put in order, removed, taken from the library, and sent with a progress that can be stopped', async ({
  page,
  tolerate,
}) => {
  tolerate(/upload\/sign/)
  const own = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3].map((number) => storedPicture(`chale-0${number}.jpg`))
  const images = ['https://antigo.example/1.jpg', 'javascript:alert(1)', ...own]
  const rooms = await storedRooms()
  await storeRooms(rooms.map((room) => (room.name === 'Chalé Superior' ? { ...room, images } : room)))
  await openRooms(page)
  const dialog = await editRoom(page, 'Chalé Superior')
  const list = dialog.getByRole('list', { name: 'Imagens' })
  const save = dialog.getByRole('button', { name: 'Atualizar' })

  await test.step('foreign addresses and a thirteenth image do not prevent a save, and no other is added', async () => {
    await expect(list.getByText('imagem indisponível')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: /Adicionar imagens/ })).toHaveCount(0)
    await dialog.getByLabel('Imagens: arquivos').setInputFiles(gym)
    await expect(dialog.getByText('Cabem até 12 imagens. Ficou de fora: academia.jpg.')).toBeVisible()
    await dialog.getByLabel('Quantidade').fill('4')
    await save.click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Chalé Superior')).toMatchObject({ images, quantity: 4 })
  })

  await editRoom(page, 'Chalé Superior')
  await test.step('an upload that is stopped leaves the form as it was', async () => {
    for (let press = 0; press < 10; press++)
      await dialog.getByRole('button', { name: 'Remover: Imagem 1', exact: true }).click()
    await page.route(signedUploads, () => undefined)
    await dialog.getByLabel('Imagens: arquivos').setInputFiles(gym)
    await save.click()
    await expect(dialog.getByRole('progressbar', { name: 'Enviando academia.jpg' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Salvando...' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancelar envio' }).click()
    await expect(toast(page, 'academia.jpg: Envio cancelado.')).toBeVisible()
    await expect(list.getByRole('img')).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Remover: Imagem 4' }).click()
  })

  await test.step('order, removal and library', async () => {
    await dialog.getByRole('button', { name: 'Mover para a esquerda: Imagem 3' }).click()
    await dialog.getByRole('button', { name: 'Mover para a esquerda: Imagem 2' }).click()
    await dialog.getByRole('button', { name: 'Remover: Imagem 2' }).click()
    await expect(list.getByRole('listitem').first()).toContainText('Principal')
    await expect(dialog.getByText('Principal', { exact: true })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Escolher da biblioteca: Imagens' }).click()
    const library = page.getByRole('dialog', { name: 'Escolher da biblioteca' })
    const pictures = library.getByRole('list', { name: 'Fotos da biblioteca' }).getByRole('button')
    for (const index of [0, 1]) await pictures.nth(index).press('Enter')
    await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await library.getByRole('button', { name: 'Adicionar 2 fotos' }).press('Enter')
    await expect(dialog.getByText('4 de 12 imagens')).toBeVisible()
    await save.click()
    await expect(dialog).toBeHidden()
    const [first, second, ...others] = [(await storedRoom('Chalé Superior')).images].flat()
    expect([first, second]).toEqual([own[10], own[9]])
    expect(others).toEqual(Array(2).fill(expect.any(String)))
  })
})

/** Answers the upload number `failing` (from 1) with an error. */
async function failUpload(page: Page, failing: number) {
  let count = 0
  await page.route(signedUploads, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    count++
    if (count !== failing) return route.continue()
    return route.fulfill({ status: 500 })
  })
}
