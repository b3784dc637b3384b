import { describe, expect, test } from 'vitest'
import { images } from '@/lib/content/fields/addresses'
import { mediaErrors, mediaValidationMessage } from '@/lib/content/fields/media-check'
import { mediaFiles, mediaName, panelSource, publicSource } from './addresses'
import { imageAlt } from './picture'
import { foreignSource, sourceValidationMessage } from './source-check'
import { imageSources, imageWidths, sourceAt } from './source-set'
import { widthsFor } from './variants'

const storage = 'https://projeto.supabase.co/storage/v1/object/public'
const name = 'hotel-images/rooms/r-1/1_0.jpg'
const stored = `${storage}/${name}`

test.each([
  stored,
  stored.replace('projeto.supabase.co', 'arquivos.hotel.example'),
  stored.replace('https://projeto.supabase.co', 'http://127.0.0.1:54321'),
])('%s is shown by its encoded files, or as it was uploaded, whatever the domain (IMG-22)', (address) => {
  expect(publicSource(address, { [name]: [480, 828] })).toBe(`/media/${name}/480-828`)
  expect(publicSource(address, {})).toBe(`/media/original/${name}`)
  expect(sourceValidationMessage(address)).toBeNull()
  const files = Object.fromEntries(mediaFiles(address, { [name]: [480] }))
  expect(files).toEqual({
    [`original/${name}`]: name,
    [`${name}/480.avif`]: 'hotel-images-variants/rooms/r-1/1_0.jpg/480.avif',
    [`${name}/480.webp`]: 'hotel-images-variants/rooms/r-1/1_0.jpg/480.webp',
  })
})

test.each([
  '/images/chale-01.jpg',
  `${stored}?x=1`,
  `${stored}#x`,
  stored.replace('https://', 'https://eu@'),
  stored.replace('https://', 'ftp://'),
  `https://exemplo.com/?${stored}`,
  stored.replace('/public/', '/authenticated/'),
  `${storage}//${name}`,
])('%s is not one of the public images of the storage', (address) => {
  expect(publicSource(address, { [name]: [480] })).toBe(address)
  expect(mediaFiles(address, {})).toEqual([])
})

describe('the address of an image has one spelling', () => {
  const address = (path: string) => `http://localhost:3000/media/${path}`
  const file = `${name}/480.avif`

  test.each([file, 'hotel-images/rooms/Foto%20da%20mata%20(1).webp/480.avif'])('%s', (plain) => {
    for (const segments of [plain.split('/'), plain.split('/').map(decodeURIComponent)])
      expect(mediaName(address(plain), segments, '/media/')).toBe(plain)
  })

  // The path that the router saw, and the request URL after normalisation.
  test.each([
    ['a query', file, `${file}?x`],
    ['a fragment', file, `${file}#1`],
    ['x/../', file.replace('rooms', 'x/../rooms'), file],
    ['an encoded letter', file.replace('rooms', '%72ooms'), file.replace('rooms', '%72ooms')],
    ['an encoded slash', file.replace('/rooms', '%2Frooms'), file.replace('/rooms', '%2Frooms')],
    ['a lone percent sign', `${file}%`, `${file}%`],
    ['a backslash', file.replace('/rooms', '\\rooms'), file],
  ])('not with %s', (_, routed, tidied) => {
    expect(mediaName(address(tidied), routed.split('/'), '/media/')).toBeNull()
  })
})

