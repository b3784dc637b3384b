import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { filmAnswer, streamLength } from './film-answer'
import { createFilmStore } from './film-store'
import { maxVideoBytes } from './rules'
import { tinyMp4, tinyWebm } from './test-videos'

const folder = mkdtempSync(join(tmpdir(), 'films-'))
afterAll(() => rmSync(folder, { recursive: true }))

const address = (name: string) =>
  `https://p.example/storage/v1/object/public/h-videos/hotel/background/${name}`
const film = Uint8Array.from(tinyMp4())
const backend = vi.fn<typeof fetch>()
let store: ReturnType<typeof createFilmStore>
beforeEach(() => {
  backend.mockReset().mockImplementation(async () => new Response(film))
  store = createFilmStore({ folder, fetch: backend })
})

test('a film is fetched once for simultaneous requests, and served from the disk', async () => {
  const asked = await Promise.all([store.read(address('a.mp4')), store.read(address('a.mp4'))])
  expect(asked[0]).toMatchObject({ size: film.length, type: 'video/mp4' })
  await store.read(address('a.mp4'))
  expect(backend).toHaveBeenCalledTimes(1)
})

test.each<[string, () => Response, string]>([
  ['a page', () => new Response('<script>'), 'missing'],
  ['the other format', () => new Response(Uint8Array.from(tinyWebm())), 'missing'],
  ['nothing there', () => new Response('{}', { status: 400 }), 'missing'],
  ['too much', () => new Response(new Uint8Array(maxVideoBytes + 1)), 'missing'],
  ['a failure', () => new Response('', { status: 503 }), 'unavailable'],
])('%s is no film and leaves nothing', async (name, response, answer) => {
  const before = readdirSync(folder)
  backend.mockImplementation(async () => response())
  expect(await store.read(address(`${name}.mp4`))).toBe(answer)
  expect(readdirSync(folder)).toEqual(before)
})

test('a film is answered whole or in the requested part, and a reader who leaves closes the file', async () => {
  const found = await store.read(address('e.mp4'))
  if (typeof found === 'string') throw new Error(found)
  const ask = (headers: Record<string, string>) =>
    filmAnswer(new Request('http://site/media/x', { headers }), found, 'public')
  const part = ask({ range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range'), part.headers.get(streamLength)]).toEqual([
    206,
    `bytes 4-7/${film.length}`,
    '4',
  ])
  expect(await part.text()).toBe('ftyp')
  expect(new Uint8Array(await ask({}).arrayBuffer())).toEqual(film)
  expect(ask({ range: 'bytes=4-7', 'if-range': '"other"' }).status).toBe(200)
  expect(ask({ range: 'bytes=4-7', 'if-range': found.tag }).status).toBe(206)
  expect(ask({ 'if-none-match': found.tag }).status).toBe(304)
  const beyond = ask({ range: `bytes=${film.length}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
  const left = ask({}).body?.getReader()
  await left?.cancel()
})
