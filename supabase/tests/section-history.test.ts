import { beforeEach, describe, expect, test } from 'vitest'
import { readSingle } from '@/lib/content/single'
import { updateSingle } from '@/lib/content/update-single'
import { registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { hotels, sharedHarness } from './harness.ts'

const tables = [
  { table: 'hero_sections', section: 'hero', field: 'title' },
  { table: 'about_sections', section: 'about', field: 'title' },
  { table: 'hotel_configurations', section: 'configuration', field: 'phone' },
] as const

const harness = sharedHarness()

async function history(section: string, hotelId = hotels.a) {
  const { data } = await harness.clients.admin
    .from('hotel_content_history')
    .select('version, data, changed_by, changed_by_email')
    .match({ hotel_id: hotelId, section })
    .order('version')
  return data ?? []
}

type Table = (typeof tables)[number]['table']

/** A write past the application, as any client with the admin's session could make it. */
async function write(table: Table, values: Record<string, unknown>) {
  const response = await harness.handle(
    new Request(`http://127.0.0.1/rest/v1/${table}?hotel_id=eq.${hotels.a}`, {
      method: 'PATCH',
      headers: await harness.headersOf('admin'),
      body: JSON.stringify(values),
    }),
  )
  return response.status
}

async function row(table: Table) {
  const { data } = await harness.service.from(table).select().eq('hotel_id', hotels.a).single()
  return data
}

describe.each(tables)('$table', ({ table, section, field }) => {
  test('begins with version 1, nobody’s', async () => {
    expect(await history(section)).toMatchObject([{ version: 1, data: { [field]: '' }, changed_by: null }])
  })

  test('every change adds a version and leaves a row with the fields and who wrote them', async () => {
    await write(table, { [field]: 'Um' })
    expect(await row(table)).toMatchObject({ [field]: 'Um', version: 2 })
    const last = (await history(section)).at(-1)
    expect(last).toMatchObject({
      version: 2,
      data: { [field]: 'Um' },
      changed_by: harness.userIds.admin,
      changed_by_email: 'admin@test.example',
    })
    for (const stamp of ['hotel_id', 'updated_at', 'version']) expect(last?.data).not.toHaveProperty(stamp)
  })

  test('writing the same again, with forged stamps, changes nothing', async () => {
    const before = await row(table)
    await write(table, { [field]: 'Um', version: 99, updated_at: '2001-01-01T00:00:00Z' })
    expect(await row(table)).toEqual(before)
    expect(await history(section)).toHaveLength(2)
  })

  test('forged stamps are overwritten by the true ones', async () => {
    await write(table, { [field]: 'Dois', version: 99, updated_at: '2001-01-01T00:00:00Z' })
    const stored = await row(table)
    expect(stored).toMatchObject({ version: 3 })
    expect(stored?.updated_at).not.toContain('2001')
  })

  test('twenty writers at once leave twenty versions', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(table, { [field]: `Texto ${n}` })))
    const versions = (await history(section)).slice(-20)
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 4))
    expect((await row(table)) ?? {}).toHaveProperty(field, Object(versions.at(-1)?.data)[field])
  })

  test('is recorded in the transaction of the change, or not changed at all', async () => {
    const { driver } = harness.database
    const before = { row: await row(table), rows: await history(section) }
    await driver.transaction(async (transaction) => {
      await transaction.query(`update public.${table} set ${field} = 'Nunca' where hotel_id = $1`, [hotels.a])
      await transaction.exec('rollback')
    })
    expect({ row: await row(table), rows: await history(section) }).toEqual(before)
    await driver.query(
      `insert into public.hotel_content_history (hotel_id, section, version, data) values ($1, $2, 24, '{}')`,
      [hotels.a, section],
    )
    expect(await write(table, { [field]: 'Perdido' })).toBe(409)
    expect(await row(table)).toEqual(before.row)
  })
})

test('the history names no section that could not be one', async () => {
  await expect(
    harness.database.driver.query(
      `insert into public.hotel_content_history (hotel_id, section, version, data) values ($1, 'Outra coisa', 1, '{}')`,
      [hotels.a],
    ),
  ).rejects.toThrow('hotel_content_history_section')
})

