import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { encodeImage } from '@/lib/media/images/encode'
import { type Attempt, encodeMissing } from '@/lib/media/images/encode-missing'
import { parseFolder } from '@/lib/media/images/paths'
import { storeImage } from '@/lib/media/images/store'
import { plainImage } from '@/lib/media/images/test-images'
import { adminOf, adminOnLine } from './admin.ts'
import { sql } from './content.ts'
import { sharedHarness } from './harness.ts'

const harness = sharedHarness()
beforeAll(async () => {
  const jpeg = await plainImage(600, 400).jpeg().toBuffer()
  const files: [string, Uint8Array][] = [
    ['packages/gallery/Foto (1).jpg', jpeg],
    ['rooms/r/1_0.jpg', jpeg],
    ['rooms/r/2_0.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ]
  for (const [path, bytes] of files) {
    const bucket = harness.clients.admin.storage.from('hotel-images')
    expect((await bucket.upload(path, bytes, { contentType: 'image/jpeg' })).error).toBeNull()
  }
})

async function store(admin: Admin, image: Promise<Buffer>) {
  const encoded = await encodeImage(await image)
  const folder = parseFolder('rooms/r-8')
  if ('error' in encoded || !folder) throw new Error('not an image')
  return storeImage(admin, folder, 0, encoded)
}

const readStored = () =>
  sql(
    harness,
    `select bucket_id, name from storage.objects union all select 'row', path from public.images order by 1, 2`,
  )

test('an upload stores every width up to the image’s own, and a row with them', async () => {
  const stored = await store(adminOf(harness), plainImage(900, 600).jpeg().toBuffer())
  const url = 'url' in stored ? stored.url : ''
  const path = url.split('/hotel-images/')[1] ?? ''
  const { admin } = harness.clients
  const row = await admin.from('images').select('width, height, widths').eq('path', path)
  expect(row.data).toEqual([{ width: 900, height: 600, widths: [480, 640, 828, 1000] }])
  const files = await admin.storage.from('hotel-images-variants').list(path)
  expect(files.data?.map(({ name }) => name)).toEqual([
    ...['1000.avif', '1000.webp', '128.webp', '480.avif', '480.webp', '640.avif', '640.webp'],
    ...['828.avif', '828.webp'],
  ])
  const variant = url.replace('/hotel-images/', '/hotel-images-variants/')
  const response = await harness.handle(new Request(`${variant}/1000.webp`))
  expect(response.headers.get('cache-control')).toBe('max-age=31536000')
  // An image is never enlarged.
  const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: 900, height: 600 })
})

test.each([
  ['its files', ({ url }: Request) => url.includes('-variants/') && url.endsWith('/480.avif')],
  ['its row', ({ url, method }: Request) => url.includes('/rest/v1/images') && method === 'POST'],
])('when %s cannot be stored, nothing of an upload is kept', async (_, fails) => {
  const admin = await adminOnLine(harness, (request, send) =>
    fails(request)
      ? Promise.resolve(new Response('{"message":"sem espaço"}', { status: 500 }))
      : send(request),
  )
  const before = await readStored()
  const stored = await store(admin, plainImage().jpeg().toBuffer())
  expect(stored).toEqual({ error: expect.stringMatching('^Erro no upload: o armazenamento não respondeu') })
  expect(await readStored()).toEqual(before)
})

const rows = async () =>
  (await harness.clients.admin.from('images').select('path, width').neq('width', 900).order('path')).data

test('an interrupted run continues, and a finished one does nothing', async () => {
  const reported: Attempt[] = []
  const stopped = await adminOnLine(harness, (request, send) =>
    request.url.includes('/1_0.jpg/640.avif') ? Promise.resolve(Response.error()) : send(request),
  )
  const first = await encodeMissing(stopped, { onAttempt: (attempt) => reported.push(attempt) })
  expect(reported).toEqual(first)
  expect(first).toEqual([
    { path: 'packages/gallery/Foto (1).jpg' },
    { path: 'rooms/r/1_0.jpg', error: expect.any(String) },
    { path: 'rooms/r/2_0.jpg', error: expect.stringContaining('SVG não é aceito') },
  ])
  expect(await rows()).toEqual([{ path: 'packages/gallery/Foto (1).jpg', width: 600 }])

  const admin = adminOf(harness)
  expect(await encodeMissing(admin, { until: Date.now() })).toEqual([])
  expect((await encodeMissing(admin)).map(({ path }) => path)).toEqual(['rooms/r/1_0.jpg', 'rooms/r/2_0.jpg'])
  expect((await encodeMissing(admin)).map(({ path }) => path)).toEqual(['rooms/r/2_0.jpg'])
  expect(await rows()).toHaveLength(2)
  const { data } = await admin.supabase.storage.from('hotel-images-variants').list('rooms/r/1_0.jpg')
  expect(data?.map(({ name }) => name)).toEqual(['128.webp', '480.avif', '480.webp', '640.avif', '640.webp'])
})

test('an image that lacks one of the current widths is encoded again', async () => {
  const images = () => harness.clients.admin.from('images')
  const path = 'rooms/r/1_0.jpg'
  const widthsOf = async () => (await images().select('widths').eq('path', path).single()).data?.widths
  const widths = [480, 828]
  await images().update({ widths }).eq('path', path).throwOnError()
  const admin = adminOf(harness)
  expect(await encodeMissing(admin, { until: Date.now() })).toEqual([])
  expect(await widthsOf()).toEqual([480, 828])
  expect(await encodeMissing(admin)).toContainEqual({ path })
  expect(await widthsOf()).toEqual([480, 640])
})
