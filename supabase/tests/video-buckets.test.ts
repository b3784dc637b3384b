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

const film = maxVideoBytes
const ownFolder = () => harness.userIds.admin

const clear = () =>
  harness.database.driver.exec(`delete from storage.objects where bucket_id like 'hotel-images-%'`)

/** Inserts rows of files that nobody has sent, without the trigger that would count them, each in its own folder. */
async function fill(bucket: string, count: number, size: number, folder?: string) {
  const names = Array.from({ length: count }, (_, n) => (folder ? `${folder}/filled/${n}` : `${n}/filled`))
  await harness.database.driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    await transaction.query(
      `insert into storage.objects (bucket_id, name, metadata)
       select $1, name, jsonb_build_object('size', $3::bigint) from unnest($2::text[]) name`,
      [bucket, names, size],
    )
  })
}

describe('limits', () => {
  beforeEach(clear)
  afterAll(clear)

  test('the storage accepts 20 films, even simultaneous ones, and another after one is removed (VID-11)', async () => {
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
    ['hotel-images-parts', 'own/x', 'application/octet-stream', 300],
  ])('%s has a maximum number of files and 500 MB (VID-11)', async (bucket, name, contentType, most) => {
    const bytes = new Uint8Array(tinyMp4())
    let sent = 0
    const send = () => {
      const path = name.replace('own', ownFolder()).replace('x', `limit-${++sent}`)
      return harness.clients.admin.storage.from(bucket).upload(path, bytes, { contentType })
    }
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
  const own = () => `${ownFolder()}/x/1`

  beforeAll(async () => {
    expect((await parts('admin').upload(own(), bytes, binary)).error).toBeNull()
  })

  test.each(['anon', 'stranger', 'viewer', 'otherAdmin'] as const)('is closed to %s', async (who) => {
    const client = parts(who)
    const userId = who === 'anon' ? 'x' : harness.userIds[who]
    expect((await client.upload(`${userId}/x/2`, bytes, binary)).error).not.toBeNull()
    expect((await client.download(own())).error).not.toBeNull()
    expect((await client.list(`${harness.userIds.admin}/x`)).data ?? []).toEqual([])
    expect((await client.remove([own()])).data ?? []).toEqual([])
    expect((await client.createSignedUploadUrl(`${userId}/x/00000004`)).error).not.toBeNull()
    const { publicUrl } = client.getPublicUrl(own()).data
    expect((await harness.handle(new Request(publicUrl))).status).toBeGreaterThanOrEqual(400)
    expect((await parts('admin').download(own())).error).toBeNull()
  })

  test('signs no address in another person’s folder, and none when it is full (VID-11)', async () => {
    const foreign = await parts('admin').createSignedUploadUrl(`${harness.userIds.viewer}/x`)
    expect(foreign.error).toMatchObject({ statusCode: '403' })
    const path = `${ownFolder()}/x/full`
    await fill('hotel-images-parts', 10, film)
    expect((await parts('admin').createSignedUploadUrl(path)).error).toMatchObject({ statusCode: '403' })
    await clear()
    expect((await parts('admin').createSignedUploadUrl(path)).error).toBeNull()
  })

  test('counts files that arrive at an address signed before (VID-11)', async () => {
    const [early, late] = [await signed('early'), await signed('late')]
    await fill('hotel-images-parts', 9, film)
    await fill('hotel-images-parts', 1, film - bytes.length, 'somebody')
    expect(await put(early)).toBe(200)
    expect(await put(late)).toBe(403)
    await clear()
    expect(await put(late)).toBe(200)
    await clear()
  })

  test.each([
    ['of 500 MB', 3, film, Math.floor((10 * film) / 3) - 3 * film - 2],
    ['of 300 files', 99, 1, 1],
  ])(
    'accepts a third %s from one person, and the rest from others (VID-11)',
    async (_, count, size, rest) => {
      const [address, other] = [await signed(`own-${count}`), await signed(`own-again-${count}`)]
      await fill('hotel-images-parts', count, size, ownFolder())
      await fill('hotel-images-parts', 1, rest, `${ownFolder()}/rest`)
      expect(await put(address)).toBe(403)
      expect((await parts('admin').createSignedUploadUrl(own())).error).toMatchObject({ statusCode: '403' })
      const colleague = harness.service.storage.from('hotel-images-parts')
      expect((await colleague.upload(`colleague/${count}`, bytes, binary)).error).toBeNull()
      await clear()
      expect(await put(other)).toBe(200)
      await clear()
    },
  )

  test('accepts one file per address, even after that file is gone (VID-11)', async () => {
    for (const upsert of [false, true]) {
      const address = await signed(`once-${upsert}`, upsert)
      expect(await put(address)).toBe(200)
      expect(await put(address), `again, ${upsert}`).toBeGreaterThanOrEqual(400)
      await clear()
      expect(await put(address), `after its removal, ${upsert}`).toBe(403)
    }
  })

  async function signed(name: string, upsert = false) {
    const path = `${harness.userIds.admin}/signed/${name}`
    const { data, error } = await parts('admin').createSignedUploadUrl(path, { upsert })
    if (error) throw error
    return data.signedUrl
  }
  /** Returns the status that the storage names; it answers refusals with 400. */
  async function put(address = '') {
    const headers = { 'content-type': binary.contentType }
    const response = await harness.handle(new Request(address, { method: 'PUT', body: bytes, headers }))
    return response.ok ? 200 : Number(JSON.parse(await response.text()).statusCode ?? response.status)
  }
})
