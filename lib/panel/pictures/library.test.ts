import { expect, test } from 'vitest'
import { buildLibrary, findPictures } from './library'

const bucket = 'fotos'
const urlOf = (path: string) => `https://x.supabase.co/storage/v1/object/public/${bucket}/${path}`
const paths = ['rooms/a/1.jpg', 'rooms/a/2.jpg', 'hotel/library/3.jpg', 'hotel/library/4.jpg']
const href = '/admin/rooms'
const library = buildLibrary({
  stored: paths.map((path, index) => ({ path, bytes: 10, uploadedAt: `2026-01-0${index + 1}T12:00:00Z` })),
  documents: [
    { label: 'Chalé do Lago', href, content: { images: ['rooms/a/2.jpg', 'rooms/a/1.jpg'].map(urlOf) } },
    { label: 'Natal', href, content: { images: { principal: urlOf('hotel/library/3.jpg') } } },
    { label: 'Sobre', href, content: [{ image_url: urlOf('rooms/a/2.jpg') }] },
  ],
  descriptions: new Map([['3.jpg', { alt: 'Árvore de São João', focus: '50% 50%' }]]),
  sizes: new Map([['rooms/a/1.jpg', { width: 30, height: 20 }]]),
  bucket,
  urlOf,
})
const titles = (search: string) => findPictures(library, search).map(({ title }) => title)

test('newest first, named by description, use or day (IMG-12)', () => {
  expect(titles('')).toEqual([
    'Foto de 04/01/2026 às 09:00',
    'Árvore de São João',
    'Chalé do Lago, foto 1',
    'Chalé do Lago, foto 2',
  ])
  const uses = library.map((picture) => picture.uses.map(({ label }) => label))
  expect(uses).toEqual([[], ['Natal'], ['Chalé do Lago', 'Sobre'], ['Chalé do Lago']])
  expect(library.map(({ size }) => size?.width)).toEqual([undefined, undefined, undefined, 30])
})

test('found by descriptions, uses and file names, regardless of accents', () => {
  expect(titles('sao arvore')).toEqual(['Árvore de São João'])
  expect(titles('NATAL')).toEqual(['Árvore de São João'])
  expect(titles('sobre')).toEqual(['Chalé do Lago, foto 1'])
  expect(titles('4.jpg')).toHaveLength(1)
  expect(titles('nada')).toEqual([])
})
