import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderHotel, toast } from '@/e2e/components/forms'
import {
  acceptSaves,
  editPackage,
  natal,
  openTab,
  renderPackages,
  sentValues,
} from '@/e2e/components/packages'
import {
  choose,
  fileOf,
  holdReading,
  photo,
  receiveUploads,
  storedAt,
  transferOf,
} from '@/e2e/components/uploads'
import { finishUpload } from './actions'

const limit = 5 * 1024 * 1024
const notAnImage = 'Por favor, selecione apenas arquivos de imagem.'

/** Opens the field of one picture, in the form about the hotel. */
async function openPicture() {
  await renderHotel({ about: { image_url: '/images/a.jpg' } })
  await page.getByRole('tab', { name: 'Seção Sobre' }).click()
  const slot = page.getByRole('group', { name: 'Imagem' })
  // While hidden, it still holds the value.
  const address = () => slot.element().querySelector<HTMLInputElement>('input[inputmode=url]')?.value
  return { slot, address, picker: 'Imagem: arquivo' }
}

test('a typed address that the site cannot show is refused at its field (IMG-7, IMG-12)', async () => {
  const { slot, address } = await openPicture()
  await slot.getByRole('button', { name: 'Remover: Imagem' }).click()
  await expect.element(slot.getByRole('button', { name: /^Escolher arquivo/ })).toHaveFocus()
  await slot.getByRole('button', { name: 'Usar um endereço: Imagem' }).click()
  const typed = slot.getByRole('textbox')
  await userEvent.type(typed, 'https://exemplo.com/foto.jpg')
  await userEvent.tab()
  await expect.element(slot.getByText('O site só mostra imagens enviadas por aqui.')).toBeVisible()
  await userEvent.fill(typed, ' /images/serra.svg ')
  await userEvent.tab()
  await expect.element(slot.getByText('O site só mostra', { exact: false })).not.toBeInTheDocument()
  expect(address()).toBe('/images/serra.svg')
  await expect.element(slot.getByRole('img', { name: 'Imagem' })).toBeVisible()
})

test('a file that is no picture, or too large, is refused before the upload, and the value stays (IMG-1, VID-2)', async () => {
  const sent = receiveUploads()
  const { slot, address, picker } = await openPicture()
  for (const [file, sentence] of [
    [fileOf('anima.jpg', 'GIF89a'), `${notAnImage} GIF não é aceito`],
    [fileOf('iphone.jpg', '\0\0\0\x18ftypheic'), `${notAnImage} Este navegador não abre`],
    [fileOf('pesada.png', '\x89PNG\r\n\x1a\n', limit + 8), 'A imagem deve ter no máximo 5MB.'],
    [fileOf('filme.mp4', '\0\0\0\x18ftypisom'), 'Este lugar é para fotos. Vídeos entram'],
  ] as const) {
    choose(picker, file)
    await expect.element(slot.getByRole('alert')).toMatchTextContent(sentence)
  }
  expect(sent).toEqual([])
  expect(address()).toBe('/images/a.jpg')
})

