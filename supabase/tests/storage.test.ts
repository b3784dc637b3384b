import { dirname } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { maxVideoBytes } from '@/lib/media/videos/rules'
import { userIds } from './fixtures.ts'
import { baseUrl, type Identity, sharedHarness } from './harness.ts'

const limit = 5 * 1024 * 1024
const publicUrl = (key: string) => `${baseUrl}/storage/v1/object/public/hotel-images/${key}`

const harness = sharedHarness()
let png: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#74b24a' } })
  png = new Uint8Array(await image.png().toBuffer())
})

const images = (identity: Identity) => harness.clients[identity].storage.from('hotel-images')
const get = (url: string, headers = {}) => harness.handle(new Request(url, { headers }))
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const options = { contentType: 'image/png', cacheControl: '3600', upsert: false }

describe('an upload', () => {
  test('is served with its type and cache time', async () => {
    const key = 'packages/principal/a.png'
    expect((await images('admin').upload(key, png, options)).error).toBeNull()
    const response = await get(publicUrl(key))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('max-age=3600')
    expect(await bytesOf(response)).toEqual(png)
  })

  test('overwrites an object only with `upsert`', async () => {
    const key = 'rooms/r1/1_0.png'
    expect((await images('admin').upload(key, png, options)).error).toBeNull()
    expect((await images('admin').upload(key, png, options)).error).toMatchObject({ statusCode: '409' })
    expect((await images('admin').upload(key, png, { ...options, upsert: true })).error).toBeNull()
  })
})

const others = ['anon', 'stranger', 'viewer', 'otherAdmin'] as const

const types = [
  ...['image/png', 'image/gif', 'image/svg+xml', 'text/html', 'video/mp4', 'video/quicktime'],
  'application/octet-stream',
]

test.each([
  ['', 'rooms/r9/a', 'image/png', limit, ['x.png', 'other/x.png', 'packages/../../x.png']],
  ['-variants', 'rooms/r9/a', 'image/avif', limit, []],
  ['-videos', 'hotel/a/b.mp4', 'video/mp4', maxVideoBytes, ['packages/x.mp4', 'x.mp4']],
  ['-parts', `${userIds.admin}/x`, types.at(-1) ?? '', maxVideoBytes, [`${userIds.viewer}/x`]],
])(
  'the bucket hotel-images%s accepts files of its type, size and folders',
  async (name, key, own, most, folders) => {
    const bucket = harness.clients.admin.storage.from(`hotel-images${name}`)
    const send = (path: string, contentType = own, size = 9) =>
      bucket.upload(path, new Uint8Array(size), { contentType })
    expect((await send(key, own, limit)).error).toBeNull()
    expect((await send(`${key}2`, own, most + 1)).error).toMatchObject({ statusCode: '413' })
    for (const type of types.filter((one) => one !== own))
      expect((await send(`${key}2`, type)).error, type).toMatchObject({ statusCode: '415' })
    for (const path of folders) expect((await send(path)).error, path).not.toBeNull()
    // Browser uploads and films are never replaced.
    const again = await bucket.upload(key, png, { contentType: own, upsert: true })
    if (most === maxVideoBytes) expect(again.error).not.toBeNull()
    await bucket.remove([key])
  },
)

describe.each([
  ['hotel-images', 'rooms/r9/kept.png', 'image/png'],
  ['hotel-images-variants', 'rooms/r9/kept.png/480.avif', 'image/avif'],
  ['hotel-images-videos', 'hotel/background/kept.mp4', 'video/mp4'],
])('only admins of its hotel write into %s', (name, key, contentType) => {
  const bucketOf = (identity: Identity) => harness.clients[identity].storage.from(name)
  const folder = dirname(key)
  beforeAll(async () => {
    expect((await bucketOf('admin').upload(key, png, { contentType })).error).toBeNull()
  })

  test.each(others)('%s does not', async (identity) => {
    const bucket = bucketOf(identity)
    const changed = new Uint8Array([1])
    expect((await bucket.upload(`${folder}/${identity}`, png, { contentType })).error).not.toBeNull()
    expect((await bucket.upload(key, changed, { contentType, upsert: true })).error).not.toBeNull()
    expect((await bucket.update(key, changed, { contentType })).error).not.toBeNull()
    expect((await bucket.move(key, `${folder}/moved`)).error).not.toBeNull()
    expect((await bucket.copy(key, `${folder}/copied`)).error).not.toBeNull()
    expect((await bucket.remove([key])).data ?? []).toEqual([])
    expect((await bucket.list(folder)).data ?? []).toEqual([])
    expect((await harness.clients[identity].storage.createBucket('x')).error).not.toBeNull()
    expect(await bytesOf(await get(bucket.getPublicUrl(key).data.publicUrl))).toEqual(png)
    expect((await bucketOf('admin').list(folder)).data).toHaveLength(1)
  })
})

test('the admin replaces, moves, copies and removes', async () => {
  await images('admin').upload('rooms/r8/a.png', png, options)
  expect((await images('admin').update('rooms/r8/a.png', png, options)).error).toBeNull()
  expect((await images('admin').move('rooms/r8/a.png', 'rooms/r8/b.png')).error).toBeNull()
  expect((await images('admin').copy('rooms/r8/b.png', 'rooms/r8/c.png')).error).toBeNull()
  // A missing object is answered with 400.
  expect((await get(publicUrl('rooms/r8/a.png'))).status).toBe(400)
  expect(await bytesOf(await get(publicUrl('rooms/r8/c.png')))).toEqual(png)
  await images('admin').remove(['rooms/r8/b.png', 'rooms/r8/c.png'])
  expect((await images('admin').list('rooms/r8')).data).toEqual([])
  expect((await get(publicUrl('rooms/r8/b.png'))).status).toBe(400)
})

test('no address is signed for reading, because it would outlive the session', async () => {
  const path = 'object/sign/hotel-images/rooms/r9/kept.png'
  const url = `${baseUrl}/storage/v1/${path}`
  const headers = await harness.headersOf('admin')
  const response = await harness.handle(
    new Request(url, { method: 'POST', headers, body: '{"expiresIn":60}' }),
  )
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('token=')
})

test('a folder is listed as on a hosted project', async () => {
  for (const key of ['rooms/list/b.png', 'rooms/list/a.png', 'rooms/list/deep/c.png', 'rooms/list2/d.png']) {
    await images('admin').upload(key, png, options)
  }
  const names = async (options = {}) =>
    (await images('admin').list('rooms/list', options)).data?.map(({ name, id }) => (id ? name : `${name}/`))
  expect(await names()).toEqual(['a.png', 'b.png', 'deep/'])
  expect(await names({ limit: 1, offset: 1 })).toEqual(['b.png'])
})
