import { describe, expect, test } from 'vitest'
import { mediaFiles, mediaName, publicSource } from './addresses'

const project = 'https://projeto.supabase.co'
const storage = `${project}/storage/v1/object/public`
const name = 'hotel-images/rooms/r-1/1_0.jpg'

test('an encoded image is shown by its files, any other as it was uploaded', () => {
  expect(publicSource(`${storage}/${name}`, { [name]: [480, 828] }, project)).toBe(`/media/${name}/480-828`)
  expect(publicSource(`${storage}/${name}`, {}, project)).toBe(`/media/original/${name}`)
})

test.each([
  '/images/chale-01.jpg',
  `https://outro.supabase.co/storage/v1/object/public/${name}`,
  `${storage}/${name}?x=1`,
  `${storage}/${name}#1`,
  `${storage}/hotel-images`,
  `${project}/storage/v1/object/authenticated/${name}`,
  `${storage}//${name}`,
])('%s is none of the storage’s public images', (address) => {
  expect(publicSource(address, { [name]: [480] }, project)).toBe(address)
  expect(mediaFiles(address, {}, project)).toEqual([])
})

test('the files of an image are its original and every width of its own', () => {
  const files = Object.fromEntries(mediaFiles(`${storage}/${name}`, { [name]: [480, 828] }, project))
  expect(files).toEqual({
    [`original/${name}`]: `${storage}/${name}`,
    [`${name}/480.avif`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/480.avif`,
    [`${name}/480.webp`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/480.webp`,
    [`${name}/828.avif`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/828.avif`,
    [`${name}/828.webp`]: `${storage}/hotel-images-variants/rooms/r-1/1_0.jpg/828.webp`,
  })
})

describe('the address of an image has one spelling', () => {
  const site = 'http://localhost:3000'
  const file = `${name}/480.avif`

  test.each([file, 'hotel-images/rooms/Foto%20da%20mata%20(1).webp/480.avif'])('%s', (plain) => {
    expect(mediaName(`${site}/media/${plain}`, plain.split('/'), '/media/')).toBe(plain)
    expect(mediaName(`${site}/media/${plain}`, plain.split('/').map(decodeURIComponent), '/media/')).toBe(
      plain,
    )
  })

  // What the router saw → what a request says after it was tidied up.
  test.each([
    ['a query', file, `${file}?x`],
    ['an empty query', file, `${file}?`],
    ['a fragment', file, `${file}#1`],
    ['./', file.replace('rooms', './rooms'), file],
    ['x/../', file.replace('rooms', 'x/../rooms'), file],
    ['an encoded letter', file.replace('rooms', '%72ooms'), file.replace('rooms', '%72ooms')],
    ['an encoded letter, decoded by the router', file, file.replace('rooms', '%72ooms')],
    ['an encoded slash', file.replace('/rooms', '%2Frooms'), file.replace('/rooms', '%2Frooms')],
    ['a lone percent sign', `${file}%`, `${file}%`],
    ['a backslash', file.replace('/rooms', '\\rooms'), file],
  ])('not with %s', (_, routed, tidied) => {
    expect(mediaName(`${site}/media/${tidied}`, routed.split('/'), '/media/')).toBeNull()
  })
})
