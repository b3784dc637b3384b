import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chunkBytes, maxVideoBytes } from '@/lib/videos/rules'
import { tinyMp4 } from '@/lib/videos/test-videos'
import { type Harness, hotels, type Identity, startHarness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

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

  test.each(['videos', 'parts'])('no hotel can call its own bucket like another’s %s', async (kind) => {
    const rename = harness.database.driver.query(
      `update public.hotels set storage_bucket = 'hotel-images-${kind}' where slug = 'hotel-b'`,
    )
    await expect(rename).rejects.toThrow(`hotels_storage_bucket_is_no_${kind}`)
  })
})

describe('the bucket of parts', () => {
  const parts = (who: Identity) => harness.clients[who].storage.from('hotel-images-parts')
  const binary = { contentType: 'application/octet-stream' }
  const bytes = new Uint8Array([1, 2, 3])
  const own = () => `${harness.userIds.admin}/x/00000003`

  test('takes a megabyte under one’s own name, and replaces none', async () => {
    expect((await parts('admin').upload(own(), bytes, binary)).error).toBeNull()
    expect((await parts('admin').upload(own(), bytes, { ...binary, upsert: true })).error).not.toBeNull()
    const foreign = `${harness.userIds.viewer}/x/00000003`
    expect((await parts('admin').upload(foreign, bytes, binary)).error).not.toBeNull()
    const large = await parts('admin').upload(`${own()}9`, new Uint8Array(chunkBytes + 1), binary)
    expect(large.error).toMatchObject({ statusCode: '413' })
    const film = await parts('admin').upload(`${own()}8`, bytes, { contentType: 'video/mp4' })
    expect(film.error).toMatchObject({ statusCode: '415' })
  })

  test.each(['anon', 'stranger', 'viewer', 'otherAdmin'] as const)('is closed to %s', async (who) => {
    const client = parts(who)
    const userId = who === 'anon' ? 'x' : harness.userIds[who]
    expect((await client.upload(`${userId}/x/00000003`, bytes, binary)).error).not.toBeNull()
    expect((await client.download(own())).error).not.toBeNull()
    expect((await client.list(`${harness.userIds.admin}/x`)).data ?? []).toEqual([])
    expect((await client.remove([own()])).data ?? []).toEqual([])
    const { error } = await harness.clients[who].rpc('video_uploads', { p_hotel_id: hotels.a })
    expect(error?.code).toBe('42501')
    const { publicUrl } = client.getPublicUrl(own()).data
    expect((await harness.handle(new Request(publicUrl))).status).toBeGreaterThanOrEqual(400)
    expect((await parts('admin').download(own())).error).toBeNull()
  })

  test('is made for every hotel that is there, and the second time nothing changes', async () => {
    for (let time = 1; time <= 2; time++) {
      await harness.database.driver.exec('select private.set_up_video_parts()')
      const { rows } = await harness.database.driver.query(`
        select h.storage_bucket as of, b.public, b.file_size_limit::integer as size
        from public.hotels h left join storage.buckets b on b.id = h.storage_bucket || '-parts'
        where h.storage_bucket is not null order by 1`)
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect(row).toMatchObject({ public: false, size: chunkBytes })
    }
  })
})
