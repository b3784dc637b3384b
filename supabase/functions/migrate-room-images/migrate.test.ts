import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CopyFailure, type DownloadedImage } from './download.ts'
import { migrate, type Store } from './migrate.ts'
import { type Bucket, findOutsideImages, imagesOf, publicUrl } from './rooms.ts'

const bucket: Bucket = { name: 'fotos', address: 'https://p.supabase.co' }
const image: DownloadedImage = { bytes: new Uint8Array([1]), extension: 'jpg', contentType: 'image/jpeg' }
const rooms = [
  { id: 'a', name: 'Chalé A', images: ['https://f.example/1', '/images/x.jpg', 'https://f.example/2'] },
  { id: 'b', name: 'Chalé B', images: ['https://f.example/1'] },
]

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

/** Returns a backend in memory. `before` runs before each call, to change data or to fail. */
function createMemoryStore(
  list: unknown,
  before: (call: keyof Store, state: { list: unknown }) => void = () => undefined,
) {
  const state = { list, version: 1, objects: new Set<string>() }
  const store: Store = {
    bucket,
    async read() {
      before('read', state)
      return { list: structuredClone(state.list), version: state.version }
    },
    async write(next, version) {
      before('write', state)
      if (version !== state.version) return false
      Object.assign(state, { list: next, version: version + 1 })
      return true
    },
    async has(path) {
      return state.objects.has(path)
    },
    async upload(path) {
      before('upload', state)
      state.objects.add(path)
    },
    async remove(path) {
      before('remove', state)
      state.objects.delete(path)
    },
  }
  return { state, store }
}

function run(store: Store, tools: Partial<Parameters<typeof migrate>[0]> = {}) {
  return migrate({ store, download: async () => image, now: () => 1_000, pause: async () => {}, ...tools })
}

test('copies externally stored images, reports them, and finds none the second time', async () => {
  const { state, store } = createMemoryStore(rooms)
  expect(await run(store)).toEqual({
    total: 3,
    success: [
      'Chalé A, imagem 1: copiada para rooms/a/1000_0.jpg',
      'Chalé A, imagem 3: copiada para rooms/a/1000_2.jpg',
      'Chalé B, imagem 1: copiada para rooms/b/1000_0.jpg',
    ],
    errors: [],
  })
  const copy = (path: string) => publicUrl(bucket, `rooms/${path}.jpg`)
  expect(state.list).toEqual([
    { ...rooms[0], images: [copy('a/1000_0'), '/images/x.jpg', copy('a/1000_2')] },
    { ...rooms[1], images: [copy('b/1000_0')] },
  ])
  expect(state.version).toBe(3)
  expect(await run(store)).toEqual({ total: 0, success: [], errors: [] })
  expect(state.version).toBe(3)
})

test('an image on another host is kept if the bucket has it, and copied otherwise (IMG-10, IMG-22)', async () => {
  const [ours, foreign] = ['rooms/a/1.jpg', 'rooms/a/2.jpg'].map(
    (path) => `https://outro.example/storage/v1/object/public/fotos/${path}`,
  )
  const { state, store } = createMemoryStore([{ id: 'a', name: 'Chalé A', images: [ours, foreign] }])
  state.objects.add('rooms/a/1.jpg')
  expect(await run(store)).toMatchObject({ total: 1, errors: [] })
  expect(imagesOf(state.list, 'a')).toEqual([ours, publicUrl(bucket, 'rooms/a/1000_1.jpg')])
})

test('an image that cannot be fetched or stored keeps its address and is reported; the others are copied', async () => {
  const { state, store } = createMemoryStore(rooms, (call) => {
    if (call === 'upload' && state.version === 2) throw new Error('bucket cheio')
  })
  const download = async (url: string) => {
    if (url.endsWith('1') && state.version === 1) throw new CopyFailure('o servidor respondeu 404')
    return image
  }
  expect(await run(store, { download })).toEqual({
    total: 3,
    success: ['Chalé A, imagem 3: copiada para rooms/a/1000_2.jpg'],
    errors: [
      'Chalé A, imagem 1: o servidor respondeu 404 (https://f.example/1)',
      'Chalé B, imagem 1: falha inesperada (https://f.example/1)',
    ],
  })
  expect(imagesOf(state.list, 'a')[0]).toBe('https://f.example/1')
  expect(imagesOf(state.list, 'b')).toEqual(['https://f.example/1'])
})

