import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxVideoBytes } from '@/lib/media/videos/rules'
import { tinyMp4 } from '@/lib/media/videos/test-videos'
import { sql } from './content.ts'
import { type Identity, sharedHarness } from './harness.ts'

const harness = sharedHarness()

test.each(['variants', 'videos', 'parts'])(
  'no hotel can name its bucket like the %s of another',
  async (kind) => {
    const rename = `update public.hotels set storage_bucket = 'hotel-images-${kind}' where slug = 'hotel-b'`
    await expect(sql(harness, rename)).rejects.toThrow(`hotels_storage_bucket_is_no_${kind}`)
  },
)

describe('limits', () => {
  const clear = () =>
    harness.database.driver.exec(`delete from storage.objects where bucket_id like 'hotel-images-%'`)
  const fill = (bucket: string, objects: number, bytes: number) =>
    harness.database.driver.query(
      `insert into storage.objects (bucket_id, name, metadata)
       select $1, 'hotel/filled/' || n, jsonb_build_object('size', $3::bigint) from generate_series(1, $2::int) n`,
      [bucket, objects, bytes],
    )
  beforeEach(clear)
  afterAll(clear)

  test('the storage accepts 20 films, also simultaneous ones, and another after one is removed (VID-11)', async () => {
    const films = harness.clients.admin.storage.from('hotel-images-videos')
    const send = (name: string) =>
      films.upload(`hotel/background/${name}.mp4`, new Uint8Array(tinyMp4()), { contentType: 'video/mp4' })
    await fill('hotel-images-videos', 15, 1)
    const together = await Promise.all(Array.from({ length: 10 }, (_, index) => send(`at-once-${index}`)))
    expect(together.filter(({ error }) => error === null)).toHaveLength(5)
    const kept = `select 1 from storage.objects where bucket_id = 'hotel-images-videos'`
    expect(await sql(harness, kept)).toHaveLength(20)
    expect((await send('one-more')).error).toMatchObject({ statusCode: '403' })
    await films.remove(together.flatMap(({ data }) => data?.path ?? []).slice(0, 1))
    expect((await send('one-more')).error).toBeNull()
  })

  test.each([
    ['hotel-images-videos', 'hotel/background/x.mp4', 'video/mp4', 20],
    ['hotel-images-parts', 'own/x/00000003', 'application/octet-stream', 1600],
  ])('%s has a maximum number of files and 500 MB (VID-11)', async (bucket, name, contentType, most) => {
    const bytes = new Uint8Array(tinyMp4())
    const path = name.replace('own', harness.userIds.admin)
    const send = () => harness.clients.admin.storage.from(bucket).upload(path, bytes, { contentType })
    for (const [objects, size] of [
      [most, 1],
      [10, maxVideoBytes],
    ] as const) {
      await clear()
      await fill(bucket, objects, size)
      expect((await send()).error, `${objects} of ${size}`).toMatchObject({ statusCode: '403' })
      await clear()
      await fill(bucket, objects - 1, size)
      expect((await send()).error, `${objects - 1} of ${size}`).toBeNull()
    }
  })
})

describe('the bucket of uploads', () => {
  const parts = (who: Identity) => harness.clients[who].storage.from('hotel-images-parts')
  const binary = { contentType: 'application/octet-stream' }
  const bytes = new Uint8Array([1, 2, 3])
  const own = () => `${harness.userIds.admin}/x/00000003`

  beforeAll(async () => {
    expect((await parts('admin').upload(own(), bytes, binary)).error).toBeNull()
  })

  test.each(['anon', 'stranger', 'viewer', 'otherAdmin'] as const)('is closed to %s', async (who) => {
    const client = parts(who)
    const userId = who === 'anon' ? 'x' : harness.userIds[who]
    expect((await client.upload(`${userId}/x/00000003`, bytes, binary)).error).not.toBeNull()
    expect((await client.download(own())).error).not.toBeNull()
    expect((await client.list(`${harness.userIds.admin}/x`)).data ?? []).toEqual([])
    expect((await client.remove([own()])).data ?? []).toEqual([])
    expect((await client.createSignedUploadUrl(`${userId}/x/00000004`)).error).not.toBeNull()
    const { publicUrl } = client.getPublicUrl(own()).data
    expect((await harness.handle(new Request(publicUrl))).status).toBeGreaterThanOrEqual(400)
    expect((await parts('admin').download(own())).error).toBeNull()
  })

  test('signs no address in the folder of another person, and none when it is full (VID-11)', async () => {
    const foreign = await parts('admin').createSignedUploadUrl(`${harness.userIds.viewer}/x`)
    expect(foreign.error).toMatchObject({ statusCode: '403' })
    const path = `${harness.userIds.admin}/x/full`
    await harness.database.driver.query(
      `insert into storage.objects (bucket_id, name, metadata)
       select 'hotel-images-parts', 'full/' || n, '{"size": 52428800}' from generate_series(1, 10) n`,
    )
    expect((await parts('admin').createSignedUploadUrl(path)).error).toMatchObject({ statusCode: '403' })
    await harness.database.driver.exec(`delete from storage.objects where name like 'full/%'`)
    expect((await parts('admin').createSignedUploadUrl(path)).error).toBeNull()
  })
})