test('an upload starts as soon as a file is chosen, and clears the previous error (IMG-4)', async () => {
  receiveUploads()
  const { slot, picker } = await openPicture()
  choose(picker, fileOf('anima.gif', 'GIF89a'))
  await expect.element(slot.getByRole('alert')).toMatchTextContent('GIF não é aceito')
  const bitmap = Promise.withResolvers<ImageBitmap>()
  const shrinking = vi.spyOn(window, 'createImageBitmap').mockReturnValue(bitmap.promise)
  choose(picker, await heavyPhoto())
  await expect.element(slot.getByText('Enviando...')).toBeVisible()
  await expect.element(slot.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(() => shrinking).toHaveBeenCalled()
  await slot.getByRole('button', { name: 'Cancelar envio' }).click()
  await expect.element(slot.getByText('Enviando...')).not.toBeInTheDocument()
  shrinking.mockRestore()
  bitmap.reject(new Error('cancelled'))
  choose(picker, await photo('outra.jpg', 300, 200))
  await expect.element(toast('Imagem enviada com sucesso!')).toBeVisible()
  expect(vi.mocked(finishUpload)).toHaveBeenCalledTimes(1)
})

test('several files show at once that they are uploading, and clear previous errors (IMG-4, IMG-16)', async () => {
  receiveUploads()
  await renderPackages([])
  await page.getByRole('button', { name: 'Nova Oferta' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await dialog.getByRole('tab', { name: /^Imagens/ }).click()
  const gifs = [fileOf('a.gif', 'GIF89a'), fileOf('b.gif', 'GIF89a')]
  choose('Imagem principal: arquivo', gifs)
  const refused = dialog.getByRole('alert').filter({ hasText: '2 arquivos ficaram de fora' })
  await expect.element(refused).toBeVisible()
  const bitmap = Promise.withResolvers<ImageBitmap>()
  const shrinking = vi.spyOn(window, 'createImageBitmap').mockReturnValue(bitmap.promise)
  choose('Imagem principal: arquivo', [await heavyPhoto(), await photo('b.jpg', 300, 200)])
  await expect.element(dialog.getByText('Enviando...')).toBeVisible()
  await expect.element(refused).not.toBeInTheDocument()
  await expect.poll(() => shrinking).toHaveBeenCalled()
  shrinking.mockRestore()
  bitmap.reject(new Error('unreadable'))
  await expect.element(toast('Imagem enviada com sucesso!').first()).toBeVisible()
})

test('a save waits until all of several files have arrived (IMG-4)', async () => {
  receiveUploads()
  acceptSaves()
  await renderPackages()
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Imagens')
  const release = holdReading()
  choose('Imagem 1 da galeria: arquivo', [await photo('a.jpg'), await photo('b.jpg')])
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect.element(toast('Será salvo assim que o envio do arquivo terminar.')).toBeVisible()
  release()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  // Each slot sends its own file, so either may be the first.
  const arrived = [1, 2].map((count) => storedAt('packages/gallery', count))
  expect(sentValues()).toMatchObject({ images: { gallery: expect.arrayContaining(arrived) } })
})

test('a picture that is removed while others are being checked stays removed (IMG-4, PKG-7)', async () => {
  receiveUploads()
  acceptSaves()
  const gallery = ['/images/a.jpg', '/images/b.jpg', '/images/c.jpg', '/images/d.jpg']
  await renderPackages([{ ...natal, images: { principal: '/images/lareira.jpg', gallery } }])
  const dialog = await editPackage('Natal')
  await openTab(dialog, 'Imagens')
  const release = holdReading()
  choose('Imagem principal: arquivo', [await photo('1.jpg'), await photo('2.jpg'), await photo('3.jpg')])
  await dialog.getByRole('button', { name: 'Remover: Imagem 2 da galeria' }).click()
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  release()
  await expect.element(toast('Pacote atualizado com sucesso!')).toBeVisible()
  expect(JSON.stringify(sentValues())).not.toContain('/images/b.jpg')
})

test('an upload shows its progress and can be cancelled, and a failed one can be retried (IMG-4, IMG-11, IMG-15)', async () => {
  const answers = ['none', 502, 200] as const
  const sent = receiveUploads((count) => answers[count - 1] ?? 200)
  const { slot, address, picker } = await openPicture()
  choose(picker, await photo('foto.jpg', 300, 200))
  await expect.element(slot.getByText('Enviando...')).toBeVisible()
  await expect.element(slot.getByRole('progressbar', { name: 'Enviando foto.jpg' })).toBeVisible()
  await expect.element(slot.getByRole('img', { name: 'Imagem' })).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
  await slot.getByRole('button', { name: 'Cancelar envio' }).click()
  await expect.element(slot.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(slot.getByRole('alert')).not.toBeInTheDocument()

  choose(picker, await photo('foto.jpg', 300, 200))
  const failed = 'Erro ao enviar imagem. Verifique a conexão e tente de novo.'
  await expect.element(slot.getByRole('alert')).toHaveTextContent(failed)
  expect(address()).toBe('/images/a.jpg')
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      pictures: { 'hotel-about-3.jpg': { alt: '', focus: '50% 50%', size: { width: 300, height: 200 } } },
    }),
  )
  await slot.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(toast('Imagem enviada com sucesso!')).toBeVisible()
  expect(address()).toBe(storedAt('hotel/about', 3))
  expect(sent).toHaveLength(3)
  await expect.element(slot.getByText('Foto escolhida · 300 × 200 px')).toBeVisible()
  await expect
    .element(slot.getByRole('status'))
    .toMatchTextContent('A foto tem 300 × 200 px: aqui ela precisa de')
})

test('an overlong or heavy photograph is shrunk, any other is sent unchanged (IMG-19)', async () => {
  const sent = receiveUploads()
  const { picker } = await openPicture()
  const files = [await photo('a.jpg', 800, 500), await photo('b.jpg', 5000, 2500), await heavyPhoto()]
  for (const [count, file] of files.entries()) {
    choose(picker, file)
    await expect.poll(() => vi.mocked(finishUpload)).toHaveBeenCalledTimes(count + 1)
  }
  expect(files[2]?.size).toBeGreaterThan(limit)
  expect(sent[0]?.size).toBe(files[0]?.size)
  const { width, height } = await createImageBitmap(sent[1] ?? new Blob())
  expect([width, height]).toEqual([2560, 1280])
  expect(sent[2]?.size).toBeLessThan(limit)
})

test('dropped or pasted pictures fill the main image and then the gallery, where they are moved (IMG-16)', async () => {
  receiveUploads()
  await renderPackages([])
  await page.getByRole('button', { name: 'Nova Oferta' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await dialog.getByRole('tab', { name: /^Imagens/ }).click()
  const slot = dialog.getByRole('group', { name: 'Imagem principal' })
  const values = () =>
    [...dialog.element().querySelectorAll<HTMLInputElement>('input[inputmode=url]')].map(({ value }) => value)
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map((count) => photo(`${count}.jpg`, 300, 200 + count)))
  const drop = new DragEvent('drop', {
    bubbles: true,
    cancelable: true,
    dataTransfer: transferOf(files.slice(0, 1)),
  })
  slot.element().dispatchEvent(drop)
  await expect.poll(() => values()[0]).toBe(storedAt('packages/principal', 1))

  const clipboardData = transferOf(files)
  slot
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => values().filter((value) => value.includes('gallery'))).toHaveLength(5)
  const [main, first] = values()
  expect(main).toMatch(/principal-[2-7]\.jpg$/)
  const down = dialog.getByRole('button', { name: 'Mover para baixo: Imagem principal' })
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => values().slice(0, 2)).toEqual([first, main])
  await expect
    .element(dialog.getByRole('button', { name: 'Mover para baixo: Imagem 1 da galeria' }))
    .toHaveFocus()

  // The browser would otherwise open a file dropped beside the field.
  const stray = new DragEvent('drop', { dataTransfer: transferOf(files), bubbles: true, cancelable: true })
  expect(document.body.dispatchEvent(stray)).toBe(false)
})

