import { describe, expect, test } from 'vitest'
import { images } from '@/lib/content/fields/addresses'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { mediaFiles, mediaName, panelSource, publicSource } from './addresses'
import { imageAlt } from './picture'
import { foreignSource, sourceValidationMessage } from './source-check'
import { imageSources, imageWidths, sourceAt } from './source-set'
import { widthsFor } from './variants'

const project = 'https://projeto.supabase.co'
const storage = `${project}/storage/v1/object/public`
const name = 'hotel-images/rooms/r-1/1_0.jpg'
const stored = `${storage}/${name}`

test('an encoded image is shown by its files, any other as it was uploaded', () => {
  expect(publicSource(stored, { [name]: [480, 828] }, project)).toBe(`/media/${name}/480-828`)
  expect(publicSource(stored, {}, project)).toBe(`/media/original/${name}`)
  const files = Object.fromEntries(mediaFiles(stored, { [name]: [480] }, project))
  expect(files).toEqual({
    [`original/${name}`]: stored,
    [`${name}/480.avif`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/480.avif`,
    [`${name}/480.webp`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/480.webp`,
  })
})

test.each([
  '/images/chale-01.jpg',
  stored.replace('projeto', 'outro'),
  `${stored}?x=1`,
  stored.replace('/public/', '/authenticated/'),
  `${storage}//${name}`,
])('%s is not one of the public images of the storage', (address) => {
  expect(publicSource(address, { [name]: [480] }, project)).toBe(address)
  expect(mediaFiles(address, {}, project)).toEqual([])
})

describe('the address of an image has one spelling', () => {
  const address = (path: string) => `http://localhost:3000/media/${path}`
  const file = `${name}/480.avif`

  test.each([file, 'hotel-images/rooms/Foto%20da%20mata%20(1).webp/480.avif'])('%s', (plain) => {
    for (const segments of [plain.split('/'), plain.split('/').map(decodeURIComponent)])
      expect(mediaName(address(plain), segments, '/media/')).toBe(plain)
  })

  // What the router saw, and what the request says after it was tidied up.
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
  const check = (address: string) => sourceValidationMessage(address, project)

  test.each(['', '/images/a/b.webp', '/videos/capa.jpg', stored, stored.replace('1_0', 'Foto%20(1)')])(
    '%j is accepted',
    (address) => expect(check(address)).toBeNull(),
  )

  test.each([
    'https://exemplo.com/foto.jpg',
    stored.replace('projeto', 'outro'),
    `${stored}?x=1`,
    '/foto.jpg',
    '/images/../admin/foto.jpg',
    '/videos/filme.mp4',
  ])('%j is not shown by the site', (address) => {
    expect(check(address)).toBe('O site só mostra imagens enviadas por aqui.')
    expect(publicSource(address, {}, project)).not.toContain('/media/')
  })

  test.each([
    ...['/images/\ud800.jpg', 'javascript:alert(1)', '//exemplo.com/foto.jpg', '/\\exemplo.com/foto.jpg'],
    ...['https://usuario:senha@exemplo.com/foto.jpg', 'https://exem\nplo.com'],
  ])('%j is not the address of an image', (address) => {
    expect(check(address)).toContain('Use um endereço https')
  })

  test('what was stored there before is accepted, and a browser accepts any storage', () => {
    const [old, other] = ['https://antigo.example/a.jpg', 'https://novo.example/b.jpg']
    const fields = { a: images({ label: 'A' }), b: images({ label: 'B' }) }
    const errors = (a: string[]) => mediaErrors(fields, { a }, { a: [old], b: [other] })
    expect([errors(['/images/a.jpg', old]), errors([other])]).toEqual([{}, { a: foreignSource }])
    expect(sourceValidationMessage(stored, undefined)).toBeNull()
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
  ] as const)('in a %s place name those widths of %s that it can use', (place, src, widths) => {
    const { avif, src: webp } = imageSources(src, place)
    expect(avif).toBe(widths.map((width) => `${media}/${width}.avif ${width}w`).join())
    expect(webp).toBe(`${media}/${Math.min(1200, widths.at(-1) ?? 0)}.webp`)
  })

  test('of other images show them as they are', () => {
    for (const src of [`/media/original/${name}`, 'blob:http://x/1'])
      expect(imageSources(src)).toEqual({ src })
  })

  test('or one file that is at least as wide as asked for, where the image is', () => {
    expect(sourceAt(`${media}/480-828-1200`, 128)).toBe(`${media}/480.webp`)
    expect(sourceAt(`${media}/480-828-1200`, 1000)).toBe(`${media}/1200.webp`)
    expect(sourceAt(`${media}/480-828`, 1200)).toBe(`${media}/828.webp`)
  })
})

test('the panel shows small images from this site', () => {
  expect(panelSource(stored, 128)).toBe(`/admin/media/${name}/128.webp`)
  expect(panelSource('/images/foto.jpg', 480)).toBe('/images/foto.jpg')
})

test('an image is described under every address of it, by the name of its file (DATA-6)', () => {
  const imageAlts = { '1_0.jpg': 'Lago na névoa', 'vazio.jpg': '' }
  for (const src of ['/images/1_0.jpg', `/media/${name}/1200`, `/media/original/${name}`, stored])
    expect(imageAlt({ imageAlts }, src)).toBe('Lago na névoa')
  for (const src of ['/images/outra.jpg', '/images/vazio.jpg', '/images/constructor', ''])
    expect(imageAlt({ imageAlts }, src)).toBeUndefined()
})
