import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { historyTable, savedTables } from '../../scripts/backup/collect.ts'
import { type Harness, hotels, startHarness } from './harness.ts'

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

const snapshotSchema = z.object({
  migration: z.string(),
  tables: z.record(z.string(), z.array(z.string())),
  history: z.array(
    z.object({ hotel_id: z.string(), section: z.string(), versions: z.number(), last: z.number() }),
  ),
})

test('one statement returns every row and how far the history reaches, and no secret', async () => {
  const { data, error } = await harness.service.rpc('backup_snapshot')
  expect(error).toBeNull()
  const snapshot = snapshotSchema.parse(data)
  expect(Object.keys(snapshot.tables).sort()).toEqual([...savedTables].sort())
  expect(snapshot.tables.hotels).toHaveLength(4)
  expect(snapshot.tables.user_hotel_access?.join()).toContain('admin@test.example')
  expect(JSON.stringify(data)).not.toMatch(/encrypted_password|\$2a\$|refresh|token/)
  const lists = snapshot.history.filter(({ hotel_id }) => hotel_id === hotels.a)
  expect(lists.find(({ section }) => section === 'packages')).toMatchObject({ versions: 1, last: 1 })
})

test('the history comes in pages that end where the snapshot did', async () => {
  const { driver } = harness.database
  for (const place of [1, 2, 3]) {
    await driver.query(
      `update public.hotel_content set data = jsonb_build_array(jsonb_build_object('id', $2::text, 'text', repeat('x', 200000)))
       where hotel_id = $1 and section = 'rooms'`,
      [hotels.b, `r${place}`],
    )
  }
  const page = async (after: number, until: number) => {
    const { data } = await harness.service.rpc('backup_history', {
      p_hotel_id: hotels.b,
      p_section: 'rooms',
      p_after: after,
      p_until: until,
    })
    return z.object({ last: z.number().nullable(), lines: z.array(z.string()) }).parse(data)
  }
  const first = await page(0, 3)
  expect(first.last).toBe(3)
  expect(first.lines.map((line) => JSON.parse(line).version)).toEqual([1, 2, 3])
  expect(await page(3, 3)).toEqual({ last: null, lines: [] })
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
  const { rows } = await harness.database.driver.query('select count(*)::int as hotels from public.hotels')
  expect(rows).toEqual([{ hotels: 4 }])
})

test("a proof is read by the hotel's own administrators", async () => {
  const proof = { hotel_id: hotels.a, proved_at: '2026-11-21T06:00:00+00:00' }
  expect((await harness.service.from('backup_proofs').upsert(proof)).error).toBeNull()
  const seen = async (name: 'admin' | 'otherAdmin') =>
    (await harness.clients[name].from('backup_proofs').select('hotel_id')).data
  expect(await seen('admin')).toEqual([{ hotel_id: hotels.a }])
  expect(await seen('otherAdmin')).toEqual([])
})
