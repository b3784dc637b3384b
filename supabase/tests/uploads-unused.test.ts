import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeUnusedImages } from '@/app/admin/(panel)/images/actions'
import { storeVariants } from '@/lib/media/images/store'
import { deleteUnusedImages, findUnusedImages } from '@/lib/panel/pictures/unused'
import { sql, stubSite } from './content.ts'
import { baseUrl, hotels, type Identity, sharedHarness } from './harness.ts'

const day = 24 * 60 * 60 * 1000
const bucket = 'hotel-images'
const videos = 'hotel-images-videos'
const urlOf = (path: string) => `${baseUrl}/storage/v1/object/public/${bucket}/${path}`

const harness = sharedHarness()
let identity: Identity = 'admin'

vi.mock('@/lib/access/server-client', () => ({ createServerSupabase: async () => harness.clients[identity] }))
vi.mock('next/cache', () => ({ refresh: () => undefined }))

beforeAll(stubSite)
beforeEach(async () => {
  identity = 'admin'
  await bypassTriggers(
    `with files as (delete from storage.objects),
       versions as (delete from public.hotel_content_history where hotel_id = $1)
     delete from public.hotel_content where hotel_id = $1`,
    [hotels.a],
  )
})

const adminAs = (who: Identity = 'admin') => ({ supabase: harness.clients[who], hotelId: hotels.a, bucket })
const unusedPaths = async () => (await findUnusedImages(adminAs())).map(({ path }) => path).toSorted()

/** Runs `sql` as the database's owner without the triggers that protect the history. */
async function bypassTriggers(sql: string, values: unknown[] = []) {
  // The statement does not wait for requests, but this request waits for the earlier ones.
  await harness.clients.anon.from('hotels').select('id')
  await harness.database.driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    await transaction.query(sql, values)
  })
}

async function store(path: string, age: number, into = bucket) {
  const contentType = into === videos ? 'video/mp4' : 'image/png'
  const { error } = await harness.clients.admin.storage
    .from(into)
    .upload(path, new Uint8Array([1, 2, 3]), { contentType })
  expect(error).toBeNull()
  const at = new Date(Date.now() - age).toISOString()
  await bypassTriggers(
    'update storage.objects set created_at = $1, updated_at = $1 where name = $2 and bucket_id = $3',
    [at, path, into],
  )
}

async function storedPaths() {
  return (await sql(harness, 'select name from storage.objects order by 1')).map(({ name }) => name)
}

async function saveRooms(...paths: string[]) {
  const data = [{ id: 'r', active: false, images: paths.map(urlOf) }]
  const { error } = await harness.clients.admin
    .from('hotel_content')
    .upsert({ hotel_id: hotels.a, section: 'rooms', data })
  expect(error).toBeNull()
}

/** Sets the age of every version saved so far. */
async function ageHistory(age: number) {
  await bypassTriggers('update public.hotel_content_history set changed_at = $1 where changed_at > $1', [
    new Date(Date.now() - age).toISOString(),
  ])
}

