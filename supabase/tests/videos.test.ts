import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { maxVideoBytes } from '@/lib/media/videos/rules'
import { tinyMp4, tinyWebm } from '@/lib/media/videos/test-videos'
import { baseUrl, type Harness, type Identity, secrets, startHarness } from './harness.ts'
import { sendFile } from './sent-files.ts'

let harness: Harness
let identity: Identity

vi.mock('@/lib/access/server-client', () => ({ createServerSupabase: async () => harness.clients[identity] }))

beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', secrets.publishableKey)
  vi.stubEnv('HOTEL_SLUG', 'hotel-a')
  harness = await startHarness()
})
afterAll(() => harness.stop())
beforeEach(() => {
  identity = 'admin'
})

const upload = (bytes: Uint8Array, folder = 'hotel/background') =>
  sendFile(harness, { bytes, folder, isFilm: true })

async function stored(bucket: string) {
  const { rows } = await harness.database.driver.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 order by name',
    [bucket],
  )
  return rows.map(({ name }) => name)
}

test.each([
  ['mp4', tinyMp4({ indexFirst: false }), tinyMp4()],
  ['webm', tinyWebm(), tinyWebm()],
])('a film (%s) is stored whole, ready to begin, under a name of ours', async (format, sent, kept) => {
  const { url } = await upload(sent)
  expect(url).toMatch(
    new RegExp(
      `^${baseUrl}/storage/v1/object/public/hotel-images-videos/hotel/background/[\\w-]+-\\d{13}\\.${format}$`,
    ),
  )
  const response = await harness.handle(new Request(url ?? ''))
  expect(response.headers.get('content-type')).toBe(`video/${format}`)
  expect(response.headers.get('cache-control')).toBe('max-age=31536000')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(kept)
  expect(await stored('hotel-images-parts')).toEqual([])
})

test('what is no film by its content is refused with a sentence, and nothing of it stays', async () => {
  const before = await stored('hotel-images-videos')
  for (const [film, sentence] of [
    [tinyMp4({ codec: 'hvc1' }), 'HEVC (H.265)'],
    [Buffer.from('<script>alert(1)</script>'), 'não é um vídeo'],
  ] as const)
    expect(await upload(film)).toEqual({ error: expect.stringContaining(sentence) })
  expect(await stored('hotel-images-videos')).toEqual(before)
  expect(await stored('hotel-images-parts')).toEqual([])
})

test('the storage takes no more than 50 MB of a file', async () => {
  const { error } = await upload(new Uint8Array(maxVideoBytes + 1))
  expect(error).toContain('exceeded the maximum allowed size')
  expect(await stored('hotel-images-parts')).toEqual([])
})

test('a film goes into the folders of the hotel only', async () => {
  for (const folder of ['rooms/r', 'packages/gallery', 'hotel/../x'])
    expect(await upload(tinyMp4(), folder)).toEqual({ error: 'Erro ao enviar vídeo.' })
})

test('a hotel without a bucket gets an error before anything is sent', async () => {
  const rename = (bucket: string) =>
    harness.database.driver.exec(`update public.hotels set storage_bucket = ${bucket} where slug = 'hotel-a'`)
  await rename('null')
  expect(await upload(tinyMp4())).toEqual({
    error: 'Erro ao enviar vídeo. O hotel não tem onde guardar arquivos.',
  })
  await rename(`'hotel-images'`)
})
