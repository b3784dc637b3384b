import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { singles } from '@/lib/site/registry'
import { testFolder } from '../../scripts/lib/test-folder.ts'
import { writeArchive } from '../../scripts/transfer/archive.ts'
import { collect, historyTable, readRows, savedTables } from '../../scripts/transfer/backup.ts'
import { openProject, type Project } from '../../scripts/transfer/project.ts'
import { restore, sameRows } from '../../scripts/transfer/restore.ts'
import { applySeed } from '../local/migrations.ts'
import { baseUrl, type Harness, hotels, secrets, startHarness } from './harness.ts'

const folder = testFolder()
const archive = join(folder, 'backup.tar.gz')
const elsewhere = 'http://127.0.0.1:41599'
const picture = {
  bytes: Buffer.from('\xff\xd8 a picture', 'latin1'),
  type: 'image/jpeg',
  cacheControl: 'max-age=60',
}

let harness: Harness
let empty: Harness
let source: Project
let target: Project
beforeAll(async () => {
  harness = await startHarness()
  source = projectOf(harness, baseUrl)
  empty = await startHarness()
  target = projectOf(empty, elsewhere)
  await emptyProject()
  await source.upload('hotel-images', 'rooms/r1/água azul.jpg', picture)
  const { driver } = harness.database
  await driver.query(
    `update public.hotel_content set data = jsonb_build_array(jsonb_build_object(
       'id', 'r1', 'price', 1.50, 'image', $2::text)) where hotel_id = $1 and section = 'rooms'`,
    [hotels.a, `${baseUrl}/storage/v1/object/public/hotel-images/rooms/r1/água%20azul.jpg`],
  )
  await driver.exec(`
    insert into public.pending_versions (hotel_id, section, item_id, item, starts_at)
      values ('${hotels.a}', 'rooms', 'x', '{"id":"x"}', null),
        ('${hotels.a}', 'rooms', 'r1', '{"id":"r1","price":2.50}', '2199-01-01');
    insert into public.survey_answers (hotel_id, answers, may_quote, expires_at)
      values ('${hotels.a}', '{"overallRating":9}', true, now() + interval '1 day');`)
  await writeArchive(archive, collect(source, 'hotel-a'))
})
afterAll(async () => {
  await harness.stop()
  await empty.stop()
})

function projectOf({ handle }: Harness, url: string) {
  const { secretKey } = secrets
  return openProject({ url, secretKey, fetch: (input, init) => handle(new Request(input, init)) })
}

/** Resets a project to its state after the migrations and the seed. */
async function emptyProject() {
  const stamped = ['hotel_content_history', 'hotel_content', 'pending_versions', 'images']
  await empty.database.driver.exec('delete from auth.users where true;')
  for (const table of [...stamped, ...singles.map((single) => single.table)])
    await empty.database.driver.exec(
      `alter table public.${table} disable trigger user; delete from public.${table} where true;
       alter table public.${table} enable trigger user;`,
    )
  await empty.database.driver.exec('delete from public.hotels where true;')
  await applySeed(empty.database)
}

/** The tables that a backup omits, and why. */
const leftOut: Record<string, string> = {
  'public.backup_proofs': 'about other archives',
  'public.editing': 'forms that are open at this moment',
  'public.preview_links': 'secrets, valid for seven days at most',
  'private.arrivals': 'names of the files of the last day that were on their way',
  'private.known_sites': "secrets; a site registers itself at a manager's next sign-in",
  'private.password_links': 'secrets, valid for three days at most',
  'private.password_proofs': 'valid for two minutes',
  'private.restore_rows': 'what a restore is sending',
  'private.sign_in_tries': 'counts of the last day',
}

