import { describe, expect, test } from 'vitest'
import { historyOf, hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()

const key = { hotel_id: hotels.a, section: 'rooms' }

async function current() {
  const { data } = await harness.clients.admin.from('hotel_content').select().match(key).single()
  return data
}

function rewrite(data: { id: string; name?: string }[], version?: number) {
  const update = harness.clients.admin.from('hotel_content').update({ data }).match(key)
  return (version === undefined ? update : update.eq('version', version)).select('version')
}

// That every change adds a version with its author is tested in section-history.test.ts.
test('a write with an old version touches no row', async () => {
  const version = (await current())?.version ?? 0
  expect((await rewrite([{ id: 'r1', name: 'Primeiro' }], version)).data).toHaveLength(1)
  expect((await rewrite([{ id: 'r1', name: 'Segundo' }], version)).data).toEqual([])
  expect(await current()).toMatchObject({ data: [{ id: 'r1', name: 'Primeiro' }], version: version + 1 })
})

describe('the history', () => {
  test('refuses the change that it cannot record', async () => {
    const before = await current()
    await harness.database.driver.query(
      `insert into public.hotel_content_history (hotel_id, section, version, data) values ($1, 'rooms', $2, '[]')`,
      [hotels.a, (before?.version ?? 0) + 1],
    )
    const { error } = await rewrite([{ id: 'lost' }])
    expect(error?.code).toBe('23505')
    expect(await current()).toEqual(before)
  })

  test('cannot be changed, removed or emptied even by the database owner (HIST-1)', async () => {
    const { driver } = harness.database
    const before = await historyOf(harness, 'rooms')
    const { rows: columns } = await driver.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'public.hotel_content_history'::regclass
       and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    expect(columns.length).toBeGreaterThan(7)
    for (const sql of [
      ...columns.map(({ name }) => `update public.hotel_content_history set ${name} = ${name}`),
      'delete from public.hotel_content_history',
      `update public.hotel_content_history set changed_by_email = 'outra@pessoa'`,
      'truncate public.hotel_content_history',
      'delete from public.hotels',
    ]) {
      await expect(driver.query(sql)).rejects.toThrow(
        /append-only|foreign key|identity|only be updated to DEFAULT/,
      )
    }
    expect(await historyOf(harness, 'rooms')).toEqual(before)
  })

  test('cannot be written with the secret key', async () => {
    const table = harness.service.from('hotel_content_history')
    const row = { ...key, version: 999, data: [] }
    for (const { error } of [
      await table.insert(row),
      await table.update({ data: [] }).eq('hotel_id', hotels.a),
      await table.delete().eq('hotel_id', hotels.a),
    ]) {
      expect(error?.code).toBe('42501')
    }
  })
})
