import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setList } from './content.ts'
import { type FunctionsWorld, invoke, startFunctionsWorld } from './functions-world.ts'
import { historyOf, type Identity, storedList } from './harness.ts'
import { ask, makePerson, tokenOf } from './people.ts'

const host = 'https://fotos.example.com'
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), 7])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])

let world: FunctionsWorld
/** Special responses of the images' host; every other path is a JPEG. */
const paths = new Map<string, RequestListener>()

beforeAll(async () => {
  world = await startFunctionsWorld((request, response) => {
    const special = paths.get(request.url ?? '')
    if (special) special(request, response)
    else response.end(jpeg)
  })
})
afterAll(() => world.stop())
beforeEach(() => paths.clear())

const readStored = () => storedList(world.harness, 'rooms')

const setRooms = (data: object[]) => setList(world.harness, 'rooms', data)

const migrateAs = (identity: Identity) => invoke(world.harness.clients[identity], 'migrate-room-images')

const noSession = { error: 'A sessão não é válida ou expirou. Entre novamente.' }

describe('only the admin may migrate', () => {
  beforeAll(() => setRooms([{ id: 'r', images: [`${host}/a.jpg`] }]))

  test.each([
    ['anon', 401, noSession],
    ['viewer', 403, { error: 'Acesso negado' }],
    ['otherAdmin', 403, { error: 'Acesso negado' }],
  ] as const)('not %s', async (identity, status, body) => {
    const before = await readStored()
    expect(await migrateAs(identity)).toEqual({ status, body })
    expect(await readStored()).toEqual(before)
  })

  test('not the admin after signing out', async () => {
    const client = await (await makePerson(world.harness)).signIn()
    const token = await tokenOf(client)
    await client.auth.signOut({ scope: 'local' })
    const path = '/functions/v1/migrate-room-images'
    const { status, body } = await ask(world.harness, path, token, { method: 'POST' })
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 401, body: noSession })
  })
})

test('images are copied into the bucket, and the second run does nothing', async () => {
  paths.set('/b', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(png))
  paths.set('/antigo.jpg', (_, response) => response.writeHead(301, { location: '/novo.jpg' }).end())
  const rest = { category: 'premium', features: ['Lareira'], extra: { kept: [1] } }
  await setRooms([
    { id: 'r1', name: 'Chalé Um', images: [`${host}/a.jpg`, '/images/chale-01.jpg', `${host}/b`], ...rest },
    { id: 'r2', name: 'Chalé Dois', images: [`${host}/antigo.jpg`] },
  ])
  const first = await migrateAs('admin')
  expect(first.body).toMatchObject({ results: { total: 3, errors: [] } })

  const { data, version } = await readStored()
  const folder = `${world.url}/storage/v1/object/public/hotel-images/rooms`
  const own = (path: string) => expect.stringMatching(new RegExp(`^${folder}/${path}$`))
  const images = [own('r1/\\d{13}_0\\.jpg'), '/images/chale-01.jpg', own('r1/\\d{13}_2\\.png')]
  expect(data).toEqual([
    { id: 'r1', name: 'Chalé Um', images, ...rest },
    { id: 'r2', name: 'Chalé Dois', images: [own('r2/\\d{13}_0\\.jpg')] },
  ])
  const copy = await fetch(Object(data[0]).images[2])
  expect(copy.headers.get('content-type')).toBe('image/png')
  expect(copy.headers.get('cache-control')).toBe('max-age=3600')
  expect(Buffer.from(await copy.arrayBuffer())).toEqual(png)
  const changed_by = world.harness.userIds.admin
  expect((await historyOf(world.harness, 'rooms')).at(-1)).toMatchObject({ version, changed_by })

  expect((await migrateAs('admin')).body).toEqual({ results: { total: 0, success: [], errors: [] } })
  expect((await readStored()).version).toBe(version)
})

test('a picture in another project’s bucket of the same name is copied, one of a former domain is not (IMG-10, IMG-22)', async () => {
  const objects = world.harness.clients.admin.storage.from('hotel-images')
  await objects.upload('rooms/r3/1_0.jpg', jpeg, { contentType: 'image/jpeg', upsert: true })
  const [ours, foreign] = ['1_0', '2_0'].map(
    (name) => `${host}/storage/v1/object/public/hotel-images/rooms/r3/${name}.jpg`,
  )
  await setRooms([{ id: 'r3', name: 'Chalé Três', images: [ours, foreign] }])
  expect((await migrateAs('admin')).body).toMatchObject({ results: { total: 1, errors: [] } })
  const copy = expect.stringMatching(`^${world.url}/.*/rooms/r3/\\d{13}_1\\.jpg$`)
  expect((await readStored()).data).toMatchObject([{ images: [ours, copy] }])
})
