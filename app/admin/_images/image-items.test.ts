import { beforeEach, expect, test, vi } from 'vitest'
import { uploadImage } from '../_upload/send-file'
import { type ImageItem, itemKeys, uploadAll, withFiles, withMoved } from './image-items'

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

vi.mock('../_upload/send-file', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../_upload/send-file')>()),
  uploadImage: vi.fn(),
}))

const send = vi.mocked(uploadImage)
beforeEach(() => {
  send.mockReset()
  send.mockImplementation(async (file, folder) => ({ url: `https://x/${folder}/${file.name}` }))
})

const local = (name: string, size = 10): ImageItem => ({
  kind: 'local',
  id: name,
  file: new File([new Uint8Array(size)], name),
})
const kept: ImageItem = { kind: 'stored', url: '/images/a.jpg' }

test('sends the local ones with their place and answers all addresses in order', async () => {
  const items = [local('b.jpg'), kept, local('c.jpg')]
  expect(await uploadAll(items, 'rooms/1')).toEqual({
    urls: ['https://x/rooms/1/b.jpg', '/images/a.jpg', 'https://x/rooms/1/c.jpg'],
  })
  expect(send.mock.calls.map(([file, folder, options]) => [file.name, folder, options?.index])).toEqual([
    ['b.jpg', 'rooms/1', 0],
    ['c.jpg', 'rooms/1', 2],
  ])
})

test('names the file that failed; a retry sends only what is missing', async () => {
  const items = [local('b.jpg'), local('c.jpg'), local('d.jpg')]
  send.mockImplementationOnce(async () => ({ url: 'https://x/b' }))
  send.mockImplementationOnce(async () => ({ error: 'Erro no upload: sem espaço' }))
  expect(await uploadAll(items, 'rooms/1')).toEqual({
    error: 'c.jpg: Erro no upload: sem espaço',
    failed: 'c.jpg',
  })
  expect(send).toHaveBeenCalledTimes(2)
  expect(await uploadAll(items, 'rooms/1')).toEqual({
    urls: ['https://x/b', 'https://x/rooms/1/c.jpg', 'https://x/rooms/1/d.jpg'],
  })
  expect(send.mock.calls.slice(2).map(([file]) => file.name)).toEqual(['c.jpg', 'd.jpg'])
})

test('what is remembered holds for one folder', async () => {
  const items = [local('b.jpg')]
  await uploadAll(items, 'rooms/1')
  expect(await uploadAll(items, 'rooms/2')).toEqual({ urls: ['https://x/rooms/2/b.jpg'] })
})

test('progress counts bytes, over all files, and never goes back', async () => {
  send.mockImplementation(async (file, _, options) => {
    options?.onProgress?.(0.5)
    options?.onProgress?.(1)
    return { url: file.name }
  })
  const seen: [string, number][] = []
  await uploadAll([local('b.jpg', 30), kept, local('c.jpg', 10)], 'rooms/1', {
    onProgress: ({ name, fraction }) => seen.push([name, fraction]),
  })
  expect(seen).toEqual([
    ['b.jpg', 0],
    ['b.jpg', 0.375],
    ['b.jpg', 0.75],
    ['c.jpg', 0.75],
    ['c.jpg', 0.875],
    ['c.jpg', 1],
  ])
})
