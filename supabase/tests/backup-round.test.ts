import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { singles } from '@/lib/site/registry'
import { writeArchive } from '../../scripts/transfer/archive.ts'
import { collect } from '../../scripts/transfer/backup.ts'
import { openProject, type Project } from '../../scripts/transfer/project.ts'
import { restore } from '../../scripts/transfer/restore.ts'
import type { Backend } from '../local/backend.ts'
import { applySeed } from '../local/migrations.ts'
import { baseUrl, keys } from './fixtures.ts'
import { type Harness, hotels, startHarness } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
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
  await emptied(empty)
  target = projectOf(empty, elsewhere)
  await source.upload('hotel-images', 'rooms/r1/água azul.jpg', picture)
  await harness.database.driver.query(
    `update public.hotel_content set data = jsonb_build_array(jsonb_build_object(
       'id', 'r1', 'price', 1.50, 'image', $2::text)) where hotel_id = $1 and section = 'rooms'`,
    [hotels.a, `${baseUrl}/storage/v1/object/public/hotel-images/rooms/r1/água%20azul.jpg`],
  )
  await harness.database.driver.query(
    `insert into public.content_drafts (hotel_id, section, item_id, data) values ($1, 'rooms', 'x', '{"id":"x"}')`,
    [hotels.a],
  )
  await writeArchive(archive, collect(source))
})
afterAll(async () => {
  await harness.stop()
  await empty.stop()
  rmSync(folder, { recursive: true })
})

function projectOf({ handle }: Pick<Backend, 'handle'>, url: string) {
  return openProject({
    url,
    secretKey: keys.secretKey,
    fetch: (input, init) => handle(new Request(input, init)),
  })
}

/** Leaves what a project has after its migrations and the seed. */
async function emptied({ database }: Harness) {
  const stamped = ['hotel_content_history', 'hotel_content', 'content_drafts', 'images']
  await database.driver.exec('delete from auth.users where true;')
  for (const table of [...stamped, ...singles.map((single) => single.table)])
    await database.driver.exec(
      `alter table public.${table} disable trigger user; delete from public.${table} where true;
       alter table public.${table} enable trigger user;`,
    )
  await database.driver.exec('delete from public.hotels where true;')
  await applySeed(database)
}

test('a project with content is refused, named, and stays as it is', async () => {
  const before = await source.snapshot()
  await expect(restore({ file: archive, open: async () => source })).rejects.toThrow(
    /não está vazio: .*pessoas com acesso \(4\).*\nNada foi alterado/,
  )
  expect((await source.snapshot()).tables).toEqual(before.tables)
})

test('a restore that failed at its last step can be repeated, and then everything is there', async () => {
  const finish = vi.fn().mockRejectedValueOnce(new Error('cut off'))
  await expect(
    restore({ file: archive, open: async () => ({ ...target, finishRestore: finish }) }),
  ).rejects.toThrow('cut off')
  expect((await target.snapshot()).tables.hotels).toHaveLength(1)

  const { rows: saved, people } = await restore({ file: archive, open: async () => target })
  expect(saved.get('hotel_content_history')?.length).toBeGreaterThan(10)
  expect(people.map(({ email }) => email).sort()).toEqual([
    'admin@test.example',
    'otheradmin@test.example',
    'viewer@test.example',
  ])
  const { rows } = await empty.database.driver.query(
    `select data::text, updated_by from public.hotel_content where hotel_id = $1 and section = 'rooms'`,
    [hotels.a],
  )
  expect(rows).toEqual([
    {
      data: `[{"id": "r1", "image": "${elsewhere}/storage/v1/object/public/hotel-images/rooms/r1/água%20azul.jpg", "price": 1.50}]`,
      updated_by: null,
    },
  ])
  expect(await target.download('hotel-images', 'rooms/r1/água azul.jpg')).toEqual(picture)
  const accounts = await empty.database.driver.query('select id, email from auth.users where email like $1', [
    'admin@%',
  ])
  expect(accounts.rows).toEqual([{ id: harness.userIds.admin, email: 'admin@test.example' }])
})

test('a restore tells what arrived differently; a project with newer migrations takes an older archive, but not the reverse', async () => {
  const { driver } = empty.database
  await emptied(empty)
  const download = async () => ({ ...picture, type: 'image/png' })
  await expect(restore({ file: archive, open: async () => ({ ...target, download }) })).rejects.toThrow(
    'Diferente do arquivo (1): storage/hotel-images/rooms/r1/água azul.jpg',
  )
  await emptied(empty)
  await driver.exec(`
    alter table public.hotels add column stars integer not null default 4;
    insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`)
  await restore({ file: archive, open: async () => target })
  expect((await driver.query('select distinct stars from public.hotels')).rows).toEqual([{ stars: 4 }])

  const newer = join(folder, 'newer.tar.gz')
  await writeArchive(newer, collect(target))
  await emptied(empty)
  await driver.exec(`
    alter table public.hotels drop column stars;
    delete from supabase_migrations.schema_migrations where version = '29990101000000'`)
  await expect(restore({ file: newer, open: async () => target })).rejects.toThrow(
    /da migration 29990101000000 e o projeto ainda está na \d+: aplique as migrations antes/,
  )
  await restore({ file: archive, open: async () => target })
})

test('what is saved after the restore counts on from the versions that came back', async () => {
  const write = `update public.hotel_content set data = '[]' where hotel_id = $1 and section = 'rooms' returning version`
  const { rows } = await empty.database.driver.query<{ version: number }>(write, [hotels.a])
  expect(rows).toEqual([{ version: 3 }])
  const history = `select version from public.hotel_content_history where hotel_id = $1 and section = 'rooms' order by id`
  expect((await empty.database.driver.query(history, [hotels.a])).rows).toEqual([
    { version: 1 },
    { version: 2 },
    { version: 3 },
  ])
})