describe('when another person saves at the same time', () => {
  test('their change and the copies are both kept', async () => {
    let writes = 0
    const { state, store } = createMemoryStore(rooms, (call, current) => {
      if (call !== 'write' || ++writes > 3) return
      const list = Array.isArray(current.list) ? current.list : []
      Object.assign(state, { list: [...list, { id: `novo-${writes}` }], version: state.version + 1 })
    })
    expect((await run(store)).success).toHaveLength(3)
    expect(state.list).toHaveLength(5)
    expect(await findOutsideImages(state.list, bucket, store.has)).toEqual([])
  })

  test('an image that they removed stays removed, and its copy is deleted', async () => {
    const { state, store } = createMemoryStore(rooms, (call) => {
      if (call !== 'upload' || state.version > 1) return
      Object.assign(state, { list: [{ ...rooms[0], images: ['https://f.example/2'] }], version: 9 })
    })
    const { success, errors } = await run(store)
    expect(success).toEqual(['Chalé A, imagem 3: copiada para rooms/a/1000_2.jpg'])
    const lost = 'imagem 1: a imagem foi trocada ou removida durante a migração (https://f.example/1)'
    expect(errors).toEqual([`Chalé A, ${lost}`, `Chalé B, ${lost}`])
    expect(imagesOf(state.list, 'a')).toEqual([publicUrl(bucket, 'rooms/a/1000_2.jpg')])
    expect([...state.objects]).toEqual(['rooms/a/1000_2.jpg'])
  })

  test('endless saves are reported, and copies that the list might contain are kept', async () => {
    const { state, store } = createMemoryStore(rooms, (call) => {
      if (call === 'write') state.version++
    })
    const { success, errors } = await run(store)
    expect(success).toEqual([])
    expect(errors).toHaveLength(3)
    expect(errors[0]).toContain('o quarto está sendo alterado ao mesmo tempo')
    expect(state.list).toEqual(rooms)
    expect(state.objects.size).toBe(3)
  })
})

test('a successful write with a lost response is a success', async () => {
  const { state, store } = createMemoryStore(rooms)
  let lost = false
  const write: Store['write'] = async (list, version) => {
    const written = await store.write(list, version)
    if (lost) return written
    lost = true
    throw new Error('fetch failed')
  }
  expect((await run({ ...store, write })).success).toHaveLength(3)
  expect(await findOutsideImages(state.list, bucket, store.has)).toEqual([])
  expect(state.objects.size).toBe(3)
})

test('a run may stop at any call without a loss, and the next one finishes the work', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (last) => {
      let calls = 0
      const { state, store } = createMemoryStore(rooms, () => {
        if (++calls >= last) throw new Error('the process has ended')
      })
      await run(store).catch(() => undefined)
      const objects = [...state.objects].map((path) => publicUrl(bucket, path))
      const known = [...rooms.flatMap(({ images }) => images), ...objects]
      const shown = ['a', 'b'].flatMap((id) => imagesOf(state.list, id))
      expect(shown.filter((url) => !known.includes(String(url)))).toEqual([])
      calls = Number.NEGATIVE_INFINITY
      const { errors } = await run(store)
      expect([errors, await findOutsideImages(state.list, bucket, store.has)]).toEqual([[], []])
    }),
  )
})

test('a run that takes too long stops between two rooms and says so', async () => {
  let clock = 0
  const { state, store } = createMemoryStore(rooms)
  const now = () => clock
  const download = async () => {
    clock += 60_000
    return image
  }
  expect(await run(store, { download, now })).toMatchObject({
    total: 2,
    errors: ['O tempo desta execução acabou: 1 imagem ficou para a próxima. Inicie a migração novamente.'],
  })
  expect(await run(store, { now })).toMatchObject({ total: 1, errors: [] })
  expect(await findOutsideImages(state.list, bucket, store.has)).toEqual([])
})
