import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FunctionsWorld, migrateAs, roomsOf, startFunctionsWorld } from './functions-world.ts'

const host = 'https://fotos.example.com'
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), 7])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])

let world: FunctionsWorld
let rooms: ReturnType<typeof roomsOf>
/** Special answers of the images' host; every other path is a JPEG. */
const paths = new Map<string, RequestListener>()

beforeAll(async () => {
  world = await startFunctionsWorld((request, response) => {
    const special = paths.get(request.url ?? '')
    if (special) special(request, response)
    else response.end(jpeg)
  })
  rooms = roomsOf(world.harness)
})
afterAll(() => world.stop())
beforeEach(() => paths.clear())

describe('only the admin may migrate', () => {
  beforeAll(() => rooms.set([{ id: 'r', images: [`${host}/a.jpg`] }]))

  test.each([
    ['anon', 401, { error: 'A sessão não é válida ou expirou. Entre novamente.' }],
    ['stranger', 403, { error: 'Acesso negado' }],
    ['viewer', 403, { error: 'Acesso negado' }],
    ['otherAdmin', 403, { error: 'Acesso negado' }],
  ] as const)('not %s', async (identity, status, body) => {
    const before = await rooms.get()
    expect(await migrateAs(world.harness, identity)).toEqual({ status, body })
    expect(await rooms.get()).toEqual(before)
  })

  test('not the admin after signing out', async () => {
    const { harness } = world
    const email = 'admin@test.example'
    const { data } = await harness.clients.anon.auth.signInWithPassword({
      email,
      password: 'Senha#dos-testes',
    })
    const authorization = `Bearer ${data.session?.access_token}`
    await harness.clients.anon.auth.signOut({ scope: 'local' })
    const response = await fetch(`${world.url}/functions/v1/migrate-room-images`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(await response.json()).toEqual({ error: 'A sessão não é válida ou expirou. Entre novamente.' })
    expect(response.status).toBe(401)
  })
})

test('images are copied into the bucket, and the second run does nothing', async () => {
  paths.set('/b', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(png))
  paths.set('/antigo.jpg', (_, response) => response.writeHead(301, { location: '/novo.jpg' }).end())
  const rest = { category: 'premium', features: ['Lareira'], extra: { kept: [1] } }
  await rooms.set([
    { id: 'r1', name: 'Chalé Um', images: [`${host}/a.jpg`, '/images/chale-01.jpg', `${host}/b`], ...rest },
    { id: 'r2', name: 'Chalé Dois', images: [`${host}/antigo.jpg`] },
  ])
  const first = await migrateAs(world.harness, 'admin')
  const copied = expect.stringMatching(
    /^Chalé (Um|Dois), imagem [13]: copiada para rooms\/r[12]\/\d+_[02]\.(jpg|png)$/,
  )
  expect(first.body).toEqual({ results: { total: 3, success: [copied, copied, copied], errors: [] } })

  const { data, version } = await rooms.get()
  const folder = `${world.url}/storage/v1/object/public/hotel-images/rooms`
  expect(data).toEqual([
    {
      id: 'r1',
      name: 'Chalé Um',
      images: [
        expect.stringMatching(new RegExp(`^${folder}/r1/\\d{13}_0\\.jpg$`)),
        '/images/chale-01.jpg',
        expect.stringMatching(new RegExp(`^${folder}/r1/\\d{13}_2\\.png$`)),
      ],
      ...rest,
    },
    {
      id: 'r2',
      name: 'Chalé Dois',
      images: [expect.stringMatching(new RegExp(`^${folder}/r2/\\d{13}_0\\.jpg$`))],
    },
  ])
  const stored = await fetch(data[0]?.images[2] ?? '')
  expect(stored.headers.get('content-type')).toBe('image/png')
  expect(stored.headers.get('cache-control')).toBe('max-age=3600')
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(png)
  const { data: history } = await world.harness.service
    .from('hotel_content_history')
    .select('changed_by')
    .match({ section: 'rooms', version })
  expect(history).toEqual([{ changed_by: world.harness.userIds.admin }])

  expect((await migrateAs(world.harness, 'admin')).body).toEqual({
    results: { total: 0, success: [], errors: [] },
  })
  expect((await rooms.get()).version).toBe(version)
})
