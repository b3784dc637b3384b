import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { animatedWebp, jpegOfSize } from '../../lib/media/images/test-images.ts'
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
const notAnImage = 'Por favor, selecione apenas arquivos de imagem.'
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test.beforeEach(({ page }) => signIn(page))

test('a picture is sent as small as it may be, or refused, stopped and tried again, and the value stays', async ({
  page,
  tolerate,
}) => {
  // It encodes several pictures, one of them large.
  test.slow()
  tolerate(/upload\/sign|status of 502|ERR_FAILED/)
  const { slot, address, picker } = await openImages(page)
  const sent = await watchSent(page)

  await test.step('a typed address that the site does not show is named', async () => {
    const chooser = page.waitForEvent('filechooser')
    await slot.getByRole('button', { name: 'Escolher arquivo' }).press('Enter')
    expect((await chooser).isMultiple()).toBe(true)
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
  })

  await test.step('a file that is not a picture, or too large, is refused before it is sent', async () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
    for (const [refused, sentence] of [
      [file('anima.jpg', Buffer.from('GIF89a')), `${notAnImage} GIF não é aceito`],
      [file('iphone.jpg', Buffer.from('\0\0\0\x18ftypheic')), `${notAnImage} Este navegador não abre`],
      [file('pesada.png', Buffer.concat([png, Buffer.alloc(limit)])), 'A imagem deve ter no máximo 5MB.'],
    ] as const) {
      await picker.setInputFiles(refused)
      await expect(slot.getByRole('alert')).toContainText(sentence)
    }
    await expectAccessible(page)
    await picker.setInputFiles(
      Array.from({ length: 30 }, (_, index) => file(`${index}.gif`, Buffer.from('GIF89a'))),
    )
    const message = page.getByRole('alert').filter({ hasText: '30 arquivos ficaram de fora' })
    await expect(message.getByRole('listitem').first()).toBeHidden()
    await message.locator('summary').click()
    await expect(message.getByRole('listitem')).toHaveCount(30)
    expect(sent).toEqual([])
    await expect(address).toHaveValue(storedPicture('piscina.jpg'))
  })

  await test.step('an upload can be cancelled, and one that fails can be tried again', async () => {
    await page.route(signedUploads, () => undefined)
    await picker.setInputFiles(file('foto.jpg', await image(300, 200)))
    await expect(slot.getByText('Enviando...')).toBeVisible()
    await expect(slot.getByRole('progressbar', { name: 'Enviando foto.jpg' })).toBeVisible()
    await expectShown(slot.getByRole('img', { name: 'Imagem principal' }))
    await slot.getByRole('button', { name: 'Cancelar envio' }).click()
    await expect(slot.getByRole('progressbar')).toHaveCount(0)
    await expect(slot.getByRole('alert')).toHaveCount(0)
    await page.unroute(signedUploads)

    await page.route(signedUploads, (route) => route.fulfill({ status: 502 }), { times: 1 })
    await picker.setInputFiles(file('foto.jpg', await image(300, 200)))
    await expect(slot.getByRole('alert')).toHaveText(
      'Erro ao enviar imagem. Verifique a conexão e tente de novo.',
    )
    await expect(address).toHaveValue(storedPicture('piscina.jpg'))
    await slot.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Imagem enviada com sucesso!')).toBeVisible()
    await expect(address).toHaveValue(storage)
    await expect(address).toBeHidden()
    await expect(slot.getByText('Foto escolhida · 300 × 200 px')).toBeVisible()
    await expect(slot.getByRole('status')).toContainText('A foto tem 300 × 200 px: aqui ela precisa de')
  })

  await test.step('a photograph that is too long or too heavy is made smaller, any other is sent as it is', async () => {
    sent.length = 0
    const [small, large] = [await image(800, 500), await image(5000, 2500)]
    for (const [count, buffer] of [small, await jpegOfSize(limit + 1), large].entries()) {
      const before = await address.inputValue()
      await picker.setInputFiles(file('foto.jpg', buffer))
      await expect(address).not.toHaveValue(before)
      expect(sent).toHaveLength(count + 1)
    }
    expect(sent[0]).toEqual({ name: 'foto.jpg', size: small.length })
    expect(sent[1]?.size).toBeLessThan(limit)
    expect(sent[2]?.size).toBeLessThan(large.length * 0.6)
    const { bytes, cache } = await download(address)
    expect(cache).toBe('max-age=3600')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1280 })
  })

  await test.step('a damaged one is refused by the server, and a removed one leaves its button', async () => {
    const arrived = await address.inputValue()
    const whole = await image(600, 400)
    await picker.setInputFiles(file('cortada.jpg', whole.subarray(0, whole.length / 2)))
    await expect(slot.getByRole('alert')).toHaveText(
      `${notAnImage} Este arquivo está danificado ou incompleto.`,
    )
    await expect(address).toHaveValue(arrived)
    await slot.getByRole('button', { name: 'Dispensar' }).click()
    await slot.getByRole('button', { name: 'Remover: Imagem principal' }).click()
    await expect(address).toHaveValue('')
    await expect(slot.getByRole('button', { name: /^Escolher arquivo/ })).toBeFocused()
  })
})

test('pictures can be dropped and pasted, also several: the next ones fill the gallery', async ({ page }) => {
  const { slot, address, gallery } = await openImages(page)
  const animation = (await animatedWebp()).toString('base64')
  await address.dispatchEvent('drop', { dataTransfer: await transfer(page, animation, 1) })
  await expect(address).toHaveValue(storage)
  const dropped = await address.inputValue()
  await slot.getByRole('button', { name: /^Trocar/ }).evaluate(paste, await transfer(page, animation, 6))
  for (const place of [1, 2, 3, 4, 5])
    await expect(gallery(place)).toHaveValue(/hotel-images\/packages\/gallery/)
  await expect(address).not.toHaveValue(dropped)

  const [first, second] = [await address.inputValue(), await gallery(1).inputValue()]
  await slot.getByRole('button', { name: 'Mover para baixo: Imagem principal' }).press('Enter')
  await expect(address).toHaveValue(second)
  await expect(gallery(1)).toHaveValue(first)
  await expect(page.getByRole('button', { name: 'Mover para baixo: Imagem 1 da galeria' })).toBeFocused()

  // A file that is dropped beside the field does not replace the page.
  const isPrevented = await page.evaluate(
    (dataTransfer) => {
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      return !document.body.dispatchEvent(drop)
    },
    await transfer(page, animation, 1),
  )
  expect(isPrevented).toBe(true)
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
