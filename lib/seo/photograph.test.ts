import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readPhotograph } from './photograph'

vi.mock('@/lib/env', () => ({ env: () => ({ SUPABASE_URL: 'http://127.0.0.1:54321' }) }))

const stored = 'http://127.0.0.1:54321/storage/v1/object/public/hotel-images/packages/principal/a.jpg'
const fetchSpy = vi.fn()

beforeEach(() => {
  fetchSpy.mockReset().mockImplementation(async () => new Response('bytes'))
  vi.stubGlobal('fetch', fetchSpy)
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.unstubAllGlobals()
})

test('a picture of the storage is downloaded, without following it elsewhere', async () => {
  expect((await readPhotograph(stored))?.toString()).toBe('bytes')
  expect(fetchSpy).toHaveBeenCalledWith(new URL(stored), expect.objectContaining({ redirect: 'error' }))
})

test('a picture of the site is read from its folder', async () => {
  expect((await readPhotograph('/images/hero-vale.jpg'))?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})

describe('nothing else is touched', () => {
  test.each([
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
    expect(await readPhotograph(source)).toBeUndefined()
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})

describe('a picture that cannot be had is missing, not an error', () => {
  test('no picture', async () => {
    expect(await readPhotograph(null)).toBeUndefined()
  })

  test('a picture that is gone', async () => {
    fetchSpy.mockResolvedValue(new Response('', { status: 404 }))
    expect(await readPhotograph(stored)).toBeUndefined()
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('a storage that does not answer', async () => {
    fetchSpy.mockRejectedValue(new TypeError('fetch failed'))
    expect(await readPhotograph(stored)).toBeUndefined()
  })
})
