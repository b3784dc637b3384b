import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/admin/upload/video/[[...step]]/route'
import { chunkBytes, maxVideoBytes } from '@/lib/videos/rules'
import { tinyMp4, tinyWebm } from '@/lib/videos/test-videos'
import { baseUrl, type Harness, type Identity, secrets, startHarness } from './harness.ts'

const site = 'http://localhost:3000'
const dataDir = mkdtempSync(join(tmpdir(), 'videos-'))
const uploads = join(dataDir, 'uploads')
let harness: Harness
let identity: Identity

vi.mock('@/lib/session/server', () => ({ createServerSupabase: async () => harness.clients[identity] }))
vi.mock('@/lib/site/site-content', () => ({ siteLoader: () => ({ peek: () => undefined }) }))

beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', secrets.publishableKey)
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('HOTEL_SLUG', 'hotel-a')
  vi.stubEnv('DATA_DIR', dataDir)
  harness = await startHarness()
})
afterAll(async () => {
  await harness.stop()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  identity = 'admin'
})

const ours = { origin: site, 'sec-fetch-site': 'same-origin' }

type Answer = { status: number; id?: string; received?: number; url?: string; error?: string }

async function post(path: string, body: BodyInit, headers: Record<string, string> = ours): Promise<Answer> {
  const response = await POST(
    new Request(`${site}/admin/upload/video${path}`, { method: 'POST', body, headers }),
  )
  return { status: response.status, ...(await response.json()) }
}

const announce = (bytes: number, { name = 'filme 1', folder = 'hotel/background', headers = ours } = {}) =>
  post('', JSON.stringify({ folder, bytes, name }), headers)

const part = (bytes: Uint8Array) => new Uint8Array(bytes)

/** As the browser sends it, in two parts. */
async function upload(film: Buffer, name: string): Promise<Answer> {
  const begun = await announce(film.length, { name })
  const half = Math.ceil(film.length / 2)
  await post(`/${begun.id}/0`, part(film.subarray(0, half)))
  await post(`/${begun.id}/${half}`, part(film.subarray(half)))
  return post(`/${begun.id}/fim`, '')
}

async function storedVideos() {
  const { rows } = await harness.database.driver.query<{ name: string }>(
    `select name from storage.objects where bucket_id = 'hotel-images-videos' order by name`,
  )
  return rows.map(({ name }) => name)
}

