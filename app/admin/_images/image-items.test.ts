import { expect, test } from 'vitest'
import { type ImageItem, itemKeys, withFiles, withMoved } from './image-items'

const stored = (...urls: string[]): ImageItem[] => urls.map((url) => ({ kind: 'stored', url }))
const names = (items: ImageItem[]) =>
  items.map((item) => (item.kind === 'stored' ? item.url : item.file.name))
const image = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name)

test('files are added in order, what is no image is named', async () => {
  const gif = new File(['GIF89a'], 'dança.gif')
  const { added, errors } = await withFiles(stored('a'), [image('1.jpg'), gif, image('2.jpg')], 5)
  expect(names(added)).toEqual(['1.jpg', '2.jpg'])
  expect(errors).toEqual([
    expect.stringMatching(/^dança\.gif: Por favor, selecione apenas arquivos de imagem\./),
  ])
})

test('no more than fit, and a list that is too long already stays as it is', async () => {
  const files = [image('4.jpg'), image('5.jpg'), image('6.jpg')]
  const { added, errors } = await withFiles(stored('a', 'b', 'c'), files, 5)
  expect(names(added)).toEqual(['4.jpg', '5.jpg'])
  expect(errors).toEqual(['A sexta imagem não cabe: são 5. Ficou de fora: 6.jpg.'])
  const full = await withFiles(stored('a', 'b', 'c', 'd', 'e', 'f', 'g'), files.slice(0, 1), 5)
  expect(full).toEqual({ added: [], errors: ['A oitava imagem não cabe: são 5. Ficou de fora: 4.jpg.'] })
  const many = await withFiles(stored('a', 'b', 'c'), [...files, image('7.jpg')], 5)
  expect(many.errors).toEqual(['2 imagens não cabem: são 5. Ficaram de fora: 6.jpg, 7.jpg.'])
})

test('an image that cannot be read any more is refused, not a crash', async () => {
  const gone = image('longe.jpg')
  gone.slice = () => Object({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect((await withFiles([], [gone], 5)).errors).toHaveLength(1)
})

test('moving keeps everything else in order', () => {
  const items = stored('a', 'b', 'c', 'd')
  expect(names(withMoved(items, 3, 0))).toEqual(['d', 'a', 'b', 'c'])
  expect(names(withMoved(items, 0, 2))).toEqual(['b', 'c', 'a', 'd'])
  expect(withMoved(items, 9, 0)).toBe(items)
})

test('keys are unique, also where the same address stands twice', () => {
  const keys = itemKeys(stored('a', 'b', 'a'))
  expect(new Set(keys).size).toBe(3)
})
