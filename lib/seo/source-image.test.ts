import { beforeEach, expect, test, vi } from 'vitest'
import { readMedia } from '@/lib/publication/media'
import { readSourceImage } from './source-image'

vi.mock('@/lib/publication/media', () => ({ readMedia: vi.fn() }))

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
  [`/media/original/${name}`, `original/${name}`],
])('%s is read as the site shows it', async (source, file) => {
  expect((await readSourceImage(source))?.toString()).toBe('bytes')
  expect(readMedia).toHaveBeenCalledExactlyOnceWith(file)
})

test('an image of the site is read from its folder', async () => {
  expect((await readSourceImage('/images/serra.svg'))?.toString('utf8', 0, 4)).toBe('<svg')
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/../package.json',
  '/images/../../package.json',
])('%s is not touched', async (source) => {
  expect(await readSourceImage(source)).toBeUndefined()
  expect(fetchSpy).not.toHaveBeenCalled()
  expect(readMedia).not.toHaveBeenCalled()
})

test('a missing or unavailable image is omitted', async () => {
  expect(await readSourceImage(null)).toBeUndefined()
  vi.mocked(readMedia).mockResolvedValue('unavailable')
  expect(await readSourceImage(`/media/original/${name}`)).toBeUndefined()
  expect(console.error).toHaveBeenCalledOnce()
})
