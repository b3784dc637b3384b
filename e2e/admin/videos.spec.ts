import { readFileSync, statSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { maxVideoBytes } from '../../lib/media/videos/rules.ts'
import { tinyMp4 } from '../../lib/media/videos/test-videos.ts'
import { expectAccessible } from '../support/axe.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { expect, onSite, openForm, testOfSections as test, toast } from '../support/stored-content.ts'
import { signedUploads, watchSent } from '../support/uploads.ts'

const sent = 'Vídeo enviado com sucesso!'
const saved = 'Seção Hero atualizada com sucesso!'
const mp4 = mediaPath('hero.mp4')

test('a video is sent again after a cut, is shown in a player with its poster, and comes in parts to visitors', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|upload\/sign/)
  await open(page, '/admin/hotel')
  const films = await watchSent(page)
  await page.getByRole('button', { name: /Celular e vídeo promocional/ }).click()

  await test.step('the hero', async () => {
    const slot = openForm(page).getByRole('group', { name: 'Fundo', exact: true })
    await page.route(signedUploads, (route) => route.abort('failed'), { times: 1 })
    await page.getByLabel('Fundo: arquivo').setInputFiles(mp4)
    await expect(slot.getByRole('alert')).toHaveText(
      'Erro ao enviar vídeo. Verifique a conexão e tente de novo.',
    )
    await slot.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(toast(page, sent)).toBeVisible()
    expect(films.slice(0, 2)).toEqual(Array(2).fill({ name: 'hero.mp4', size: statSync(mp4).size }))
    await expect(slot.getByText('Vídeo enviado (MP4)')).toBeVisible()
    await expectPlayable(slot.getByLabel('Vídeo: Fundo'))
    await openForm(page).getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, saved)).toBeVisible()
    const [address = ''] =
      /\/media\/hotel-images-videos\/hotel\/background\/[\w-]+\.mp4/.exec(await onSite(page)) ?? []
    await expectServed(page, address, readFileSync(mp4))
  })

  await test.step('on phones', async () => {
    const slot = page.getByRole('group', { name: 'Fundo no celular', exact: true })
    await page.getByLabel('Fundo no celular: arquivo').setInputFiles(mediaPath('hero-mobile.webm'))
    await expect(slot.locator('input[inputmode=url]')).toHaveValue(
      /\/hotel\/mobile_background\/[\w-]+\.webm$/,
    )
    await expectPlayable(slot.getByLabel('Vídeo: Fundo no celular'))
    await expect(slot.getByText('Vídeo enviado (WebM)')).toBeVisible()
    const poster = page.getByRole('img', { name: 'Capa no celular' })
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar vídeos' }).click()
    await expect
      .poll(() => onSite(page), 'the poster is shown until the video plays')
      .toMatch(
        /<source media="\(orientation: portrait\)"[^>]*\/media\/hotel-images\/hotel\/mobile_background_poster\//,
      )
    const home = await onSite(page)
    expect(home).toMatch(/\/media\/hotel-images-videos\/hotel\/mobile_background\/[\w-]+\.webm/)
    expect(home, 'the other form’s fields stay').toMatch(/\/hotel\/background\/[\w-]+\.mp4/)
    // While it is saved, the button says so.
    await expect(page.getByRole('button', { name: 'Salvar vídeos' })).toBeVisible()
    await open(page, '/admin/history?secao=hero')
    await expect(page.getByText('Vídeo: Imagem 1').first()).toBeAttached()
  })
})

test('a video is refused with a sentence that says what to do, before anything is sent', async ({ page }) => {
  await open(page, '/admin/hotel')
  const films = await watchSent(page)
  await page.getByRole('button', { name: /Celular e vídeo promocional/ }).click()
  const promo = page.getByRole('group', { name: 'Vídeo promocional' })
  const buffer = tinyMp4({ codec: 'hvc1' })
  await page
    .getByLabel('Vídeo promocional: arquivo')
    .setInputFiles({ name: 'filme.mp4', mimeType: 'video/mp4', buffer })
  await expect(promo.getByRole('alert')).toContainText('Este vídeo está em HEVC (H.265)')
  await dropLarge(page, promo)
  await expect(promo.getByRole('alert')).toContainText('O vídeo deve ter no máximo 50MB. Este tem 51MB')
  expect(films).toEqual([])

  await expect(promo.getByText('Vídeo enviado (WebM)')).toBeVisible()
  await promo.getByRole('button', { name: 'Remover: Vídeo promocional' }).click()
  const address = promo.getByRole('textbox')
  await address.fill('https://www.instagram.com/reel/abc')
  await address.blur()
  await expect(promo.getByText('Este endereço não é de um vídeo que o site consegue mostrar')).toBeVisible()
  await address.fill('https://vimeo.com/76979871')
  await address.blur()
  await expect(promo.getByRole('link', { name: 'Assistir no Vimeo' })).toBeVisible()
  await expect(promo.getByText('Este endereço não é de um vídeo')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  await page.getByLabel('Imagem: arquivo').setInputFiles(mp4)
  await expect(openForm(page).getByRole('alert')).toContainText('Este lugar é para fotos. Vídeos entram')
})

async function expectPlayable(player: Locator) {
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  expect(await player.evaluate((video: HTMLVideoElement) => [video.controls, video.duration > 1])).toEqual([
    true,
    true,
  ])
}

async function expectServed(page: Page, address: string, film: Buffer) {
  const ask = async (headers: Record<string, string>) => {
    const response = await page.request.get(address, { headers })
    return { status: response.status(), headers: response.headers(), bytes: await response.body() }
  }
  const whole = await ask({})
  expect(whole.bytes.equals(film)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-length': String(film.length),
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const part = await ask({ range: 'bytes=0-1' })
  expect(part.status).toBe(206)
  expect(part.headers).toMatchObject({ 'content-range': `bytes 0-1/${film.length}`, 'content-length': '2' })
}

/** Larger than Playwright lets a picker take. */
async function dropLarge(page: Page, place: Locator) {
  const head = tinyMp4().subarray(0, 64).toString('latin1')
  const dataTransfer = await page.evaluateHandle(
    ({ head, size }) => {
      const start = Uint8Array.from(head, (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([start, new Uint8Array(size - start.length)], 'grande.mp4'))
      return data
    },
    { head, size: maxVideoBytes + 1 },
  )
  await place.dispatchEvent('drop', { dataTransfer })
}
