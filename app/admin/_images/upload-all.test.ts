import { beforeEach, expect, test, vi } from 'vitest'
import { uploadImage } from '../_upload/send-file'
import type { ImageItem } from './image-items'
import { uploadAll } from './upload-all'

vi.mock('../_upload/send-file', () => ({ uploadImage: vi.fn() }))

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
