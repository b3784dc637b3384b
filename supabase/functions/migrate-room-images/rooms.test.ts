import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bucket, imagesOf, outsideImages, publicUrl, renameImages, storagePath } from './rooms.ts'

const bucket: Bucket = {
  name: 'hotel-images',
  addresses: ['https://imagens.hotel.example', 'https://projeto.supabase.co'],
}
const own = 'https://projeto.supabase.co/storage/v1/object/public/hotel-images/rooms/1/a.jpg'

describe('which images lie outside', () => {
  test.each([
    own,
    'https://imagens.hotel.example/storage/v1/object/public/hotel-images/rooms/1/a.jpg',
    'https://projeto.supabase.co/storage/v1/render/image/public/hotel-images/a.jpg?width=100',
    'HTTPS://PROJETO.supabase.co:443/storage/v1/object/public/hotel-images/a.jpg',
    '/images/chale-01.jpg',
    '',
    '  ',
  ])('not %o', (url) => expect(outsideImages([{ id: '1', images: [url] }], bucket)).toEqual([]))

  test.each([
    'https://fotos.example.com/a.jpg',
    'http://projeto.supabase.co/storage/v1/object/public/hotel-images/a.jpg',
    'https://outro.supabase.co/storage/v1/object/public/hotel-images/a.jpg',
    'https://projeto.supabase.co/storage/v1/object/public/hotel-images-2/a.jpg',
    'https://projeto.supabase.co/storage/v1/object/public/hotel-images/../segredo/a.jpg',
    'https://projeto.supabase.co.example.com/storage/v1/object/public/hotel-images/a.jpg',
    '//fotos.example.com/a.jpg',
    '/\\fotos.example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'nonsense',
  ])('but %s', (url) =>
    expect(outsideImages([{ id: '1', name: ' Chalé ', images: [own, url] }], bucket)).toEqual([
      { roomId: '1', roomName: 'Chalé', url, index: 1 },
    ]),
  )

  test('an image that is there twice counts once, in each room', () => {
    const list = [
      { id: '1', name: 'Um', images: ['https://a.example/x', 'https://a.example/x'] },
      { id: '2', images: ['https://a.example/x'] },
    ]
    expect(outsideImages(list, bucket)).toEqual([
      { roomId: '1', roomName: 'Um', url: 'https://a.example/x', index: 0 },
      { roomId: '2', roomName: 'Quarto sem nome', url: 'https://a.example/x', index: 0 },
    ])
  })

  test.each([null, 'text', {}, [null, 1, 'x', [], { id: 1, images: ['https://a.example/x'] }, { id: '1' }]])(
    'malformed content %o has none',
    (list) => expect(outsideImages(list, bucket)).toEqual([]),
  )
})

const element = fc.oneof(
  fc.jsonValue(),
  fc.record({
    id: fc.string(),
    name: fc.jsonValue(),
    images: fc.array(fc.oneof(fc.webUrl(), fc.jsonValue())),
  }),
)

test('renaming changes the named images of that room and nothing else', () => {
  fc.assert(
    fc.property(fc.array(element), fc.array(fc.webUrl(), { maxLength: 6 }), fc.string(), (rest, urls, id) => {
      const list = [...rest, { id, active: true, images: [...urls, own, 7], note: { deep: [1] } }]
      const renamed = new Map(urls.slice(0, 3).map((url) => [url, `novo:${url}`]))
      const sameId = (other: unknown) =>
        typeof other === 'object' && other !== null && 'id' in other && other.id === id
      fc.pre(!rest.some(sameId))
      const result = renameImages(list, id, renamed)
      expect(result).toEqual([
        ...rest,
        {
          id,
          active: true,
          images: [...urls.map((url) => renamed.get(url) ?? url), own, 7],
          note: { deep: [1] },
        },
      ])
    }),
  )
})

test('a list that is none, and a room that is gone', () => {
  const names = new Map([['a', 'b']])
  expect(renameImages({ not: 'a list' }, '1', names)).toEqual({ not: 'a list' })
  expect(renameImages([{ id: '2', images: ['a'] }], '1', names)).toEqual([{ id: '2', images: ['a'] }])
  expect(imagesOf([{ id: '2', images: ['a'] }], '1')).toEqual([])
})

test('paths and addresses of IMG-8; no id leaves its folder', () => {
  expect(storagePath({ roomId: 'chale-1', index: 2 }, 1_700_000_000_000, 'webp')).toBe(
    'rooms/chale-1/1700000000000_2.webp',
  )
  expect(storagePath({ roomId: '../../packages', index: 0 }, 1, 'jpg')).toBe('rooms/------packages/1_0.jpg')
  expect(publicUrl(bucket, 'rooms/1/a.jpg')).toBe(
    'https://imagens.hotel.example/storage/v1/object/public/hotel-images/rooms/1/a.jpg',
  )
  expect(outsideImages([{ id: '1', images: [publicUrl(bucket, 'rooms/1/a.jpg')] }], bucket)).toEqual([])
})
