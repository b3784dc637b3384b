import { expect, test } from 'vitest'
import { fileValidationMessage, headLength, imageFormat, imageTexts } from './rules'
import { imageHint, isTiny, tooSmallMessage } from './wanted-size'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = bytes('\xff\xd8\xff\xe0')

test.each([
  ['jpeg', jpeg],
  ['png', bytes('\x89PNG\r\n\x1a\n')],
  ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  [null, bytes('RIFF\x10\0\0\0WAVEfmt ')],
  [null, jpeg.subarray(0, 2)],
])('%s is recognised by its first bytes', (format, head) => expect(imageFormat(head)).toBe(format))

test.each([
  ['GIF', 'GIF89a', 'GIF não é aceito'],
  ['SVG', '  <svg xmlns=', 'SVG não é aceito'],
  ['HEIC', '\0\0\0\x18ftypheic', 'Este navegador não abre fotos HEIC'],
  ['AVIF', '\0\0\0\x18ftypavif', 'AVIF não é aceito'],
  ['a film', '\0\0\0\x18ftypisom', 'Este lugar é para fotos'],
  ['an empty file', '', 'Envie JPG, PNG ou WEBP'],
])('%s is refused by its content, with a hint', (_, content, hint) => {
  const message = fileValidationMessage(1000, bytes(content.padEnd(headLength)))
  expect(message).toMatch(`${imageTexts.notAnImage} ${hint}`)
})

test.each([
  [1600, 1067, 'rooms/a', false, false],
  [1600, 1067, 'hotel/background', true, false],
  [1600, 1067, 'packages/principal', false, false],
  [1280, 853, 'packages/principal', true, false],
  [1280, 853, 'packages/gallery', false, false],
  [1600, 199, 'rooms/a', true, true],
  [300, 90, 'hotel/logo', false, false],
])(
  'a picture of %i × %i in %s: too small is %o, tiny is %o (IMG-15)',
  (width, height, folder, small, tiny) => {
    expect(tooSmallMessage({ width, height }, folder) !== null).toBe(small)
    expect(isTiny({ width, height }, folder)).toBe(tiny)
  },
)

test.each([
  [
    'hotel/background',
    'JPG, PNG ou WEBP (máx. 5MB) · Fotos maiores são diminuídas ao enviar · Ideal: 2560 × 1440 px',
  ],
  [
    'hotel/mobile_background_poster',
    'JPG, PNG ou WEBP (máx. 5MB) · Fotos maiores são diminuídas ao enviar · Ideal: 1620 × 2430 px',
  ],
  ['rooms/a', 'JPG, PNG ou WEBP (máx. 5MB) · Fotos maiores são diminuídas ao enviar · Ideal: 1920 × 1280 px'],
  [
    'hotel/logo',
    'JPG, PNG ou WEBP (máx. 5MB), ou SVG (máx. 200 kB) · Fotos maiores são diminuídas ao enviar · Ideal: 960 × 240 px',
  ],
])('a field of %s says what it accepts and recommends (IMG-15)', (folder, hint) =>
  expect(imageHint(folder)).toBe(hint),
)
