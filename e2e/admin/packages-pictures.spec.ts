import sharp from 'sharp'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  editPackage,
  expect,
  openPackages,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

const plainJpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a library picture is described by keyboard, searched and chosen, and every page crops it at its focal point (IMG-13, IMG-14)', async ({
  page,
  own,
}) => {
  const { id } = await addPackage(own, 'Foto', { active: true, isFeatured: true, orderIndex: 0 })
  await open(page, '/admin/pictures')
  const files = await Promise.all(
    ['#74b24a', '#c49a3f'].map(async (colour, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await plainJpeg(1300, 870, colour),
    })),
  )
  await page.getByLabel('Enviar fotos: arquivos').setInputFiles(files)
  await expect(toast(page, '2 imagens na biblioteca.')).toBeVisible()
  const grid = page.getByRole('list', { name: 'Fotos', exact: true })
  const newest = grid.getByRole('listitem').first()
  await expect(newest).toContainText('1300 × 870 px')
  await expect(newest).toContainText('Sem uso agora')
  await newest.getByRole('button', { name: /^Detalhes: Foto de/ }).press('Enter')

  const alt = `Lago ${own.word} ao amanhecer`
  const details = page.getByRole('dialog', { name: 'Detalhes da foto' })
  const point = details.getByRole('button', { name: /^Ponto principal/ })
  await point.press('Shift+ArrowLeft')
  await point.press('Shift+ArrowLeft')
  await point.press('ArrowDown')
  await expect(point).toHaveAccessibleName('Ponto principal: 30% da largura, 52% da altura')
  const crops = details.getByRole('list', { name: 'Cortes do site' }).getByRole('listitem')
  await expect(crops).toHaveCount(5)
  await expect(crops.first().locator('img')).toHaveCSS('object-position', '30% 52%')
  await details.getByLabel('Texto alternativo').fill(alt)
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Salvar detalhes' }).press('Enter')
  await expect(toast(page, 'Detalhes da foto salvos')).toBeVisible()

  await openPackages(page)
  const dialog = await editPackage(page, own.name('Foto'))
  await dialog.getByRole('tab', { name: 'Imagens' }).click()
  await dialog.getByRole('button', { name: 'Escolher da biblioteca: Imagem principal' }).press('Enter')
  const library = page.getByRole('dialog', { name: 'Escolher da biblioteca' })
  await library.getByLabel('Buscar foto').fill(`LAGO ${own.word}`)
  await expect(library.getByRole('status')).toHaveText('1 foto')
  await library.getByRole('button', { name: alt }).press('Enter')
  const slot = dialog.getByRole('group', { name: 'Imagem principal' })
  await expect(slot.getByText(alt)).toBeVisible()
  expect(await slot.textContent()).not.toMatch(/https?:|storage|\.jpg/)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({
    images: { principal: expect.stringMatching(/\/hotel-images\/hotel\/library\/[\w-]+\.jpg$/) },
  })

  const site = await page.context().newPage()
  for (const path of ['/ofertas', '/', `/oferta/${own.slug('foto')}`]) {
    await site.goto(path)
    await expect(site.locator(`img[alt="${alt}"]`).first()).toHaveCSS('object-position', '30% 52%')
  }

  await open(page, `/admin/pictures?busca=${own.word}`)
  await expect(grid.getByRole('listitem')).toHaveText(/1300 × 870 px · \d+ kB.*Enviada em .*Usada em/)
  const use = grid.getByRole('link', { name: own.name('Foto') })
  await expect(use).toHaveAttribute('href', `/admin/packages?abrir=${id}`)
  await expectAccessible(page)

  // The other picture is less than a day old.
  await page.getByRole('main').getByRole('link', { name: 'Sem uso' }).click()
  await expect(page.getByText('Nenhuma imagem sem uso')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover imagens sem uso' })).toHaveCount(0)
  await expectAccessible(page)
})
