import { beforeEach, expect, test, vi } from 'vitest'
import { checkFiles, type ImageItem, itemKeys, moveImage, uploadAll } from './image-items'
import { uploadImage } from './send-file'

const stored = (...urls: string[]): ImageItem[] => urls.map((url) => ({ kind: 'stored', url }))
const names = (items: ImageItem[]) =>
  items.map((item) => (item.kind === 'stored' ? item.url : item.file.name))
const image = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name)

test('files are added in order while they fit, and all others are named (IMG-16, IMG-6)', async () => {
  const gif = new File(['GIF89a'], 'dança.gif')
  const gone = image('longe.jpg')
  gone.slice = () => Object({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  const files = [image('4.jpg'), gif, image('5.jpg'), gone, image('6.jpg'), image('7.jpg')]
  const { added, errors } = await checkFiles(stored('a', 'b', 'c'), files, 5)
  expect(names(added)).toEqual(['4.jpg', '5.jpg'])
  expect(errors).toEqual([
    expect.stringMatching(/^dança\.gif: Por favor, selecione apenas arquivos de imagem\./),
    expect.stringContaining('longe.jpg: '),
    'Cabem até 5 imagens. Ficaram de fora: 6.jpg, 7.jpg.',
  ])
  const full = await checkFiles(stored('a', 'b', 'c', 'd', 'e', 'f', 'g'), [image('8.jpg')], 5)
  expect(full).toEqual({ added: [], errors: ['Cabem até 5 imagens. Ficou de fora: 8.jpg.'] })
})

test('a moved image keeps its key, even if the list has the same address twice', () => {
  const items = stored('a', 'b', 'a', 'd')
  expect(names(moveImage(items, 3, 0))).toEqual(['d', 'a', 'b', 'a'])
  expect(names(moveImage(items, 0, 2))).toEqual(['b', 'a', 'a', 'd'])
  expect(new Set(itemKeys(items)).size).toBe(4)
})

vi.mock('./send-file', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./send-file')>()),
  uploadImage: vi.fn(),
}))

const send = vi.mocked(uploadImage)
beforeEach(() => {
  send.mockReset().mockImplementation(async (file, folder) => ({ url: `https://x/${folder}/${file.name}` }))
})

const local = (name: string, size = 10): ImageItem => ({
  kind: 'local',
  id: name,
  file: new File([new Uint8Array(size)], name),
})
const kept: ImageItem = { kind: 'stored', url: '/images/a.jpg' }

test('files are sent in order, a failed one is named, and a retry into the same folder sends only the rest (IMG-5)', async () => {
  const items = [local('b.jpg'), kept, local('c.jpg'), local('d.jpg')]
  send.mockImplementationOnce(async () => ({ url: 'https://x/b' }))
  send.mockImplementationOnce(async () => ({ error: 'Erro no upload: sem espaço' }))
  expect(await uploadAll(items, 'rooms/1')).toMatchObject({ error: 'c.jpg: Erro no upload: sem espaço' })
  expect(send.mock.calls.map(([file, , options]) => [file.name, options?.index])).toEqual([
    ['b.jpg', 0],
    ['c.jpg', 2],
  ])
  expect(await uploadAll(items, 'rooms/1')).toEqual({
    urls: ['https://x/b', '/images/a.jpg', 'https://x/rooms/1/c.jpg', 'https://x/rooms/1/d.jpg'],
  })
  expect(send).toHaveBeenCalledTimes(4)
  await uploadAll(items, 'rooms/2')
  expect(send).toHaveBeenCalledTimes(7)
})

test('progress counts bytes over all files, and never decreases', async () => {
  send.mockImplementation(async (file, _, options) => {
    options?.onProgress?.(0.5)
    options?.onProgress?.(1)
    return { url: file.name }
  })
  const seen: [string, number][] = []
  await uploadAll([local('b.jpg', 30), kept, local('c.jpg', 10)], 'rooms/1', {
    onProgress: ({ name, fraction }) => seen.push([name, fraction]),
  })
  expect(seen.map(([, fraction]) => fraction)).toEqual([0, 0.375, 0.75, 0.75, 0.875, 1])
  expect(seen.at(-1)?.[0]).toBe('c.jpg')
})
