import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readMedia } from '@/lib/site/media'
import { readSourceImage } from './source-image'

vi.mock('@/lib/site/media', () => ({ readMedia: vi.fn() }))

const name = 'hotel-images/packages/principal/a.jpg'
const fetchSpy = vi.fn()

beforeEach(() => {
  vi.mocked(readMedia)
    .mockReset()
    .mockResolvedValue({ bytes: Buffer.from('bytes'), type: 'image/webp' })
  fetchSpy.mockReset()
  vi.stubGlobal('fetch', fetchSpy)
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.unstubAllGlobals()
})

test.each([
  [`/media/${name}/480-828-1200-1920`, `${name}/1200.webp`],
  [`/media/${name}/480-828`, `${name}/828.webp`],
  [`/media/original/${name}`, `original/${name}`],
])('%s is read as the site shows it', async (source, file) => {
  expect((await readSourceImage(source))?.toString()).toBe('bytes')
  expect(readMedia).toHaveBeenCalledExactlyOnceWith(file)
})

test('an image of the site is read from its folder', async () => {
  expect((await readSourceImage('/images/serra.svg'))?.toString('utf8', 0, 4)).toBe('<svg')
})

describe('nothing else is touched', () => {
  test.each([
    'http://127.0.0.1:54321/storage/v1/object/public/hotel-images/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/',
    'https://127.0.0.1:54321/a.jpg',
    'http://127.0.0.1:54321@evil.example/a.jpg',
    'file:///etc/passwd',
    '/../package.json',
    '/images/../../package.json',
    '/',
    'not an address',
  ])('%s', async (source) => {
    expect(await readSourceImage(source)).toBeUndefined()
    expect(fetchSpy).not.toHaveBeenCalled()
    expect(readMedia).not.toHaveBeenCalled()
  })
})

describe('an image that cannot be had is missing, not an error', () => {
  test('no image', async () => {
    expect(await readSourceImage(null)).toBeUndefined()
  })

  test.each(['missing', 'unavailable'] as const)('an image that is %s', async (answer) => {
    vi.mocked(readMedia).mockResolvedValue(answer)
    expect(await readSourceImage(`/media/original/${name}`)).toBeUndefined()
    expect(console.error).toHaveBeenCalledOnce()
  })
})
