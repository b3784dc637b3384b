import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { type Client, type Harness, hotels, startHarness } from './harness.ts'

/** An import is all or nothing, one entry of the history, and can be taken back as a whole. */
let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const rooms = [{ id: 'r1', name: 'Chalé', active: true }]
const hero = { title: 'Importado' }

type Sections = Record<string, number>
let versions: Sections
beforeEach(async () => {
  versions = await versionsOf(hotels.a)
})

async function versionsOf(hotel: string): Promise<Sections> {
  const { rows } = await harness.database.driver.query<{ section: string; version: number }>(
    `select section, version from public.hotel_content where hotel_id = $1
     union all select 'hero', version from public.hero_sections where hotel_id = $1
     union all select 'about', version from public.about_sections where hotel_id = $1`,
    [hotel],
  )
  return Object.fromEntries(rows.map(({ section, version }) => [section, version]))
}

function send(
  content: Record<string, Json>,
  read = versions,
  client: Client = harness.clients.admin,
  hotel = hotels.a,
) {
  return client.rpc('import_content', { p_hotel_id: hotel, p_versions: read, p_content: content })
}

function undo(version: number, client: Client = harness.clients.admin, hotel = hotels.a) {
  return client.rpc('undo_import', { p_hotel_id: hotel, p_version: version })
}

async function imported(content: Record<string, Json>) {
  const { data, error } = await send(content)
  expect(error).toBeNull()
  return Number(Object(data).version)
}

async function stored() {
  const { rows } = await harness.database.driver.query(
    `select (select data from public.hotel_content where hotel_id = $1 and section = 'rooms') as rooms,
            (select title from public.hero_sections where hotel_id = $1) as title`,
    [hotels.a],
  )
  return rows[0]
}

async function history(section: string) {
  const { data } = await harness.clients.admin
    .from('hotel_content_history')
    .select('version, data, changed_by_email')
    .match({ hotel_id: hotels.a, section })
    .order('version', { ascending: false })
  return data ?? []
}

test('everything is written, with a version of each section and one entry of the import', async () => {
  const entry = await imported({ rooms, hero })
  expect(await stored()).toEqual({ rooms, title: 'Importado' })
  const [first] = await history('imports')
  const step = (section: string) => ({ before: versions[section], after: Number(versions[section]) + 1 })
  expect(first).toEqual({
    version: entry,
    changed_by_email: 'admin@test.example',
    data: { sections: { rooms: step('rooms'), hero: step('hero') } },
  })
  expect((await history('rooms'))[0]).toMatchObject({ data: rooms, changed_by_email: 'admin@test.example' })
})

test('an import over a section that was saved meanwhile writes nothing and names it', async () => {
  const before = await stored()
  const entries = await history('imports')
  await harness.service.from('about_sections').update({ title: 'Enquanto isso' }).eq('hotel_id', hotels.a)
  const { data } = await send({ rooms: [], hero: { title: 'x' } })
  expect(data).toEqual({ changed: ['about'] })
  expect([await stored(), await history('imports')]).toEqual([before, entries])
  versions = await versionsOf(hotels.a)
  const answers = await Promise.all([send({ hero: { title: 'um' } }), send({ hero: { title: 'dois' } })])
  expect(answers.filter(({ data }) => Object(data).version)).toHaveLength(1)
  expect(answers.map(({ data }) => Object(data).changed).filter(Boolean)).toEqual([['hero']])
})

test('a refused section takes the others with it', async () => {
  const before = await stored()
  const entries = await history('imports')
  const { error } = await send({ hero: { title: 'x' }, rooms: [{ id: 'a' }, { id: 'a' }] })
  expect(error?.code).toBe('23514')
  const broken: Record<string, Json>[] = [{}, { rooms: 5 }, { hero: { nothing: 1 } }, { of_nobody: [] }]
  for (const content of broken) expect((await send(content)).error).not.toBeNull()
  expect([await stored(), await history('imports')]).toEqual([before, entries])
})

test('the database decides the key, version and time of a single row', async () => {
  await imported({ hero: { title: 'Outro', hotel_id: hotels.b, version: 99, updated_at: '2020-01-01' } })
  expect(await versionsOf(hotels.a)).toMatchObject({ hero: Number(versions.hero) + 1 })
  expect(await versionsOf(hotels.b)).toMatchObject({ hero: 1 })
})

describe('undoing an import', () => {
  test('brings every section back as it was, once, and is an entry of its own', async () => {
    const before = await stored()
    const entry = await imported({ rooms: [{ id: 'z' }], hero: { title: 'Por engano' } })
    expect(await stored()).not.toEqual(before)
    const { data } = await undo(entry)
    expect(data).toEqual({ version: entry + 1 })
    expect(await stored()).toEqual(before)
    expect((await history('imports'))[0]).toMatchObject({ data: { undoes: entry } })
    expect((await undo(entry)).data).toEqual({ undone: true })
    expect((await undo(entry + 1)).data).toBeNull()
    expect((await undo(9999)).data).toBeNull()
    expect(await stored()).toEqual(before)
  })

  test('does nothing where a section was saved since, and names it', async () => {
    const entry = await imported({ rooms: [{ id: 'z' }], hero: { title: 'Por engano' } })
    await harness.service.from('hero_sections').update({ title: 'Depois' }).eq('hotel_id', hotels.a)
    const before = await stored()
    expect((await undo(entry)).data).toEqual({ changed: ['hero'] })
    expect(await stored()).toEqual(before)
  })

  test('a section that was not there before is empty again', async () => {
    const nothing = { rooms: 0, contacts: 0, hero: 0 }
    const { data } = await send({ rooms, contacts: rooms, hero }, nothing, undefined, hotels.c)
    const { version } = Object(data)
    expect(version).toBe(1)
    expect((await undo(version, undefined, hotels.c)).data).toEqual({ version: 2 })
    const { rows } = await harness.database.driver.query(
      `select c.data, s.title from public.hotel_content c join public.hero_sections s on s.hotel_id = c.hotel_id
       where c.hotel_id = $1`,
      [hotels.c],
    )
    expect(rows).toEqual(Array(2).fill({ data: [], title: '' }))
  })
})

test('nobody but an administrator of the hotel imports or undoes', async () => {
  const entry = await imported({ hero })
  const before = await stored()
  for (const who of ['anon', 'stranger', 'viewer', 'otherAdmin'] as const) {
    const client = harness.clients[who]
    expect((await send({ rooms }, await versionsOf(hotels.a), client)).error?.code, who).toBe('42501')
    expect((await undo(entry, client)).error?.code, who).toBe('42501')
  }
  expect(await stored()).toEqual(before)
})

test('no entry is written by hand, and no list has the name of the imports', async () => {
  const { admin } = harness.clients
  const entry = { hotel_id: hotels.a, section: 'imports', version: 900, data: {} }
  expect((await admin.from('hotel_content_history').insert(entry)).error?.code).toBe('42501')
  const list = { hotel_id: hotels.c, section: 'imports', data: [] }
  expect((await admin.from('hotel_content').insert(list)).error?.code).toBe('23514')
})