describe('an address in a field (IMG-7)', () => {
  const film = 'hotel/background/a-1.mp4'
  const check = sourceValidationMessage

  test.each(['', '/images/a/b.webp', '/videos/capa.jpg', stored, stored.replace('1_0', 'Foto%20(1)')])(
    '%j is accepted',
    (address) => expect(check(address)).toBeNull(),
  )

  test.each([
    'https://exemplo.com/foto.jpg',
    `${stored}?x=1`,
    '/foto.jpg',
    '/images/../admin/foto.jpg',
    '/videos/filme.mp4',
  ])('%j is not shown by the site', (address) => {
    expect(check(address)).toBe('O site só mostra imagens enviadas por aqui.')
    expect(publicSource(address, {})).not.toContain('/media/')
  })

  test.each([
    ...['/images/\ud800.jpg', 'javascript:alert(1)', '//exemplo.com/foto.jpg', '/\\exemplo.com/foto.jpg'],
    ...['https://usuario:senha@exemplo.com/foto.jpg', 'https://exem\nplo.com'],
  ])('%j is not the address of an image', (address) => {
    expect(check(address)).toContain('Use um endereço https')
  })

  test.each([
    ['image', 'https://outro.example/storage/v1/object/public/x/y.jpg', foreignSource],
    ['images', 'https://outro.example/storage/v1/object/public/hotel-images-2/y.jpg', foreignSource],
    ['media', 'https://outro.example/storage/v1/object/public/x/y.jpg', foreignSource],
    ['video', `https://outro.example/storage/v1/object/public/x-videos/${film}`, 'não é de um vídeo'],
    ['image', 'https://novo.example/storage/v1/object/public/hotel-images/y.jpg', null],
    ['video', `https://novo.example/storage/v1/object/public/hotel-images-videos/${film}`, null],
    ['media', `https://novo.example/storage/v1/object/public/hotel-images-videos/${film}`, null],
    ['video', 'https://outro.example/storage/v1/object/public/x/y.mp4', null],
  ])('of kind %s is of this hotel’s own buckets when it is saved: %s', (kind, address, message) => {
    const told = message === null ? null : expect.stringContaining(message)
    expect(mediaValidationMessage(kind, address, 'hotel-images')).toEqual(told)
    expect(mediaValidationMessage(kind, address)).toBeNull()
  })

  test('values already stored there are accepted', () => {
    const [old, other] = ['https://antigo.example/a.jpg', 'https://novo.example/b.jpg']
    const fields = { a: images({ label: 'A' }), b: images({ label: 'B' }) }
    const errors = (a: string[]) => mediaErrors(fields, { a }, 'hotel-images', { a: [old], b: [other] })
    expect([errors(['/images/a.jpg', old]), errors([other])]).toEqual([{}, { a: foreignSource }])
  })
})

test.each([
  [1, [480]],
  [481, [480, 640]],
  [1200, [480, 640, 828, 1000, 1200]],
])('an image %i px wide is encoded in %j', (width, widths) => expect(widthsFor(width)).toEqual(widths))

describe('the tags of an image', () => {
  const media = `/media/${name}`
  const whole = `${media}/${imageWidths.join('-')}`

  test.each([
    ['small', whole, [480, 640, 828, 1000, 1200]],
    ['medium', whole, [828, 1000, 1200, 1600, 1920]],
    ['large', whole, [828, 1000, 1200, 1600, 1920, 2560]],
    ['large', `${media}/480-828-1200-1920`, [828, 1200, 1920]],
    ['large', `${media}/480-640`, [640]],
  ] as const)('in a %s place name the usable widths of %s', (place, src, widths) => {
    const { avif, src: webp } = imageSources(src, place)
    expect(avif).toBe(widths.map((width) => `${media}/${width}.avif ${width}w`).join())
    expect(webp).toBe(`${media}/${Math.min(1200, widths.at(-1) ?? 0)}.webp`)
  })

  test('of other images show them unchanged', () => {
    for (const src of [`/media/original/${name}`, 'blob:http://x/1'])
      expect(imageSources(src)).toEqual({ src })
  })

  test('or one file, if one is at least as wide as requested', () => {
    expect(sourceAt(`${media}/480-828-1200`, 128)).toBe(`${media}/480.webp`)
    expect(sourceAt(`${media}/480-828-1200`, 1000)).toBe(`${media}/1200.webp`)
    expect(sourceAt(`${media}/480-828`, 1200)).toBe(`${media}/828.webp`)
  })
})

test('the panel shows small images from this site', () => {
  expect(panelSource(stored, 128)).toBe(`/admin/media/${name}/128.webp`)
  expect(panelSource('/images/foto.jpg', 480)).toBe('/images/foto.jpg')
})

test('an image is described under each of its addresses, by its file name (DATA-6)', () => {
  const imageAlts = { '1_0.jpg': 'Lago na névoa', 'vazio.jpg': '' }
  for (const src of ['/images/1_0.jpg', `/media/${name}/1200`, `/media/original/${name}`, stored])
    expect(imageAlt({ imageAlts }, src)).toBe('Lago na névoa')
  for (const src of ['/images/outra.jpg', '/images/vazio.jpg', '/images/constructor', ''])
    expect(imageAlt({ imageAlts }, src)).toBeUndefined()
})