describe('a backup’s content', () => {
  test('includes every table of the product unless a reason is given (DATA-12)', async () => {
    const { rows } = await harness.database.driver.query<{ name: string }>(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
    )
    const decided = [...savedTables, historyTable].map((name) => `public.${name}`)
    expect(rows.map(({ name }) => name).sort()).toEqual([...decided, ...Object.keys(leftOut)].sort())
  })

  test('has every row and the whole history, read in two pages, and no secret', async () => {
    for (const place of [1, 2, 3])
      await harness.database.driver.query(
        `update public.hotel_content set data = (
           select jsonb_agg(jsonb_build_object('id', $2 || n, 'text', repeat('x', 220000))) from generate_series(1, 5) n
         ) where hotel_id = $1 and section = 'rooms'`,
        [hotels.b, `r${place}`],
      )
    const { rows } = await readRows(source)
    expect(rows.get('hotels')).toHaveLength(4)
    expect(rows.get('user_hotel_access')?.join()).toContain('admin@test.example')
    expect([...rows.values()].join()).not.toMatch(/encrypted_password|\$2a\$|refresh|token/)
    const history = (rows.get(historyTable) ?? []).map((line) => JSON.parse(line))
    const ofRooms = history.filter(({ hotel_id, section }) => hotel_id === hotels.b && section === 'rooms')
    expect(ofRooms.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  })
})

test('a project with content is refused by name and does not change, even at the last step', async () => {
  const before = await source.snapshot()
  await expect(restore({ file: archive, open: async () => source })).rejects.toThrow(
    /não está vazio: .*Acomodações \(\d+\).*pessoas com acesso \(4\).*\nNada foi alterado/,
  )
  await expect(source.finishRestore(randomUUID())).rejects.toThrow('the project is not empty')
  expect((await source.snapshot()).tables).toEqual(before.tables)
})

test('a restore that failed at its last step can be repeated and is then complete (DATA-12)', async () => {
  const finish = vi.fn().mockRejectedValueOnce(new Error('cut off'))
  const failing = restore({ file: archive, open: async () => ({ ...target, finishRestore: finish }) })
  await expect(failing).rejects.toThrow('cut off')
  expect((await target.snapshot()).tables.hotels).toHaveLength(1)

  const { rows: saved, people } = await restore({ file: archive, open: async () => target })
  expect(saved.get(historyTable)?.length).toBeGreaterThan(10)
  const emails = ['admin@test.example', 'otheradmin@test.example', 'viewer@test.example']
  expect(people.map(({ email }) => email).sort()).toEqual(emails)
  const { driver } = empty.database
  const content = `select data::text, updated_by from public.hotel_content where hotel_id = $1 and section = 'rooms'`
  const address = `${elsewhere}/storage/v1/object/public/hotel-images/rooms/r1/água%20azul.jpg`
  expect((await driver.query(content, [hotels.a])).rows).toEqual([
    { data: `[{"id": "r1", "image": "${address}", "price": 1.50}]`, updated_by: null },
  ])
  expect(await target.download('hotel-images', 'rooms/r1/água azul.jpg')).toEqual(picture)
  const accounts = await driver.query(`select id from auth.users where email = 'admin@test.example'`)
  expect(accounts.rows).toEqual([{ id: harness.userIds.admin }])

  const history = `select version from public.hotel_content_history where hotel_id = $1 and section = 'rooms' order by id`
  await driver.query(
    `update public.hotel_content set data = '[]' where hotel_id = $1 and section = 'rooms'`,
    [hotels.a],
  )
  expect((await driver.query(history, [hotels.a])).rows).toEqual([1, 2, 3].map((version) => ({ version })))
})

test('an archive with data that only an older version kept is refused before anything is created', async () => {
  const older = join(folder, 'older.tar.gz')
  const entries = async function* () {
    const manifest = yield* collect(source, 'hotel-a')
    yield { path: 'database/content_drafts.ndjson', bytes: Buffer.from('{"item_id":"x"}\n') }
    return manifest
  }
  await writeArchive(older, entries())
  const open = vi.fn()
  await expect(restore({ file: older, open })).rejects.toThrow(/\(content_drafts\): restaure com ela/)
  expect(open).not.toHaveBeenCalled()
})

/** Three saves of hotel A's chalets before migration 3600: one moved and changed, one removed, one added. */
const saves = [
  [
    { id: 'r1', name: 'Chalé do lago', price: 1 },
    { id: 'r2', name: 'Chalé da mata' },
    { id: 'r3', name: 'Loft' },
  ],
  [
    { id: 'r3', name: 'Loft' },
    { id: 'r1', name: 'Chalé do lago', price: 2, view: 'lago' },
  ],
  [
    { id: 'r3', name: 'Loft' },
    { id: 'r1', name: 'Chalé do lago', price: 2 },
    { id: 'r4', name: 'Casa' },
  ],
]

const firstSave = 3

/** Returns a line of the history as before migration 3600, when each version held its whole section. */
async function withWholeList(line: string) {
  const { hotel_id, section, version } = JSON.parse(line)
  const saved = hotel_id === hotels.a && section === 'rooms' ? saves[version - firstSave] : undefined
  const { rows } = await harness.database.driver.query<{ line: string }>(
    `select (($1::jsonb - '{before,after,ids_before}'::text[]) || jsonb_build_object('item_ids', '[]'::jsonb, 'data', case
       when $3 in ('security', 'imports') then $1::jsonb -> 'after'
       else coalesce($5::jsonb, private.content_of_version($2, $3, $4)) end))::text as line`,
    [line, hotel_id, section, version, saved ? JSON.stringify(saved) : null],
  )
  return `${rows[0]?.line}\n`
}

test('an archive of an earlier release is restored with a history per item, and then equals a migrated site (XFER-10)', async () => {
  for (const save of saves)
    await harness.database.driver.query(
      `update public.hotel_content set data = $2 where hotel_id = $1 and section = 'rooms'`,
      [hotels.a, JSON.stringify(save)],
    )
  const older = join(folder, 'whole-lists.tar.gz')
  async function* entries() {
    const all = collect(source, 'hotel-a')
    let next = await all.next()
    for (; !next.done; next = await all.next()) {
      const { path, bytes } = next.value
      const isHistory = path === `database/${historyTable}.ndjson`
      const lines = isHistory ? bytes.toString().split('\n').filter(Boolean) : []
      const former = await Promise.all(lines.map(withWholeList))
      if (isHistory) yield { path, bytes: Buffer.from(former.join('')) }
      else if (path !== 'content.json') yield next.value
    }
    return { ...next.value, migration: '20260101003520' }
  }
  await writeArchive(older, entries())
  await emptyProject()
  const say = vi.fn()
  const { rows: restored } = await restore({ file: older, open: async () => target, say })
  expect(say).toHaveBeenCalledWith(expect.stringContaining(`${historyTable} (data, item_ids)`))
  for (const [index, save] of saves.entries()) {
    const { rows } = await empty.database.driver.query(
      `select private.content_of_version($1, 'rooms', $2) as data`,
      [hotels.a, firstSave + index],
    )
    expect(rows).toEqual([{ data: save }])
  }
  const { rows: live } = await readRows(source)
  for (const [table, lines] of live) expect(sameRows(restored.get(table) ?? [], lines), table).toBe(true)
})

test('a difference after a restore is named', async () => {
  await emptyProject()
  const download = async () => ({ ...picture, type: 'image/png' })
  await expect(restore({ file: archive, open: async () => ({ ...target, download }) })).rejects.toThrow(
    'Diferente do arquivo (1): storage/hotel-images/rooms/r1/água azul.jpg',
  )
})

test('a project with newer migrations accepts an older archive, but not the reverse', async () => {
  const { driver } = empty.database
  await emptyProject()
  await driver.exec(`
    alter table public.hotels add column stars integer not null default 4;
    insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`)
  await restore({ file: archive, open: async () => target })
  expect((await driver.query('select distinct stars from public.hotels')).rows).toEqual([{ stars: 4 }])

  const newer = join(folder, 'newer.tar.gz')
  await writeArchive(newer, collect(target, 'hotel-a'))
  await emptyProject()
  await driver.exec(`
    alter table public.hotels drop column stars;
    delete from supabase_migrations.schema_migrations where version = '29990101000000'`)
  await expect(restore({ file: newer, open: async () => target })).rejects.toThrow(
    /da migration 29990101000000 e o projeto ainda está na \d+: aplique as migrations antes/,
  )
})
