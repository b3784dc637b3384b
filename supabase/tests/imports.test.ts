import { beforeEach, expect, test } from 'vitest'
import type { Json } from '@/lib/supabase/database.types'
import { sql } from './content.ts'
import { historyOf, hotels, type Identity, sharedHarness } from './harness.ts'

// An import is atomic, is one entry of the history, and can be undone as a whole.

const harness = sharedHarness()
let versions: Record<string, number>
let before: unknown
beforeEach(async () => {
  versions = await versionsOf(hotels.a)
  before = await readStored()
})

const rooms = [{ id: 'r1', name: 'Chalé', active: true }]
const hero = { title: 'Importado' }

async function versionsOf(hotel: string): Promise<Record<string, number>> {
  const asked = `select section, version from public.hotel_content where hotel_id = $1
    union all select 'hero', version from public.hero_sections where hotel_id = $1
    union all select 'about', version from public.about_sections where hotel_id = $1`
  const rows = await sql(harness, asked, [hotel])
  return Object.fromEntries(rows.map(({ section, version }) => [section, Number(version)]))
}

type Options = { read?: Record<string, number>; by?: Identity; hotel?: string }

function send(
  content: Record<string, Json>,
  { read = versions, by = 'admin', hotel = hotels.a }: Options = {},
) {
  const args = { p_hotel_id: hotel, p_versions: read, p_content: content }
  return harness.clients[by].rpc('import_content', args)
}

function undo(version: number, { by = 'admin', hotel = hotels.a }: Options = {}) {
  return harness.clients[by].rpc('undo_import', { p_hotel_id: hotel, p_version: version })
}

async function imported(content: Record<string, Json>, options?: Options) {
  const { data, error } = await send(content, options)
  expect(error).toBeNull()
  return Number(Object(data).version)
}

/** Returns the list and the row that the imports change. */
async function readStored(hotel = hotels.a) {
  const asked = `select (select data from public.hotel_content where hotel_id = $1 and section = 'rooms') as rooms,
    (select title from public.hero_sections where hotel_id = $1) as title`
  return (await sql(harness, asked, [hotel]))[0]
}

test('everything is written, with a version of each section and one entry of the import (XFER-7)', async () => {
  const own = { hotel_id: hotels.b, version: 99, updated_at: '2020-01-01' }
  const entry = await imported({ rooms, hero: { ...hero, ...own } })
  expect(await readStored()).toEqual({ rooms, title: 'Importado' })
  // The database sets a row's key, version and time.
  expect(await versionsOf(hotels.b)).toMatchObject({ hero: 1 })
  const step = (section: string) => ({ before: versions[section], after: Number(versions[section]) + 1 })
  expect((await historyOf(harness, 'imports')).at(-1)).toMatchObject({
    version: entry,
    changed_by_email: 'admin@test.example',
    data: { sections: { rooms: step('rooms'), hero: step('hero') } },
  })
  expect((await historyOf(harness, 'rooms')).at(-1)).toMatchObject({
    data: rooms,
    changed_by_email: 'admin@test.example',
  })
})

test('an import over a section that somebody has just saved writes nothing and names it (XFER-5)', async () => {
  const entries = await historyOf(harness, 'imports')
  await harness.service.from('about_sections').update({ title: 'Enquanto isso' }).eq('hotel_id', hotels.a)
  expect((await send({ rooms: [], hero: { title: 'x' } })).data).toEqual({ changed: ['about'] })
  expect([await readStored(), await historyOf(harness, 'imports')]).toEqual([before, entries])

  versions = await versionsOf(hotels.a)
  const answers = await Promise.all([send({ hero: { title: 'um' } }), send({ hero: { title: 'dois' } })])
  expect(answers.filter(({ data }) => Object(data).version)).toHaveLength(1)
  expect(answers.map(({ data }) => Object(data).changed).filter(Boolean)).toEqual([['hero']])
})

test.each<Record<string, Json>>([
  { hero: { title: 'x' }, rooms: [{ id: 'a' }, { id: 'a' }] },
  {},
  { hero: { nothing: 1 } },
])('a refused section rolls back the others: %j', async (content) => {
  const entries = await historyOf(harness, 'imports')
  expect((await send(content)).error).not.toBeNull()
  expect([await readStored(), await historyOf(harness, 'imports')]).toEqual([before, entries])
})

test('undoing restores every section once, and is a separate entry (XFER-7)', async () => {
  const entry = await imported({ rooms: [{ id: 'z' }], hero: { title: 'Por engano' } })
  expect((await undo(entry)).data).toEqual({ version: entry + 1 })
  expect(await readStored()).toEqual(before)
  expect((await historyOf(harness, 'imports')).at(-1)).toMatchObject({ data: { undoes: entry } })
  expect((await undo(entry)).data).toEqual({ undone: true })
  for (const none of [entry + 1, 9999]) expect((await undo(none)).data).toBeNull()
  expect(await readStored()).toEqual(before)
})

test('undoing does nothing if a section was saved since, and names it (XFER-7)', async () => {
  const entry = await imported({ rooms: [{ id: 'z' }], hero: { title: 'Por engano' } })
  await harness.service.from('hero_sections').update({ title: 'Depois' }).eq('hotel_id', hotels.a)
  const since = await readStored()
  expect((await undo(entry)).data).toEqual({ changed: ['hero'] })
  expect(await readStored()).toEqual(since)
})

test('undoing empties a section that did not exist before', async () => {
  const fresh = { read: { rooms: 0, hero: 0 }, hotel: hotels.c }
  expect(await imported({ rooms, hero }, fresh)).toBe(1)
  expect((await undo(1, fresh)).data).toEqual({ version: 2 })
  expect(await readStored(hotels.c)).toEqual({ rooms: [], title: '' })
})

test('only an administrator of the hotel imports or undoes', async () => {
  const entry = await imported({ hero })
  const since = await readStored()
  versions = await versionsOf(hotels.a)
  for (const by of ['anon', 'stranger', 'viewer', 'otherAdmin'] as const) {
    expect((await send({ rooms }, { by })).error?.code, by).toBe('42501')
    expect((await undo(entry, { by })).error?.code, by).toBe('42501')
  }
  expect(await readStored()).toEqual(since)
})