describe('updateSingle', () => {
  const admin = () => adminOf(harness, hotels.c)
  const seen = { title: 'Antes', subtitle: '' }

  beforeEach(async () => {
    await updateSingle(admin(), registry.hero, {
      expectedValues: {},
      values: { title: 'Antes', subtitle: '', background_url: null },
      force: true,
    })
  })

  test('makes the row of a hotel that has none, once, even when two do', async () => {
    const empty = adminOf(harness, hotels.c)
    const results = await Promise.all(
      ['1', '2'].map((phone) =>
        updateSingle(empty, registry.configuration, {
          expectedValues: { phone: '' },
          values: { phone },
          force: true,
        }),
      ),
    )
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect((await history('configuration', hotels.c)).map(({ data }) => data)).toMatchObject([
      { phone: '1' },
      { phone: '2' },
    ])
  })

  test('a row that is not there yet conflicts with nothing, whatever the form took for its defaults', async () => {
    const edit = { expectedValues: { title: 'Padrão' }, values: { title: 'Sobre nós' } }
    expect(await updateSingle(admin(), registry.about, edit)).toMatchObject({ ok: true, version: 1 })
  })

  test('writes only the fields given and answers with the whole section', async () => {
    const edit = { expectedValues: seen, values: { title: 'Depois' } }
    expect(await updateSingle(admin(), registry.hero, edit)).toMatchObject({
      ok: true,
      values: { title: 'Depois', subtitle: '', cta_primary_text: '' },
    })
  })

  test('two forms with different fields do not disturb each other', async () => {
    const [one, other] = await Promise.all([
      updateSingle(admin(), registry.hero, { expectedValues: seen, values: { title: 'Um' } }),
      updateSingle(admin(), registry.hero, { expectedValues: seen, values: { subtitle: 'Outro' } }),
    ])
    expect([one.ok, other.ok]).toEqual([true, true])
    expect((await readSingle(admin(), registry.hero)).values).toMatchObject({
      title: 'Um',
      subtitle: 'Outro',
    })
  })

  test('the same field changed meanwhile is a conflict, until it is forced', async () => {
    await updateSingle(admin(), registry.hero, { expectedValues: seen, values: { title: 'Deles' } })
    const edit = { expectedValues: seen, values: { title: 'Meu', subtitle: 'Meu' } }
    const result = await updateSingle(admin(), registry.hero, edit)
    expect(result).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Este item foi alterado por outra pessoa às \d\d:\d\d\.$/),
      conflict: { current: { title: 'Deles', subtitle: '' } },
    })
    expect((await readSingle(admin(), registry.hero)).values).toMatchObject({ title: 'Deles', subtitle: '' })
    expect(await updateSingle(admin(), registry.hero, { ...edit, force: true })).toMatchObject({ ok: true })
  })

  test('a change that overtakes the write is a conflict like any other', async () => {
    let isOvertaken = false
    const line = await adminOnLine(harness, async (request, send) => {
      if (request.method === 'PATCH' && !isOvertaken) {
        isOvertaken = true
        const theirs = harness.clients.admin.from('hero_sections').update({ title: 'Deles' })
        await theirs.eq('hotel_id', hotels.c)
      }
      return send(request)
    })
    const slow = { ...line, hotelId: hotels.c }
    const edit = { expectedValues: seen, values: { title: 'Meu' } }
    expect(await updateSingle(slow, registry.hero, edit)).toMatchObject({ ok: false, conflict: {} })
    expect((await readSingle(admin(), registry.hero)).values).toMatchObject({ title: 'Deles' })
  })

  test('empty and absent are the same; what already says what is sent is no conflict', async () => {
    const edit = {
      expectedValues: { background_url: '', title: 'Outro' },
      values: { background_url: '/images/a.jpg', title: 'Antes' },
    }
    expect(await updateSingle(admin(), registry.hero, edit)).toMatchObject({ ok: true })
  })

  test.each(['stranger', 'viewer', 'otherAdmin', 'anon'] as const)('by %s is refused', async (identity) => {
    const before = await readSingle(admin(), registry.hero)
    const intruder = { ...admin(), supabase: harness.clients[identity] }
    const result = await updateSingle(intruder, registry.hero, {
      expectedValues: seen,
      values: { title: 'TOMADO' },
    })
    expect(result).toMatchObject({ ok: false, title: 'Acesso negado' })
    expect(await readSingle(admin(), registry.hero)).toEqual(before)
  })

  test('the backend’s words are thrown, for the action has its own text', async () => {
    const values = { primary_color: 'roxo' }
    await expect(
      updateSingle(admin(), registry.configuration, { expectedValues: {}, values, force: true }),
    ).rejects.toThrow('Erro ao salvar no banco: ')
  })
})
