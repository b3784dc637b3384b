import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/admin/upload/video/[[...step]]/route'
import { chunkBytes, maxVideoBytes } from '@/lib/videos/rules'
import { tinyMp4, tinyWebm } from '@/lib/videos/test-videos'
import { baseUrl, type Harness, type Identity, secrets, startHarness } from './harness.ts'

const site = 'http://localhost:3000'
const dataDir = mkdtempSync(join(tmpdir(), 'videos-'))
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

/** Uploads on their way, or just done, as `{person}/{upload}`. */
async function uploads(name = 'begun') {
  const { rows } = await harness.database.driver.query<{ folder: string }>(
    `select split_part(name, '/', 1) || '/' || split_part(name, '/', 2) as folder from storage.objects
     where bucket_id = 'hotel-images-parts' and name like '%/${name}' order by created_at`,
  )
  return rows.map(({ folder }) => folder)
}

/** Lets so many minutes pass for an upload. */
function silentFor(folder = '', minutes = 0) {
  return harness.database.driver.exec(`
    update storage.objects set created_at = now() - interval '${minutes} minutes'
    where bucket_id = 'hotel-images-parts' and name like '${folder}/%'`)
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
    expect(await uploads()).toEqual([])
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
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
    expect(await uploads()).toEqual([])
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([])
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
    expect(await uploads()).toHaveLength(2)
    await silentFor('%', 25 * 60)
    await announce(100, { name: 'd' })
    expect(await uploads()).toHaveLength(1)
  })

  test('given-up ones make room for others, the longest silent first; those on their way do not', async () => {
    await harness.database.driver.exec(`
      delete from storage.objects where bucket_id = 'hotel-images-parts';
      insert into storage.objects (bucket_id, name, metadata)
      select 'hotel-images-parts', gen_random_uuid() || '/' || n || '/begun', '{"size": 5}' from generate_series(1, 8) n`)
    const [first, second] = await uploads()
    expect(await announce(100, { name: 'nono' })).toMatchObject({ status: 503 })
    await silentFor(first, 4)
    expect(await announce(100, { name: 'nono' })).toMatchObject({ status: 503 })
    await silentFor(first, 6)
    await silentFor(second, 7)
    expect(await announce(100, { name: 'nono' })).toMatchObject({ status: 200 })
    expect(await uploads()).toContain(first)
    expect(await uploads()).not.toContain(second)
  })

  test('a hotel without a bucket is told before anything is sent', async () => {
    const rename = (bucket: string) =>
      harness.database.driver.exec(
        `update public.hotels set storage_bucket = ${bucket} where slug = 'hotel-a'`,
      )
    await rename('null')
    expect(await announce(100)).toMatchObject({
      status: 502,
      error: 'Erro ao enviar vídeo. O hotel não tem onde guardar vídeos.',
    })
    await rename(`'hotel-images'`)
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
    const before = await uploads('%')
    identity = who
    expect((await announce(300)).status).toBe(status)
    expect((await post(`/${id}/0`, 'x')).status).toBe(status)
    expect((await post(`/${id}/fim`, '')).status).toBe(status)
    expect(await uploads('%')).toEqual(before)
  })

  test('nobody from another site’s page', async () => {
    const headers = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' }
    expect((await announce(300, { headers })).status).toBe(403)
  })
})
