import { chmodSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { eachTestFolder } from '@/scripts/lib/test-folder'
import { createFilmCopies, createPictureCopies, pictureDeadlineMs, restMs } from './copies'
import { foreignCode, plainImage } from './images/test-images'
import { answerWithFilm, streamLength } from './videos/film-answer'
import { maxVideoBytes } from './videos/rules'
import { tinyMp4, tinyWebm } from './videos/test-videos'

const storage = 'https://projeto.supabase.co/storage/v1/object/public'
const picture = `${storage}/hotel-images/rooms/r/1_0.jpg`
const film = `${storage}/hotel-images-videos/hotel/background/a.mp4`
const jpeg = await plainImage().jpeg().toBuffer()
const mp4 = Uint8Array.from(tinyMp4())
const backend = vi.fn<typeof fetch>()
let folder: string
const pictures = () => createPictureCopies({ folder, fetch: backend })
const films = () => createFilmCopies({ folder, fetch: backend })

eachTestFolder((parent) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockReturnValue()
  backend.mockReset().mockImplementation(async () => new Response(new Uint8Array(jpeg)))
  folder = join(parent, 'media')
})
afterEach(() => void vi.useRealTimers())

test('a picture is fetched once for many requests, and is served after a restart without the backend', async () => {
  const copies = pictures()
  const answers = await Promise.all(Array.from({ length: 20 }, () => copies.read(picture)))
  for (const answer of answers) expect(answer).toEqual({ bytes: jpeg, type: 'image/jpeg' })
  expect(backend).toHaveBeenCalledExactlyOnceWith(picture, expect.objectContaining({ redirect: 'error' }))
  backend.mockRejectedValue(new TypeError('fetch failed'))
  expect(await pictures().read(picture)).toEqual({ bytes: jpeg, type: 'image/jpeg' })
})

const refused: [string, () => BodyInit, number, string][] = [
  ['an SVG', () => `<svg xmlns="http://www.w3.org/2000/svg">${foreignCode}</svg>`, 200, 'missing'],
  ['a refusal', () => '{}', 400, 'missing'],
  ['a failure', () => '', 503, 'unavailable'],
]

test.each([
  ...refused.map((one) => [picture, ...one] as const),
  ...refused.map((one) => [film, ...one] as const),
  [film, 'a film of the other format', () => Uint8Array.from(tinyWebm()), 200, 'missing'] as const,
  [film, 'a film that is too large', () => new Uint8Array(maxVideoBytes + 1), 200, 'missing'] as const,
])('for %s %s is not kept', async (address, _, body, status, answer) => {
  backend.mockImplementation(async () => new Response(body(), { status }))
  expect(await (address === film ? films() : pictures()).read(address)).toBe(answer)
  expect(kept()).toEqual([])
})

test('an endless response is cut off', async () => {
  let sent = 0
  const flood = new ReadableStream({
    pull(controller) {
      sent += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000).fill(0xff))
    },
  })
  backend.mockResolvedValue(new Response(flood))
  expect(await pictures().read(picture)).toBe('unavailable')
  expect(sent).toBeLessThan(10_000_000)
  expect(kept()).toEqual([])
})

test('a hanging storage costs one deadline, then is left alone for a while', async () => {
  backend.mockReturnValue(new Promise(() => undefined))
  const copies = pictures()
  const first = copies.read(picture)
  // Reading the missing copy takes real time.
  await expect.poll(() => backend).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(pictureDeadlineMs)
  expect(await first).toBe('unavailable')
  expect(await copies.read(picture)).toBe('unavailable')
  expect(backend).toHaveBeenCalledOnce()
  backend.mockImplementation(async () => new Response(new Uint8Array(jpeg)))
  await vi.advanceTimersByTimeAsync(restMs)
  expect(await copies.read(picture)).toMatchObject({ type: 'image/jpeg' })
})

test('a disk error costs the copy, not the picture', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  chmodSync(folder, 0o400)
  expect(await pictures().read(picture)).toMatchObject({ type: 'image/jpeg' })
  rmSync(folder)
})

test('copies that the content no longer names are removed after a month', async () => {
  const copies = pictures()
  await copies.read(picture)
  await copies.read(`${picture}?other`)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const name of kept()) utimesSync(join(folder, name), long, long)
  await copies.prune([picture])
  expect(kept()).toHaveLength(1)
})

test('a film is served whole or in the requested part, from one download', async () => {
  backend.mockImplementation(async () => new Response(mp4))
  const copies = films()
  const [found] = await Promise.all([copies.read(film), copies.read(film)])
  await copies.read(film)
  expect(backend).toHaveBeenCalledOnce()
  if (typeof found === 'string') throw new Error(found)
  expect(found).toMatchObject({ size: mp4.length, type: 'video/mp4' })
  const ask = (headers: Record<string, string>) =>
    answerWithFilm(new Request('http://site/media/x', { headers }), found, 'public')
  const part = await ask({ range: 'bytes=4-7' })
  const { headers, status } = part
  const range = `bytes 4-7/${mp4.length}`
  expect([status, headers.get('content-range'), headers.get(streamLength)]).toEqual([206, range, '4'])
  expect(await part.text()).toBe('ftyp')
  expect(new Uint8Array(await (await ask({})).arrayBuffer())).toEqual(mp4)
  expect((await ask({ range: 'bytes=4-7', 'if-range': '"other"' })).status).toBe(200)
  expect((await ask({ range: 'bytes=4-7', 'if-range': found.tag })).status).toBe(206)
  expect((await ask({ 'if-none-match': found.tag })).status).toBe(304)
  const beyond = await ask({ range: `bytes=${mp4.length}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${mp4.length}`])
})

function kept() {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