test('many refused files share one message with a list (IMG-16)', async () => {
  await renderPackages([])
  await page.getByRole('button', { name: 'Nova Oferta' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await dialog.getByRole('tab', { name: /^Imagens/ }).click()
  const animations = Array.from({ length: 30 }, (_, index) => fileOf(`${index}.gif`, 'GIF89a'))
  choose('Imagem principal: arquivo', animations)
  const message = dialog.getByRole('alert').filter({ hasText: '30 arquivos ficaram de fora' })
  await expect.element(message.getByText('0.gif', { exact: false }).first()).not.toBeVisible()
  await message.getByText('Ver quais e por quê', { exact: false }).click()
  await expect.element(message.getByText('29.gif', { exact: false })).toBeVisible()
})

/** Returns a photograph of noise, which exceeds the size limit. */
async function heavyPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(2500, 2000)
  const context = canvas.getContext('2d')
  const pixels = new ImageData(2500, 2000)
  for (let place = 0; place < pixels.data.length; place += 65_536)
    crypto.getRandomValues(pixels.data.subarray(place, place + 65_536))
  for (let place = 3; place < pixels.data.length; place += 4) pixels.data[place] = 255
  context?.putImageData(pixels, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.97 })
  return new File([blob], 'pesada.jpg', { type: 'image/jpeg' })
}