describe('kept files:', () => {
  test('images of lists and sections, including inactive items', async () => {
    const [room, pkg, logo] = ['rooms/r/1_0.png', 'packages/principal/a.png', 'hotel/logo_url/a.png'] as const
    for (const path of [room, pkg, logo]) await store(path, 2 * day)
    await saveRooms(room)
    const { admin } = harness.clients
    const data = [{ id: 'p', slug: 'p', images: { principal: urlOf(pkg) } }]
    await admin.from('hotel_content').upsert({ hotel_id: hotels.a, section: 'packages', data })
    const configuration = admin.from('hotel_configurations').update({ logo_url: urlOf(logo) })
    await configuration.eq('hotel_id', hotels.a)
    expect(await unusedPaths()).toEqual([])
  })

  test('a video of the content, while another one is deleted without pictures of its name (IMG-9)', async () => {
    for (const name of ['used', 'unused']) await store(`hotel/background/${name}.mp4`, 2 * day, videos)
    await store('hotel/background/unused.mp4', 60_000)
    const background_url = urlOf('hotel/background/used.mp4').replace(bucket, videos)
    const { admin } = harness.clients
    await admin.from('hero_sections').update({ background_url }).eq('hotel_id', hotels.a)
    expect(await findUnusedImages(adminAs())).toMatchObject([
      { path: 'hotel/background/unused.mp4', isVideo: true },
    ])
    expect(await deleteUnusedImages(adminAs())).toHaveLength(1)
    expect(await storedPaths()).toEqual(['hotel/background/unused.mp4', 'hotel/background/used.mp4'])
  })

  test('uploads of the last day (IMG-9)', async () => {
    await store('packages/gallery/young.png', day - 60_000)
    await store('packages/gallery/old.png', day + 60_000)
    expect(await unusedPaths()).toEqual(['packages/gallery/old.png'])
  })

  test('images of versions of the last 90 days, and of the version current before them (IMG-9)', async () => {
    for (const name of ['long-gone', 'in-force', 'recent', 'now'])
      await store(`rooms/r/${name}.png`, 200 * day)
    await saveRooms('rooms/r/long-gone.png')
    await ageHistory(150 * day)
    await saveRooms('rooms/r/in-force.png')
    await ageHistory(100 * day)
    await saveRooms('rooms/r/recent.png')
    await ageHistory(5 * day)
    await saveRooms('rooms/r/now.png')
    expect(await unusedPaths()).toEqual(['rooms/r/long-gone.png'])
  })

  test('images of the oldest of very many versions', async () => {
    await store('rooms/r/first.png', 200 * day)
    await saveRooms('rooms/r/first.png')
    await bypassTriggers(
      `insert into public.hotel_content_history (hotel_id, section, version, before, after)
       select $1, 'rooms', n, '[]', '[]' from generate_series(100, 220) n`,
      [hotels.a],
    )
    await saveRooms()
    expect(await unusedPaths()).toEqual([])
  })
})

test('files on every page of a long listing, and in sub-folders', async () => {
  await bypassTriggers(
    `insert into storage.objects (bucket_id, name, created_at, updated_at)
     select $1, 'rooms/r' || n / 1005 || '/' || n || '_0.png', now() - interval '2 days', now() - interval '2 days'
     from generate_series(1, 1010) n`,
    [bucket],
  )
  expect(await findUnusedImages(adminAs())).toHaveLength(1010)
})

describe('removing', () => {
  test('deletes unused images with their encoded sizes, and returns their number and size (IMG-9)', async () => {
    await store('rooms/r/young.png', 0)
    for (const path of ['rooms/r/unused.png', 'rooms/r/used.png']) {
      await store(path, 2 * day)
      await storeVariants(adminAs(), path, {
        width: 60,
        widths: [480],
        height: 40,
        files: [{ name: '480.avif', bytes: Buffer.from('x'), contentType: 'image/avif' }],
      })
    }
    await saveRooms('rooms/r/used.png')
    expect(await removeUnusedImages({})).toEqual({ ok: true, count: 1, bytes: 3 })
    expect(await storedPaths()).toEqual([
      'rooms/r/used.png',
      'rooms/r/used.png/480.avif',
      'rooms/r/young.png',
    ])
    expect(await removeUnusedImages({})).toEqual({ ok: true, count: 0, bytes: 0 })
    const { data } = await harness.clients.admin.from('images').select('path')
    expect(data).toEqual([{ path: 'rooms/r/used.png' }])
  })

  test('ignores a list from the browser (IMG-9)', async () => {
    await store('rooms/r/used.png', 2 * day)
    await saveRooms('rooms/r/used.png')
    expect(await removeUnusedImages(Object({ paths: ['rooms/r/used.png'] }))).toMatchObject({ ok: false })
    expect(await storedPaths()).toEqual(['rooms/r/used.png'])
  })

  test.each(['anon', 'otherAdmin'] as const)(
    'is refused to %s by the guard and by the database',
    async (who) => {
      await store('rooms/r/unused.png', 2 * day)
      identity = who
      expect(await removeUnusedImages({})).toMatchObject({ ok: false })
      await expect(deleteUnusedImages(adminAs(who))).rejects.toThrow(/^Erro ao /)
      expect(await storedPaths()).toEqual(['rooms/r/unused.png'])
    },
  )

  test('does nothing if lists, versions or sections cannot be read', async () => {
    await store('rooms/r/unused.png', 2 * day)
    for (const table of ['hotel_content', 'hotel_content_history', 'hero_sections']) {
      await bypassTriggers(`revoke select on public.${table} from authenticated`)
      const result = await removeUnusedImages({})
      await bypassTriggers(`grant select on public.${table} to authenticated`)
      expect(result).toEqual({ ok: false, error: 'Erro ao remover imagens.' })
    }
    expect(await storedPaths()).toEqual(['rooms/r/unused.png'])
  })
})
