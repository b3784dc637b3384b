import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyTable, readRows, savedTables } from '../../scripts/transfer/backup.ts'
import { openProject } from '../../scripts/transfer/project.ts'
import { baseUrl, type Harness, hotels, secrets, startHarness } from './harness.ts'

/** The tables that a backup leaves out, and why. */
const leftOut: Record<string, string> = {
  'public.backup_proofs': 'tells of other archives',
  'public.editing': 'forms that are open at this moment',
  'public.preview_links': 'secrets, good for seven days at most',
  'private.known_sites': "secrets; a site makes itself known at a manager's next sign-in",
  'private.password_links': 'secrets, good for three days at most',
  'private.password_proofs': 'good for two minutes',
  'private.restore_rows': 'what a restore is sending',
  'private.sign_in_tries': 'counts of the last hour',
}

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('every table of ours is in the backup or left out for a reason', async () => {
  const { rows } = await harness.database.driver.query<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
  )
  const decided = [...savedTables, historyTable].map((name) => `public.${name}`)
  expect(rows.map(({ name }) => name).sort()).toEqual([...decided, ...Object.keys(leftOut)].sort())
})

function project() {
  return openProject({
    url: baseUrl,
    secretKey: secrets.secretKey,
    fetch: (input, init) => harness.handle(new Request(input, init)),
  })
}

test('a backup has every row and the whole history, read in two pages, and no secret', async () => {
  for (const place of [1, 2, 3])
    await harness.database.driver.query(
      `update public.hotel_content set data = jsonb_build_array(jsonb_build_object('id', $2::text, 'text', repeat('x', 1100000)))
       where hotel_id = $1 and section = 'rooms'`,
      [hotels.b, `r${place}`],
    )
  const { rows } = await readRows(project())
  expect([...rows.keys()].sort()).toEqual([...savedTables, historyTable].sort())
  expect(rows.get('hotels')).toHaveLength(4)
  expect(rows.get('user_hotel_access')?.join()).toContain('admin@test.example')
  expect([...rows.values()].join()).not.toMatch(/encrypted_password|\$2a\$|refresh|token/)
  const history = (rows.get(historyTable) ?? []).map((line) => JSON.parse(line))
  const ofRooms = history.filter(({ hotel_id, section }) => hotel_id === hotels.b && section === 'rooms')
  expect(ofRooms.map(({ version }) => version)).toEqual([1, 2, 3, 4])
})

test('only the secret key may take a backup, restore one or note a proof', async () => {
  for (const client of [harness.clients.anon, harness.clients.admin]) {
    expect((await client.rpc('backup_snapshot')).error?.code).toBe('42501')
    expect((await client.rpc('begin_restore', { p_emails: [] })).error?.code).toBe('42501')
    expect((await client.rpc('finish_restore', { p_restore: randomUUID() })).error?.code).toBe('42501')
    expect((await client.from('backup_proofs').insert({ hotel_id: hotels.a })).error?.code).toBe('42501')
  }
})

test('the last step of a restore refuses a project with content', async () => {
  const finished = await harness.service.rpc('finish_restore', { p_restore: randomUUID() })
  expect(finished.error?.message).toBe('the project is not empty')
  expect((await readRows(project())).rows.get('hotels')).toHaveLength(4)
})

test("a proof is read by the hotel's own administrators", async () => {
  const proof = { hotel_id: hotels.a, proved_at: '2026-11-21T06:00:00+00:00' }
  expect((await harness.service.from('backup_proofs').upsert(proof)).error).toBeNull()
  const seen = async (name: 'admin' | 'otherAdmin') =>
    (await harness.clients[name].from('backup_proofs').select('hotel_id')).data
  expect(await seen('admin')).toEqual([{ hotel_id: hotels.a }])
  expect(await seen('otherAdmin')).toEqual([])
})
