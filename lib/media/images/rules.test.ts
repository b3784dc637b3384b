import { describe, expect, test } from 'vitest'
import { fileValidationMessage, headLength, imageFormat, imageTexts } from './rules'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('the texts are those of IMG-1, IMG-4 and IMG-11', () => {
  expect(imageTexts).toMatchObject({
    hint: 'JPG, PNG ou WEBP (máx. 5MB)',
    notAnImage: 'Por favor, selecione apenas arquivos de imagem.',
    tooLarge: 'A imagem deve ter no máximo 5MB.',
    sending: 'Enviando...',
    sent: 'Imagem enviada com sucesso!',
    failed: 'Erro ao enviar imagem.',
    noPublicUrl: 'Não foi possível obter a URL pública da imagem',
  })
})

describe('imageFormat', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ])('%s', (format, head) => expect(imageFormat(head)).toBe(format))

  test.each([
    ['RIFF without WEBP', bytes('RIFF\x10\0\0\0WAVEfmt ')],
    ['PNG in words', bytes('PNG\r\n\x1a\n')],
    ['half a signature', jpeg.subarray(0, 2)],
    ['nothing', new Uint8Array()],
  ])('null for %s', (_, head) => expect(imageFormat(head)).toBeNull())
})

describe('fileValidationMessage', () => {
  const limit = 5 * 1024 * 1024
  test.each([limit - 1, limit])('%i bytes may be sent', (size) =>
    expect(fileValidationMessage(size, jpeg)).toBeNull(),
  )
  test('one byte more may not', () =>
    expect(fileValidationMessage(limit + 1, jpeg)).toBe(imageTexts.tooLarge))

  test.each([
    ['GIF', 'GIF89a', 'GIF não é aceito'],
    ['SVG', '  <svg xmlns=', 'SVG não é aceito'],
    ['SVG behind a byte order mark', '\xef\xbb\xbf<?xml version', 'SVG não é aceito'],
    ['HEIC', '\0\0\0\x18ftypheic', 'Este navegador não abre fotos HEIC'],
    ['AVIF', '\0\0\0\x18ftypavif', 'AVIF não é aceito'],
    ['PDF', '%PDF-1.7', 'Envie JPG, PNG ou WEBP'],
    ['nothing', '', 'Envie JPG, PNG ou WEBP'],
  ])('%s is refused by its content, with a hint', (_, content, hint) => {
    const validationMessage = fileValidationMessage(1000, bytes(content.padEnd(headLength)))
    expect(validationMessage).toContain('Por favor, selecione apenas arquivos de imagem.')
    expect(validationMessage).toContain(hint)
  })
})
