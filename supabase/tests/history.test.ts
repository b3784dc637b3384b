import { beforeEach, describe, expect, test } from 'vitest'
import { getHistoryPage } from '@/lib/content/history/entries'
import { restoreItemBefore, restoreVersion } from '@/lib/content/history/restore'
import { itemFingerprint, moveAfter, type StoredItem, sortItems } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { readItems } from '@/lib/content/section-store'
import { getChanges, undoChange } from '@/lib/content/versions'
import { getTrash } from '@/lib/panel/history-queries'
import { registry } from '@/lib/panel/registry'
import { migrationFiles } from '../local/migrations.ts'
import { adminOf } from './admin.ts'
import { sql as ownSql } from './content.ts'
import { historyOf, hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()
const sql = (text: string, values?: unknown[]) => ownSql(harness, text, values)
const admin = () => adminOf(harness, hotels.c)

/** Bypasses triggers, as the database's owner can. */
async function bypassTriggers(statement: string, values: unknown[]) {
  await sql('set session_replication_role = replica')
  await sql(statement, values)
  await sql('set session_replication_role = default')
}

beforeEach(async () => {
  await bypassTriggers('delete from public.hotel_content_history where hotel_id = $1', [hotels.c])
  await bypassTriggers('delete from public.hotel_content where hotel_id = $1', [hotels.c])
})

const room = (id: string, price: number, more: object = {}): StoredItem => ({
  id,
  name: `Chalé ${id}`,
  price,
  ...more,
})

/** Returns an item with a position. */
const itemAt = (id: string, orderIndex: number) => room(id, 1, { slug: id, orderIndex })
const [a, b, c] = [itemAt('a', 0), itemAt('b', 1), itemAt('c', 2)]

/** Lists in which items appear, disappear, change, lose fields, move, and return. */
const lists: StoredItem[][] = [
  [],
  [room('a', 1), room('b', 2)],
  [room('a', 1, { view: { lake: true } }), room('b', 2), room('c', 3)],
  [room('c', 3), room('a', 1, { view: { lake: true } }), room('b', 2)],
  [room('c', 3), room('b', 9, { beds: null })],
  [room('b', 9), room('a', 4, { orderIndex: 1 }), room('c', 3, { orderIndex: 0 })],
  [room('b', 9), room('a', 4, { orderIndex: 0 }), room('c', 3, { orderIndex: 1 })],
  [],
  [room('a', 5), room('d', 6)],
  [room('d', 6), room('a', 5), room('b', 9)],
]

async function writeAll() {
  for (const list of lists) await rewriteList(admin(), registry.rooms, () => list)
}

test('every version can be rebuilt in its order from what later ones replaced (HIST-1)', async () => {
  await writeAll()
  const versions = await historyOf(harness, 'rooms', hotels.c)
  expect(versions.map(({ data }) => data)).toEqual(lists)
  let items = await readItems(admin(), registry.rooms)
  for (const [place, change] of (await getChanges(admin(), ['rooms'], { limit: 30 })).entries()) {
    const sortById = (list: StoredItem[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
    if (change.previous === null) break
    items = undoChange(registry.rooms, items, change)
    expect(sortById(items), `before ${change.version}`).toEqual(sortById(lists.at(-place - 2) ?? []))
  }
})

test('a version of a full list holds only the changed item', async () => {
  const full = Array.from({ length: 300 }, (_, n) => room(`r${n}`, n, { description: 'x'.repeat(2000) }))
  await rewriteList(admin(), registry.rooms, () => full)
  await rewriteList(admin(), registry.rooms, () =>
    full.map((item) => (item.id === 'r7' ? { ...item, price: 990 } : item)),
  )
  const [row] = await sql(
    `select before, after, ids_before from public.hotel_content_history where hotel_id = $1 order by id desc limit 1`,
    [hotels.c],
  )
  const named = { id: 'r7', name: 'Chalé r7' }
  const changed = { before: [{ ...named, price: 7 }], after: [{ ...named, price: 990 }], ids_before: null }
  expect(row).toEqual(changed)
})

test('a moved item is called by its name, in lists of either order (HIST-2)', async () => {
  for (const list of [registry.rooms, registry.packages]) {
    await rewriteList(admin(), list, () => [a, b, c])
    await rewriteList(admin(), list, (items) => moveAfter(list, items, 'c', null) ?? [])
    const { entries } = await getHistoryPage(admin(), list)
    expect(entries[0]?.items).toMatchObject([{ name: 'Chalé c', note: 'mudou do 3º para o 1º lugar' }])
  }
})

test('of two neighbours that changed places both are named, in lists of either order (HIST-2)', async () => {
  for (const list of [registry.rooms, registry.packages]) {
    await rewriteList(admin(), list, () => [a, b, c])
    await rewriteList(admin(), list, (items) => moveAfter(list, items, 'a', 'b') ?? [])
    const { entries } = await getHistoryPage(admin(), list)
    const [item, ...others] = entries[0]?.items ?? []
    expect(`${item?.name} ${item?.note}`).toMatch(
      /^Chalé (a trocou de lugar com Chalé b|b trocou de lugar com Chalé a)$/,
    )
    expect(others).toEqual([])
  }
})

test('an address that is first stored as the name made it is no change, any other is (HIST-2)', async () => {
  const labelsAfter = async (before: object, after: object) => {
    await rewriteList(admin(), registry.rooms, () => [room('a', 1, before)])
    await rewriteList(admin(), registry.rooms, () => [room('a', 2, after)])
    const { entries } = await getHistoryPage(admin(), registry.rooms)
    return entries[0]?.items?.flatMap(({ fields }) => fields.map(({ label }) => label))
  }
  expect(await labelsAfter({}, { slug: 'chale-a' })).toEqual(['Preço por Noite'])
  expect(await labelsAfter({}, { slug: 'chale-a-2' })).toEqual(['Preço por Noite'])
  expect(await labelsAfter({ name: 'Casa' }, { slug: 'casa' })).toEqual([
    'Nome da Acomodação',
    'Preço por Noite',
  ])
  expect(await labelsAfter({}, { slug: 'lago' })).toEqual(['Preço por Noite', 'Endereço da página'])
})

test('the bin has deleted items and none that only moved (HIST-9)', async () => {
  const move = (id: string, after: string | null) =>
    rewriteList(admin(), registry.rooms, (items) => moveAfter(registry.rooms, items, id, after) ?? [])
  const listDeleted = async () => (await getTrash(admin())).items.map(({ id, version }) => [id, version])
  await rewriteList(admin(), registry.rooms, () => ['a', 'b', 'c', 'd'].map((id) => room(id, 1)))
  await move('d', null)
  expect(await listDeleted()).toEqual([])
  await rewriteList(admin(), registry.rooms, () => ['c', 'b', 'd'].map((id) => room(id, 1)))
  await move('d', 'c')
  await rewriteList(admin(), registry.rooms, () => ['b', 'c'].map((id) => room(id, 1)))
  await move('c', null)
  expect(await listDeleted()).toEqual([
    ['d', 5],
    ['a', 3],
  ])
  const wanted = { id: 'd', version: 5, expectedFingerprint: null, newAddress: false }
  expect(await restoreItemBefore(admin(), registry.rooms, wanted)).toMatchObject({ ok: true })
  await move('d', null)
  expect(await listDeleted()).toEqual([['a', 3]])
})

describe('the migration', () => {
  const { sql: migration = '' } = migrationFiles().find(({ name }) => name === 'history_per_item') ?? {}

  test('converts earlier versions, and does nothing a second time (HIST-1)', async () => {
    await writeAll()
    const about = harness.clients.admin.from('about_sections')
    const row = `select private.section_values(to_jsonb(s)) as data from public.about_sections s where hotel_id = $1`
    const rows = await sql(row, [hotels.a])
    for (const title of ['Um', 'Dois']) {
      await about.update({ title }).eq('hotel_id', hotels.a)
      rows.push(...(await sql(row, [hotels.a])))
    }
    const readHistory = async () => ({
      rooms: await historyOf(harness, 'rooms', hotels.c),
      about: await historyOf(harness, 'about'),
      security: await historyOf(harness, 'security'),
      page: await getHistoryPage(admin(), registry.rooms),
      trash: (await getTrash(admin())).items,
    })
    const before = await readHistory()
    expect(before.rooms).toMatchObject(lists.map((data) => ({ data })))
    expect(before.about.slice(-rows.length)).toMatchObject(rows)
    // Restores the former columns: whole lists, and the ids in them.
    await harness.database.driver.exec(`alter table public.hotel_content_history disable trigger user;
      alter table public.hotel_content_history add column data jsonb, add column item_ids text[];
      update public.hotel_content_history set data = case when section in ('security', 'imports') then after
        else private.content_of_version(hotel_id, section, version) end where true;
      update public.hotel_content_history set before = null, after = null, ids_before = null where true;`)
    const write =
      'update public.hotel_content_history set data = $1 where (hotel_id, section, version) = ($2, $3, $4)'
    for (const [place, list] of lists.entries())
      await sql(write, [JSON.stringify(list), hotels.c, 'rooms', place + 1])
    for (const [place, { data }] of rows.entries())
      await sql(write, [
        JSON.stringify(data),
        hotels.a,
        'about',
        before.about.length - rows.length + place + 1,
      ])
    await harness.database.driver.exec(
      'alter table public.hotel_content_history alter column data set not null, enable trigger user',
    )
    for (let time = 0; time < 2; time++) {
      await harness.database.driver.exec(migration)
      expect(await readHistory()).toEqual(before)
    }
  })

  test('stops when a function differs from the expected one', async () => {
    const [row] = await sql(
      `select replace(pg_get_functiondef('public.undo_import(uuid, integer)'::regprocedure), 'content_of_version', 'x') as other`,
    )
    await sql('begin')
    await sql(String(row?.other))
    await expect(harness.database.driver.exec(migration)).rejects.toThrow('undo_import')
    await sql('rollback')
  })
})

test('converts the rows of an earlier archive', async () => {
  await writeAll()
  const restore = '00000000-0000-4000-8000-000000000001'
  const rows = `from public.hotel_content_history h where hotel_id = $1 order by version`
  const now = await sql(`select to_jsonb(h) as line ${rows}`, [hotels.c])
  await sql(
    `insert into private.restore_rows (restore, kind, line)
     select $2, 'hotel_content_history', to_jsonb(h) - array['before', 'after', 'ids_before'] || jsonb_build_object(
       'data', $3::jsonb -> (version - 1)) ${rows}`,
    [hotels.c, restore, JSON.stringify(lists)],
  )
  await sql('select private.take_whole_versions($1)', [restore])
  const taken = `select line from private.restore_rows where restore = $1 order by (line ->> 'version')::int`
  expect(await sql(taken, [restore])).toEqual(now)
})

describe('versions older than two years', () => {
  /** Makes these versions three years old, and the others one day. */
  const age = (versions: number[]) =>
    bypassTriggers(
      `update public.hotel_content_history
       set changed_at = now() - case when version = any ($2) then interval '3 years' else interval '1 day' end
       where hotel_id = $1`,
      [hotels.c, versions],
    )
  const versions = async () => (await historyOf(harness, 'rooms', hotels.c)).map(({ version }) => version)
  const write = (...items: StoredItem[]) => rewriteList(admin(), registry.rooms, () => items)

  beforeEach(async () => {
    await write(room('a', 1), room('b', 1), room('gone', 1))
    await write(room('a', 2), room('b', 2), room('gone', 1))
    await write(room('a', 3), room('b', 2), room('gone', 1))
    await write(room('a', 3), room('b', 2))
    await write(room('a', 4), room('b', 2))
  })

  test('are deleted by the next change, except the last version of each item (HIST-11)', async () => {
    await age([1, 2, 3, 4, 5])
    expect(await versions()).toEqual([1, 2, 3, 4, 5])
    await write(room('a', 5), room('b', 2))
    // 2 was the last change of b, 4 the end of 'gone'; 5 is the last old version of a.
    expect(await versions()).toEqual([2, 4, 6])
    const [, , old] = (await getHistoryPage(admin(), registry.rooms)).entries
    expect(old?.items).toMatchObject([{ id: 'b', fields: [{ label: 'Preço por Noite' }] }])
    expect(old).toMatchObject({ version: 2, isWhole: false, isCurrent: false })
  })

  test('still restore an item to the state before its last version, whatever is missing in between (HIST-7, HIST-9)', async () => {
    await age([1, 2, 3, 4, 5])
    await write(room('a', 5), room('b', 2))
    const { items } = await getTrash(admin())
    expect(items).toMatchObject([{ id: 'gone', version: 4 }])
    const wanted = { id: 'gone', version: 4, expectedFingerprint: null, newAddress: false }
    expect(await restoreItemBefore(admin(), registry.rooms, wanted)).toMatchObject({ ok: true })
    expect(await readItems(admin(), registry.rooms)).toEqual([room('a', 5), room('b', 2), room('gone', 1)])
  })

  test('do not keep a mere change of position as the last version of an item (HIST-11)', async () => {
    const list = registry.packages
    await rewriteList(admin(), list, () => [a, b, c])
    await rewriteList(admin(), list, () => [{ ...a, price: 2 }, b, c])
    await rewriteList(admin(), list, (items) => moveAfter(list, items, 'c', null) ?? [])
    await rewriteList(admin(), list, (items) => moveAfter(list, items, 'b', null) ?? [])
    await age([1, 2, 3, 4, 5])
    const moved = await rewriteList(admin(), list, (items) =>
      items.map((item) => (item.id === 'b' ? { ...item, price: 3 } : item)),
    )
    const { entries } = await getHistoryPage(admin(), list)
    expect(entries.map(({ version }) => version)).toEqual([5, 2])
    expect(entries[1]?.items).toMatchObject([{ id: 'a', note: '', fields: [{ label: 'Preço' }] }])
    const expectedFingerprint = itemFingerprint(list, { ...a, price: 2 })
    const wanted = { id: 'a', version: 2, expectedFingerprint, newAddress: false }
    expect(await restoreItemBefore(admin(), list, wanted)).toMatchObject({ ok: true })
    const restored = moved.list.map((item) => (item.id === 'a' ? { ...item, price: 1 } : item))
    expect(await readItems(admin(), list)).toEqual(sortItems(list, restored))
  })

  test('leave a section restorable only to a version after which none is missing (HIST-3)', async () => {
    await age([1, 2, 3])
    await write(room('a', 5), room('b', 2))
    const restore = (version: number) => restoreVersion(admin(), registry.rooms, { version, seen: 6 })
    expect(await restore(2)).toEqual({ ok: false, error: 'Esta versão não está no histórico.' })
    expect(await restore(4)).toMatchObject({ ok: true, list: [{ price: 3 }, { price: 2 }] })
  })

  test('leave newer versions unchanged, and nobody can delete or rewrite one', async () => {
    await age([1])
    await write(room('a', 5), room('b', 2))
    await write(room('a', 6), room('b', 2))
    expect(await versions()).toEqual([2, 3, 4, 5, 6, 7])
    for (const statement of [
      'delete from public.hotel_content_history where version = 2',
      `update public.hotel_content_history set before = '[]' where version = 2`,
    ])
      await expect(sql(statement)).rejects.toThrow('append-only')
  })
})