type Film = { name: string; bytes: Uint8Array<ArrayBuffer> }
const films: Film[] = []

beforeEach(async () => {
  if (films.length > 0) return
  for (const name of ['hero.mp4', 'hero-mobile.webm']) {
    const response = await fetch(`/supabase/local/demo/quaresmeira.media/${name}`)
    films.push({ name, bytes: new Uint8Array(await response.arrayBuffer()) })
  }
})

/** Returns a film of the demonstration, which `codec` labels as another one. */
function film(name: string, codec?: string) {
  const bytes = films.find((one) => one.name === name)?.bytes ?? new Uint8Array()
  const changed = codec
    ? Uint8Array.from(new TextDecoder('latin1').decode(bytes).replaceAll('avc1', codec), (letter) =>
        letter.charCodeAt(0),
      )
    : bytes
  return new File([changed], name, { type: 'video/mp4' })
}

test('a film resumes after an interruption, plays in the form, and provides a poster (VID-3, VID-4, VID-6)', async () => {
  const sent = receiveUploads((count) => (count === 1 ? 502 : 200))
  await renderHotel({ hero: { background_url: '/images/a.jpg' } })
  const slot = page.getByRole('group', { name: 'Fundo' })
  const mp4 = film('hero.mp4')
  choose('Fundo: arquivo', mp4)
  await expect
    .element(slot.getByRole('alert'))
    .toHaveTextContent('Erro ao enviar vídeo. Verifique a conexão e tente de novo.')
  const player = slot.getByLabelText('Vídeo: Fundo')
  await expect.element(player).toHaveAttribute('controls')
  const video = player.element()
  await expect.poll(() => video instanceof HTMLVideoElement && video.readyState).toBeGreaterThan(0)
  await slot.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect.element(toast('Vídeo enviado com sucesso!')).toBeVisible()
  expect(sent.slice(0, 2).map(({ size }) => size)).toEqual([mp4.size, mp4.size])
  const poster = await createImageBitmap(sent[2] ?? new Blob())
  expect(poster.width).toBeGreaterThan(600)
  expect(vi.mocked(finishUpload).mock.calls.map(([{ folder }]) => folder)).toEqual([
    ...['hotel/background', 'hotel/background_poster'],
  ])
  await expect.element(slot.getByText('Vídeo enviado (MP4)')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Capa' })).toBeVisible()
})

test('a film is refused before the upload, with a sentence that says what to do (VID-1, VID-2, VID-8)', async () => {
  const sent = receiveUploads()
  await renderHotel({ hero: { video_section_url: '/videos/filme.webm' } })
  await page.getByRole('button', { name: /Celular e vídeo promocional/ }).click()
  const slot = page.getByRole('group', { name: 'Vídeo promocional' })
  choose('Vídeo promocional: arquivo', film('hero.mp4', 'hvc1'))
  await expect.element(slot.getByRole('alert')).toMatchTextContent('Este vídeo está em HEVC (H.265)')
  const large = new File([film('hero.mp4'), new Uint8Array(50 * 1024 * 1024)], 'grande.mp4')
  slot
    .element()
    .dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transferOf([large]) }),
    )
  await expect.element(slot.getByRole('alert')).toMatchTextContent('O vídeo deve ter no máximo 50MB.')
  expect(sent).toEqual([])

  await expect.element(slot.getByText('Vídeo do site (WebM)')).toBeVisible()
  await slot.getByRole('button', { name: 'Remover: Vídeo promocional' }).click()
  const address = slot.getByRole('textbox')
  await userEvent.type(address, 'https://www.instagram.com/reel/abc')
  await userEvent.tab()
  const wrong = 'Este endereço não é de um vídeo que o site consegue mostrar'
  await expect.element(slot.getByText(wrong, { exact: false })).toBeVisible()
  await userEvent.fill(address, 'https://vimeo.com/76979871')
  await userEvent.tab()
  await expect.element(slot.getByRole('link', { name: 'Assistir no Vimeo' })).toBeVisible()
  await expect.element(slot.getByText(wrong, { exact: false })).not.toBeInTheDocument()
})