describe('a video that comes in parts', () => {
  test.each([
    ['mp4', tinyMp4({ indexFirst: false }), tinyMp4()],
    ['webm', tinyWebm(), tinyWebm()],
  ])('%s is stored whole, ready to begin, under a name of ours', async (format, sent, kept) => {
    const { status, url } = await upload(sent, `../../x.${format}`)
    expect(status).toBe(200)
    expect(url).toMatch(
      new RegExp(
        `^${baseUrl}/storage/v1/object/public/hotel-images-videos/hotel/background/[\\w-]+-\\d{13}\\.${format}$`,
      ),
    )
    const response = await harness.handle(new Request(url ?? ''))
    expect(response.headers.get('content-type')).toBe(`video/${format}`)
    expect(response.headers.get('cache-control')).toBe('max-age=31536000')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(kept)
    expect(readdirSync(uploads).filter((name) => name.endsWith('.part'))).toEqual([])
    // The answer may have been lost on its way.
    expect(await announce(sent.length, { name: `../../x.${format}` })).toEqual({ status: 200, url })
  })

  test('goes on where it stopped; a part that is not the next one changes nothing', async () => {
    const film = tinyMp4({ pictures: Buffer.alloc(2000, 'a') })
    const { id, received } = await announce(film.length, { name: 'cortado' })
    expect(received).toBe(0)
    expect(await post(`/${id}/0`, part(film.subarray(0, 900)))).toEqual({ status: 200, received: 900 })
    expect(await post(`/${id}/0`, part(film.subarray(0, 400)))).toEqual({ status: 200, received: 900 })
    expect(await post(`/${id}/2000`, part(film.subarray(2000)))).toEqual({ status: 200, received: 900 })
    expect(await post(`/${id}/fim`, '')).toMatchObject({ status: 404 })
    expect(await announce(film.length, { name: 'cortado' })).toEqual({ status: 200, id, received: 900 })
    expect(await post(`/${id}/900`, part(Buffer.alloc(film.length)))).toMatchObject({ status: 413 })
    await post(`/${id}/900`, part(film.subarray(900)))
    expect(await post(`/${id}/fim`, '')).toMatchObject({ status: 200 })
  })

  test('is no video by its content: nothing is stored, nothing stays', async () => {
    const before = await storedVideos()
    for (const [film, sentence] of [
      [tinyMp4({ codec: 'hvc1' }), 'HEVC (H.265)'],
      [tinyMp4().subarray(0, 200), 'danificado ou incompleto'],
      [Buffer.from('<script>alert(1)</script>'), 'não é um vídeo'],
      [Buffer.from('\xff\xd8\xff\xe0 foto', 'latin1'), 'Este lugar é para vídeos'],
    ] as const) {
      const { status, error } = await upload(film, sentence)
      expect([status, error]).toEqual([422, expect.stringContaining(sentence)])
    }
    expect(await storedVideos()).toEqual(before)
    expect(readdirSync(uploads).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('weighs no more than is said, in whole and in part', async () => {
    expect((await announce(maxVideoBytes)).status).toBe(200)
    expect(await announce(maxVideoBytes + 1)).toEqual({
      status: 413,
      error: 'O vídeo deve ter no máximo 50MB.',
    })
    const { id } = await announce(maxVideoBytes)
    expect((await post(`/${id}/0`, new Uint8Array(chunkBytes))).status).toBe(200)
    expect((await post(`/${id}/${chunkBytes}`, new Uint8Array(chunkBytes + 1))).status).toBe(413)
  })

  test.each([
    ['/x/0', 404],
    ['/../../etc/0', 400],
    [`/${'0'.repeat(32)}-10-background/0`, 404],
    [`/${'0'.repeat(32)}-10-..%2Fx/0`, 404],
    [`/${'0'.repeat(32)}-99999999-background/0`, 404],
    [`/${'0'.repeat(32)}-10-background/-1`, 400],
    [`/${'0'.repeat(32)}-10-background/1e3`, 400],
  ])('%s is no place: %i', async (path, status) => {
    expect((await post(path, 'x')).status).toBe(status)
  })

  test.each([
    '',
    '{}',
    JSON.stringify({ folder: 'rooms/r', bytes: 1, name: 'x' }),
    JSON.stringify({ folder: 'hotel/../x', bytes: 1, name: 'x' }),
    JSON.stringify({ folder: 'hotel/background', bytes: 0, name: 'x' }),
    JSON.stringify({ folder: 'hotel/background', bytes: 1, name: 'x'.repeat(5000) }),
  ])('%.60s announces none', async (body) => {
    expect((await post('', body)).status).toBe(400)
  })

  test('a person has two on the way, and what is a day old is gone', async () => {
    for (const name of ['a', 'b', 'c']) await announce(100, { name })
    const open = () => readdirSync(uploads).filter((name) => name.endsWith('.part'))
    expect(open()).toHaveLength(2)
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const name of open()) utimesSync(join(uploads, name), yesterday, yesterday)
    await announce(100, { name: 'd' })
    expect(open()).toHaveLength(1)
  })
})

describe('who may', () => {
  test.each([
    ['anon', 401],
    ['stranger', 403],
    ['viewer', 403],
    ['otherAdmin', 403],
  ] as const)('%s may not', async (who, status) => {
    const { id } = await announce(300, { name: 'do administrador' })
    const before = readdirSync(uploads)
    identity = who
    expect((await announce(300)).status).toBe(status)
    expect((await post(`/${id}/0`, 'x')).status).toBe(status)
    expect((await post(`/${id}/fim`, '')).status).toBe(status)
    expect(readdirSync(uploads)).toEqual(before)
  })

  test('nobody from another site’s page', async () => {
    const headers = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' }
    expect((await announce(300, { headers })).status).toBe(403)
  })
})

describe('the bucket of videos', () => {
  const key = 'hotel/background/kept.mp4'
  const film = new Uint8Array(tinyMp4())
  const videos = (who: Identity) => harness.clients[who].storage.from('hotel-images-videos')
  const mp4 = { contentType: 'video/mp4' }

  test('takes MP4 and WebM up to 50 MB from the admins of the bucket’s hotel, and replaces none', async () => {
    expect((await videos('admin').upload(key, film, mp4)).error).toBeNull()
    expect((await videos('admin').upload(key, film, { ...mp4, upsert: true })).error).not.toBeNull()
    for (const contentType of ['image/png', 'video/quicktime', 'text/html', 'application/octet-stream'])
      expect((await videos('admin').upload('hotel/background/x', film, { contentType })).error).toMatchObject(
        {
          statusCode: '415',
        },
      )
    for (const path of ['packages/x.mp4', 'x.mp4'])
      expect((await videos('admin').upload(path, film, mp4)).error).not.toBeNull()
    const large = await videos('admin').upload('hotel/large.mp4', new Uint8Array(maxVideoBytes + 1), mp4)
    expect(large.error).toMatchObject({ statusCode: '413' })
  })

  test.each(['anon', 'stranger', 'viewer', 'otherAdmin'] as const)('and nothing from %s', async (who) => {
    expect((await videos(who).upload(`hotel/background/${who}.mp4`, film, mp4)).error).not.toBeNull()
    expect((await videos(who).remove([key])).data ?? []).toEqual([])
    expect((await videos(who).list('hotel/background')).data ?? []).toEqual([])
    const left = await videos('admin').list('hotel/background', { search: 'kept.mp4' })
    expect(left.data).toHaveLength(1)
  })

  test('no hotel can call its own bucket like another’s videos', async () => {
    const rename = harness.database.driver.query(
      `update public.hotels set storage_bucket = 'hotel-images-videos' where slug = 'hotel-b'`,
    )
    await expect(rename).rejects.toThrow('hotels_storage_bucket_is_no_videos')
  })
})
