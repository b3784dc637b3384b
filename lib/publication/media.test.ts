import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { plainImage } from '@/lib/media/images/test-images'
import { shownOf } from '@/lib/site/test-site'
import { testFolder } from '@/scripts/lib/test-folder'
import { findMediaAddress, readMedia, readPanelImage } from './media'
import { readPublished } from './published'
import { siteLoader } from './site-loader'

const project = 'http://127.0.0.1:54321'
const urlOf = (name: string) => `${project}/storage/v1/object/public/hotel-images/${name}`
const folder = vi.hoisted(() => ({ path: '' }))
folder.path = testFolder()

vi.mock('@/lib/env', () => ({ env: () => ({ SUPABASE_URL: project, DATA_DIR: folder.path }) }))
vi.mock('./site-loader', () => ({ siteLoader: vi.fn() }))

const hotel = { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira', tagline: '' }
const images = [urlOf('rooms/r/1_0.jpg'), urlOf('rooms/r/2_0.jpg')]
const room = { id: 'r', name: 'Chalé', category: 'premium', images }
const content = readPublished({
  hotel,
  rooms: [room],
  images: { 'hotel-images/rooms/r/1_0.jpg': [480, 828] },
})
const read = vi.fn()
const backend = vi.fn<typeof fetch>()

beforeEach(async () => {
  const jpeg = new Uint8Array(await plainImage().jpeg().toBuffer())
  backend.mockReset().mockImplementation(async () => new Response(jpeg))
  vi.stubGlobal('fetch', backend)
  read.mockReset().mockResolvedValue(content)
  vi.mocked(siteLoader).mockReturnValue(Object({ peek: () => content, read }))
  return () => vi.unstubAllGlobals()
})

test('reads media stored under another domain from the project’s current one (IMG-22)', async () => {
  const images = ['https://evil.example/storage/v1/object/public/hotel-images/rooms/r/old.jpg']
  const film = 'http://evil.example/storage/v1/object/public/hotel-images-videos/hotel/background/a-1.mp4'
  const moved = readPublished({ hotel, rooms: [{ ...room, images }], hero: { background_url: film } })
  vi.mocked(siteLoader).mockReturnValue(Object({ peek: () => moved, read }))
  const { hero, rooms } = shownOf(moved)
  expect(rooms[0]?.images).toEqual(['/media/original/hotel-images/rooms/r/old.jpg'])
  expect(hero.background_url).toBe('/media/hotel-images-videos/hotel/background/a-1.mp4')
  for (const shown of [String(rooms[0]?.images[0]), String(hero.background_url)]) {
    const name = shown.replace('/media/', '')
    expect(await findMediaAddress(name)).toBe(
      `${project}/storage/v1/object/public/${name.replace('original/', '')}`,
    )
  }
})

test('reads a picture of the content without reading the content again', async () => {
  const one = 'hotel-images/rooms/r/1_0.jpg'
  for (const name of [`${one}/480.avif`, `original/${one}`, 'original/hotel-images/rooms/r/2_0.jpg'])
    expect(await readMedia(name), name).toMatchObject({ type: 'image/jpeg' })
  expect(backend.mock.calls.map(([address]) => address)).toEqual([
    `${project}/storage/v1/object/public/hotel-images-variants/rooms/r/1_0.jpg/480.avif`,
    ...images,
  ])
  expect(read).not.toHaveBeenCalled()
})

test.each([
  'hotel-images/rooms/r/1_0.jpg/1200.avif',
  'hotel-images/rooms/r/2_0.jpg/480.avif',
  'hotel-images/rooms/r/rascunho.jpg/480.avif',
  'original/hotel-images/rooms/r/rascunho.jpg',
  '',
])('does not fetch or keep %s', async (name) => {
  const before = readdirSync(join(folder.path, 'media'))
  expect(await readMedia(name)).toBe('missing')
  expect(backend).not.toHaveBeenCalled()
  expect(readdirSync(join(folder.path, 'media'))).toEqual(before)
})

test('finds a picture that was just published, and none while no content can be read', async () => {
  const images = [urlOf('rooms/r/novo.jpg')]
  read.mockResolvedValue(readPublished({ hotel, rooms: [{ ...room, images }] }))
  expect(await readMedia('original/hotel-images/rooms/r/novo.jpg')).toMatchObject({ type: 'image/jpeg' })
  const failing = { peek: () => undefined, read: () => Promise.reject(new Error('x')) }
  vi.mocked(siteLoader).mockReturnValue(Object(failing))
  expect(await readMedia('original/hotel-images/rooms/r/1_0.jpg')).toBe('missing')
})

test('the panel gets pictures of drafts, unencoded ones as uploaded, and none of other buckets', async () => {
  const name = 'hotel-images/rooms/r/rascunho.jpg/128.webp'
  const encoded = `${project}/storage/v1/object/public/hotel-images-variants/rooms/r/rascunho.jpg/128.webp`
  backend.mockImplementationOnce(async () => new Response('{}', { status: 400 }))
  expect(await readPanelImage(name, 'hotel-images')).toMatchObject({ isFinal: false })
  expect(await readPanelImage(name, 'hotel-images')).toMatchObject({ isFinal: true })
  expect(backend.mock.calls.map(([address]) => address)).toEqual([
    encoded,
    urlOf('rooms/r/rascunho.jpg'),
    encoded,
  ])
  const refused = [name.replace('hotel-images', 'other'), name.replace('128', '64'), 'hotel-images/128.webp']
  for (const other of refused) expect(await readPanelImage(other, 'hotel-images'), other).toBe('missing')
  expect(await readPanelImage(name, '')).toBe('missing')
})
