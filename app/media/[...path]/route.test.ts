import { expect, test, vi } from 'vitest'
import { GET } from './route'

const stored = 'https://project.supabase.co/storage/v1/object/public/hotel-videos/hotel/hero/vale.mp4'
vi.mock('@/lib/publication/media', () => ({
  findMediaAddress: async (name: string) =>
    name === 'hotel-videos/hotel/hero/vale.mp4' ? stored : undefined,
  readFilm: async () => 'unavailable',
  readMedia: async () => ({ bytes: Buffer.from('picture'), type: 'image/webp' }),
}))

test("Vercel's functions keep no film: it plays from the storage, and only if the content names it", async () => {
  vi.stubEnv('VERCEL', '1')
  const shown = await ask('hotel-videos/hotel/hero/vale.mp4')
  expect([shown.status, shown.headers.get('location')]).toEqual([307, stored])
  expect((await ask('hotel-videos/hotel/hero/outro.mp4')).status).toBe(404)
})

test('a server streams it itself', async () => {
  vi.stubEnv('VERCEL', '')
  expect((await ask('hotel-videos/hotel/hero/vale.mp4')).status).toBe(503)
})

test("Vercel's CDN keeps pictures of the site", async () => {
  for (const [host, kept] of [
    ['1', 'public, max-age=31536000, immutable'],
    ['', null],
  ]) {
    vi.stubEnv('VERCEL', host ?? '')
    const answer = await ask('room-images/640.webp')
    expect([answer.status, answer.headers.get('vercel-cdn-cache-control')]).toEqual([200, kept])
  }
})

function ask(name: string) {
  const params = Promise.resolve({ path: name.split('/') })
  return GET(new Request(`https://hotel.example/media/${name}`), { params })
}
