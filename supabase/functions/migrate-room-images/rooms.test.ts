import { expect, test } from 'vitest'
import { type Bucket, findOutsideImages, imagesOf, publicUrl, renameImages, storagePath } from './rooms.ts'

const bucket: Bucket = {
  name: 'hotel-images',
  address: 'https://projeto.supabase.co',
}
/** Says whether the bucket has an object. */
const has = async (path: string) => path === 'rooms/1/a.jpg'
const project = 'https://projeto.supabase.co/storage/v1'
const own = `${project}/object/public/hotel-images/rooms/1/a.jpg`

test('images in the bucket, under any domain of the project, paths of the site and empty texts are not copied (IMG-10, IMG-22)', async () => {
  const images = [
    own,
    'https://imagens.hotel.example/storage/v1/object/public/hotel-images/rooms/1/a.jpg',
    `${project}/render/image/public/hotel-images/a.jpg?width=100`,
    'HTTPS://PROJETO.supabase.co:443/storage/v1/object/public/hotel-images/a.jpg',
    ...['/images/chale-01.jpg', '', '  '],
  ]
  expect(await findOutsideImages([{ id: '1', images }], bucket, has)).toEqual([])
})

test.each([
  'https://fotos.example.com/a.jpg',
  `${project}/object/public/hotel-images-2/a.jpg`,
  `${project}/object/public/hotel-images/../segredo/a.jpg`,
  'https://outro.supabase.co/storage/v1/object/public/outro-hotel/a.jpg',
  'https://outro.supabase.co/storage/v1/object/public/hotel-images/rooms/1/b.jpg',
  '//fotos.example.com/a.jpg',
  '/\\fotos.example.com/a.jpg',
  'data:image/png;base64,AAAA',
])('%s is copied once per room', async (url) => {
  const list = [
    { id: '1', name: ' Chalé ', images: [own, url, url] },
    { id: '2', images: [url] },
  ]
  const second = { roomId: '2', roomName: 'Quarto sem nome', url, index: 0 }
  expect(await findOutsideImages(list, bucket, has)).toEqual([
    { roomId: '1', roomName: 'Chalé', url, index: 1 },
    second,
  ])
})

const malformed = [null, {}, [null, 1, 'x', [], { id: 1, images: ['https://a.example/x'] }, { id: '1' }]]

test.each(malformed)('malformed content %o has no images and does not change', async (list) => {
  expect(await findOutsideImages(list, bucket, has)).toEqual([])
  expect(renameImages(list, '1', new Map([['a', 'b']]))).toEqual(list)
  expect(imagesOf(list, '1')).toEqual([])
})

test('renaming changes the named images of one room and nothing else', () => {
  const other = { id: '2', images: ['a'] }
  const room = { id: '1', active: true, images: ['a', own, 7, 'a'], note: { deep: [1] } }
  const renamed = { ...room, images: ['b', own, 7, 'b'] }
  expect(renameImages([other, null, room], '1', new Map([['a', 'b']]))).toEqual([other, null, renamed])
})

test('paths and addresses follow IMG-8, and no id escapes its folder', () => {
  expect(storagePath({ roomId: 'chale-1', index: 2 }, 17, 'webp')).toBe('rooms/chale-1/17_2.webp')
  expect(storagePath({ roomId: '../../packages', index: 0 }, 1, 'jpg')).toBe('rooms/------packages/1_0.jpg')
  expect(publicUrl(bucket, 'rooms/1/a.jpg')).toBe(own)
})
