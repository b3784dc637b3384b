import type { Page } from 'playwright/test'
import sharp from 'sharp'
import {
  animatedWebp,
  foreignCode,
  jpegOfSize,
  jpegWithPosition,
} from '../../lib/media/images/test-images.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { openAddress } from '../support/stored-packages.ts'
import {
  download,
  expectShown,
  image,
  paste,
  signedUploads,
  transfer,
  watchSent,
} from '../support/uploads.ts'

const limit = 5 * 1024 * 1024
const storage =
  /^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/hotel-images\/packages\/principal\/[\w-]+\.\w+$/
const sent = 'Imagem enviada com sucesso!'
const notAnImage = 'Por favor, selecione apenas arquivos de imagem.'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test.describe('the image of a package', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => signIn(page))

  test('is sent as small as it may be, shown, stored without its metadata, and refused when damaged', async ({
    page,
  }) => {
    const { slot, address, picker } = await openImages(page)
    const sizes = await watchSent(page)
    await picker.setInputFiles(file('foto.jpg', await jpegWithPosition()))
    await expect(page.getByText(sent)).toBeVisible()
    await expect(address).toHaveValue(storage)
    await expectShown(slot.getByRole('img', { name: 'Imagem principal' }))
    const { bytes, type, cache } = await download(address)
    expect([type, cache]).toEqual(['image/jpeg', 'max-age=3600'])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()

    await expect(address).toBeHidden()
    await expect(slot.getByText('Foto escolhida · 40 × 60 px')).toBeVisible()
    await expect(slot.getByRole('status')).toHaveText(
      'A foto tem 40 × 60 px: aqui ela precisa de pelo menos 1200 × 800 para não ficar borrada.',
    )

    await slot.getByRole('button', { name: 'Remover: Imagem principal' }).click()
    await expect(address).toHaveValue('')
    await expect(slot.getByRole('button', { name: /^Escolher arquivo/ })).toBeFocused()

    const large = await image(5000, 2500)
    await picker.setInputFiles(file('grande.jpg', large))
    await expect(address).toHaveValue(storage)
    expect(sizes[1]?.size).toBeLessThan(large.length * 0.6)
    expect(await sharp((await download(address)).bytes).metadata()).toMatchObject({
      width: 2560,
      height: 1280,
    })

    const small = await image(800, 500)
    await picker.setInputFiles(file('pequena.jpg', small))
    await expect(async () => expect(sizes).toHaveLength(3)).toPass()
    expect(sizes[2]).toEqual({ name: 'pequena.jpg', size: small.length })

    // A photograph that weighs too much as it is.
    await picker.setInputFiles(file('pesada.jpg', await jpegOfSize(limit + 1)))
    await expect(async () => expect(sizes).toHaveLength(4)).toPass()
    expect(sizes[3]?.size).toBeLessThan(limit)
    await expect(slot.getByRole('progressbar')).toHaveCount(0)
    await expect(slot.getByRole('alert')).toHaveCount(0)

    const arrived = await address.inputValue()
    const whole = await image(600, 400)
    await picker.setInputFiles(file('cortada.jpg', whole.subarray(0, whole.length / 2)))
    await expect(slot.getByRole('alert')).toHaveText(
      `${notAnImage} Este arquivo está danificado ou incompleto.`,
    )
    await expect(address).toHaveValue(arrived)
  })

  test('is chosen by keyboard; a file that is not an image or too large is refused before it is sent', async ({
    page,
  }) => {
    const { slot, address, picker } = await openImages(page)
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button', { name: 'Escolher arquivo' }).press('Enter')
    expect((await chooser).isMultiple()).toBe(true)
    await expectAccessible(page)
    const sent = await watchSent(page)
    await openAddress(slot)
    await address.fill('https://exemplo.com/foto.jpg')
    await address.blur()
    await expect(slot.getByText('O site só mostra imagens enviadas por aqui.')).toBeVisible()
    await expect(slot.getByText('Imagem principal: imagem indisponível')).toBeAttached()
    await address.fill(` ${storedPicture('piscina.jpg')} `)
    await address.blur()
    await expect(slot.getByText('O site só mostra')).toHaveCount(0)
    await expect(address).toHaveValue(storedPicture('piscina.jpg'))
    await expectShown(slot.getByRole('img', { name: 'Imagem principal' }))
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${foreignCode}</svg>`)
    for (const [refused, sentence] of [
      [file('anima.jpg', Buffer.from('GIF89a')), `${notAnImage} GIF não é aceito`],
      [file('desenho.jpg', svg), `${notAnImage} SVG não é aceito`],
      [
        file('iphone.jpg', Buffer.from('\0\0\0\x18ftypheic')),
        `${notAnImage} Este navegador não abre fotos HEIC`,
      ],
      [file('vazia.jpg', Buffer.alloc(0)), notAnImage],
      [file('pesada.png', Buffer.concat([png, Buffer.alloc(limit)])), 'A imagem deve ter no máximo 5MB.'],
    ] as const) {
      await picker.setInputFiles(refused)
      await expect(slot.getByRole('alert')).toContainText(sentence)
    }
    await expectAccessible(page)
    const many = Array.from({ length: 30 }, (_, index) => file(`${index}.gif`, Buffer.from('GIF89a')))
    await picker.setInputFiles(many)
    const message = page
      .getByRole('dialog')
      .getByRole('alert')
      .filter({ hasText: '30 arquivos ficaram de fora' })
    await expect(message.getByRole('listitem').first()).toBeHidden()
    await message.locator('summary').click()
    await expect(message.getByRole('listitem')).toHaveCount(30)
    await expect(address).toHaveValue(storedPicture('piscina.jpg'))
    expect(sent).toEqual([])
    await picker.setInputFiles(file('justa.jpg', await jpegOfSize(limit)))
    await expect(address).toHaveValue(storage)
    expect(sent).toEqual([{ name: 'justa.jpg', size: limit }])
    await expect(slot.getByRole('alert')).toHaveCount(0)
  })

  test('can be dropped and pasted, also several: the next ones fill the gallery', async ({ page }) => {
    const { slot, address, gallery } = await openImages(page)
    const animation = (await animatedWebp()).toString('base64')
    await address.dispatchEvent('drop', { dataTransfer: await transfer(page, animation, 1) })
    await expect(address).toHaveValue(storage)
    const dropped = await address.inputValue()
    await address.evaluate(paste, await transfer(page, animation, 1))
    await expect(address).not.toHaveValue(dropped)
    await expect(address).toHaveValue(storage)
    const pasted = await address.inputValue()
    await slot.getByRole('button', { name: /^Trocar/ }).evaluate(paste, await transfer(page, animation, 6))
    for (const place of [1, 2, 3, 4])
      await expect(gallery(place)).toHaveValue(/hotel-images\/packages\/gallery/)
    await expect(address).toHaveValue(storage)
    await expect(address).not.toHaveValue(pasted)
    await expect(page.getByText('A sexta imagem não cabe: são 5. Ficou de fora: 5.webp.')).toBeVisible()

    const [first, second] = [await address.inputValue(), await gallery(1).inputValue()]
    await slot.getByRole('button', { name: 'Mover para baixo: Imagem principal' }).press('Enter')
    await expect(address).toHaveValue(second)
    await expect(gallery(1)).toHaveValue(first)
    await expect(page.getByRole('button', { name: 'Mover para baixo: Imagem 1 da galeria' })).toBeFocused()

    // A file that misses its place does not take the form away.
    const files = await transfer(page, animation, 1)
    const isPrevented = await page.evaluate((dataTransfer) => {
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      return !document.body.dispatchEvent(drop)
    }, files)
    expect(isPrevented).toBe(true)
  })

  test('can be stopped on its way; one that fails keeps what was there and can be tried again', async ({
    page,
    tolerate,
  }) => {
    tolerate(/upload\/sign|status of 502|ERR_FAILED/)
    const { slot, address, picker } = await openImages(page)
    await page.route(signedUploads, () => {
      // Never answered.
    })
    await picker.setInputFiles(file('foto.jpg', await image(300, 200)))
    await expect(slot.getByText('Enviando...')).toBeVisible()
    await expect(slot.getByRole('progressbar', { name: 'Enviando foto.jpg' })).toBeVisible()
    await expectShown(slot.getByRole('img', { name: 'Imagem principal' }))
    await slot.getByRole('button', { name: 'Cancelar envio' }).click()
    await expect(slot.getByRole('progressbar')).toHaveCount(0)
    await expect(address).toHaveValue('')
    await expect(slot.getByRole('alert')).toHaveCount(0)
    await page.unroute(signedUploads)

    await openAddress(slot)
    await address.fill(storedPicture('piscina.jpg'))
    await page.route(signedUploads, (route) => route.abort('failed'), { times: 1 })
    await picker.setInputFiles(file('foto.jpg', await image(300, 200)))
    await expect(slot.getByRole('alert')).toContainText('Erro ao enviar imagem.')
    await expect(address).toHaveValue(storedPicture('piscina.jpg'))

    await page.route(signedUploads, (route) => route.fulfill({ status: 502 }), { times: 1 })
    await slot.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(slot.getByRole('alert')).toHaveText(
      'Erro ao enviar imagem. Verifique a conexão e tente de novo.',
    )
    await slot.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(address).toHaveValue(storage)
  })
})

test('the screen of unused images says that there are none', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin/images')
  await expect(page.getByRole('heading', { name: 'Imagens sem uso', level: 1 })).toBeVisible()
  // The uploads of other tests are younger than a day.
  await expect(page.getByText('Nenhuma imagem sem uso')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover imagens sem uso' })).toHaveCount(0)
  await expectAccessible(page)
})

/** Opens the form of a new package at its main image. */
async function openImages(page: Page) {
  await open(page, '/admin/packages')
  await page.getByRole('button', { name: 'Nova Oferta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await dialog.getByRole('tab', { name: 'Imagens' }).click()
  const slot = dialog.getByRole('group', { name: 'Imagem principal' })
  return {
    slot,
    gallery: (place: number) =>
      dialog.getByRole('group', { name: `Imagem ${place} da galeria` }).locator('input[inputmode=url]'),
    // While it is hidden it still holds the value.
    address: slot.locator('input[inputmode=url]'),
    picker: dialog.getByLabel('Imagem principal: arquivo'),
  }
}
