import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { restMs } from '../copies'
import { createMediaStore, fetchMs } from './media-store'
import { foreignCode, plainImage } from './test-images'

const address = 'https://projeto.supabase.co/storage/v1/object/public/hotel-images/rooms/r/1_0.jpg'
const jpeg = await plainImage().jpeg().toBuffer()
const backend = vi.fn<typeof fetch>()
let folder: string
let open: () => ReturnType<typeof createMediaStore>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockReturnValue()
  backend.mockReset().mockImplementation(async () => new Response(new Uint8Array(jpeg)))
  const parent = mkdtempSync(join(tmpdir(), 'media-'))
  folder = join(parent, 'media')
  open = () => createMediaStore({ folder, fetch: backend })
  return () => {
    vi.useRealTimers()
    rmSync(parent, { recursive: true })
  }
})

test('an image is fetched once for many requests, and is served after a restart without the backend', async () => {
  const store = open()
  const answers = await Promise.all(Array.from({ length: 20 }, () => store.read(address)))
  for (const answer of answers) expect(answer).toEqual({ bytes: jpeg, type: 'image/jpeg' })
  expect(backend).toHaveBeenCalledOnce()
  expect(backend).toHaveBeenCalledWith(address, expect.objectContaining({ redirect: 'error' }))
  backend.mockRejectedValue(new TypeError('fetch failed'))
  expect(await open().read(address)).toEqual({ bytes: jpeg, type: 'image/jpeg' })
})

test.each([
  ['an SVG stored as a JPEG', new Response(`<svg xmlns="http://www.w3.org/2000/svg">${foreignCode}</svg>`)],
  ['a page', new Response(`<!doctype html>${foreignCode}`)],
  ['nothing', new Response('', { status: 404 })],
  ['a refusal', new Response('{}', { status: 400 })],
])('%s is no image and leaves nothing', async (_, response) => {
  backend.mockResolvedValue(response)
  expect(await open().read(address)).toBe('missing')
  expect(kept()).toEqual([])
})

test('an answer without end is cut off', async () => {
  let sent = 0
  const flood = new ReadableStream({
    pull(controller) {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000).fill(0xff))
    },
  })
  backend.mockResolvedValue(new Response(flood))
  expect(await open().read(address)).toBe('unavailable')
  expect(sent).toBeLessThan(10_000_000)
  expect(kept()).toEqual([])
})

test('a storage that hangs costs one deadline, then is left alone for a while', async () => {
  backend.mockReturnValue(new Promise(() => undefined))
  const store = open()
  const first = store.read(address)
  // Reading the missing copy takes real time.
  await vi.waitFor(() => expect(backend).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(fetchMs)
  expect(await first).toBe('unavailable')
  expect(await store.read(address)).toBe('unavailable')
  expect(backend).toHaveBeenCalledOnce()
  backend.mockImplementation(async () => new Response(new Uint8Array(jpeg)))
  await vi.advanceTimersByTimeAsync(restMs)
  expect(await store.read(address)).toMatchObject({ type: 'image/jpeg' })
})

test('a disk that refuses costs the copy, not the image', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  chmodSync(folder, 0o400)
  expect(await open().read(address)).toMatchObject({ type: 'image/jpeg' })
  rmSync(folder)
})

test('copies of what the content no longer names go after a month', async () => {
  const store = open()
  await store.read(address)
  await store.read(`${address}?other`)
  const [one = ''] = kept()
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const name of kept()) utimesSync(join(folder, name), long, long)
  await store.prune([address])
  expect(kept()).toHaveLength(1)
  await store.prune([])
  expect(kept()).toEqual([])
  expect(one).toMatch(/^[0-9a-f]{40}$/)
})

function kept() {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
