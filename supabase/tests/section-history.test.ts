import { beforeEach, describe, expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { saveStoredItem } from '@/lib/content/save-item'
import { readItems } from '@/lib/content/section-store'
import { registry } from '@/lib/panel/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { sql } from './content.ts'
import { historyOf, hotels, sharedHarness } from './harness.ts'

type Stored = { table: string; section: string; of: (text: string) => object }

const title = (text: string) => ({ title: text })
const tables: Stored[] = [
  { table: 'hotel_content', section: 'rooms', of: (text) => ({ data: [{ id: text }] }) },
  { table: 'hero_sections', section: 'hero', of: title },
  { table: 'about_sections', section: 'about', of: title },
  { table: 'hotel_configurations', section: 'configuration', of: (phone) => ({ phone }) },
]

const harness = sharedHarness()
const listOf = (table: string) => (table === 'hotel_content' ? 'rooms' : undefined)

/** Writes to the REST interface directly, with the administrator's session. */
async function writeTo(table: string, values: object) {
  const list = listOf(table) ? '&section=eq.rooms' : ''
  const address = `http://127.0.0.1/rest/v1/${table}?hotel_id=eq.${hotels.a}${list}`
  const headers = await harness.headersOf('admin')
  const request = new Request(address, { method: 'PATCH', headers, body: JSON.stringify(values) })
  return (await harness.handle(request)).status
}

async function row(table: string) {
  const list = listOf(table) ? `and section = 'rooms'` : ''
  return (await sql(harness, `select * from public.${table} where hotel_id = $1 ${list}`, [hotels.a]))[0]
}

test.each(tables)(
  '$table: each change adds a version with its author; an equal write and forged stamps do not count (HIST-1)',
  async ({ table, section, of }) => {
    expect(await historyOf(harness, section)).toMatchObject([{ version: 1, changed_by: null }])
    const author = listOf(table) && { updated_by: harness.userIds.viewer }
    const forged = { ...of('Um'), version: 99, updated_at: '2001-01-01T00:00:00Z', ...author }
    expect(await writeTo(table, forged)).toBeLessThan(300)
    const first = await row(table)
    expect(first).toMatchObject({ ...of('Um'), version: 2 })
    if (author) expect(first?.updated_by).toBe(harness.userIds.admin)
    expect(JSON.stringify(first)).not.toContain('2001-01')
    const last = (await historyOf(harness, section)).at(-1)
    expect(last).toMatchObject({
      ...{ version: 2, data: listOf(table) ? Object(of('Um')).data : of('Um') },
      ...{ changed_by: harness.userIds.admin, changed_by_email: 'admin@test.example' },
    })
    for (const stamp of ['hotel_id', 'updated_at', 'version']) expect(last?.data).not.toHaveProperty(stamp)
    await writeTo(table, forged)
    expect(await row(table)).toEqual(first)
    expect(await historyOf(harness, section)).toHaveLength(2)
  },
)

test('simultaneous writers leave one version each', async () => {
  const write = (title: string) => writeTo('hero_sections', { title })
  await Promise.all(Array.from({ length: 5 }, (_, n) => write(`Texto ${n}`)))
  const versions = (await historyOf(harness, 'hero')).slice(-5)
  expect(versions.map(({ version }) => version)).toEqual([3, 4, 5, 6, 7])
  expect(await row('hero_sections')).toMatchObject({ title: Object(versions.at(-1)?.data).title })
})

test.each(tables)('$table: a change that cannot be recorded is refused', async ({ table, section, of }) => {
  const before = await row(table)
  const insert = `insert into public.hotel_content_history (hotel_id, section, version) values ($1, $2, $3)`
  await sql(harness, insert, [hotels.a, section, Number(before?.version) + 1])
  expect(await writeTo(table, of('Perdido'))).toBe(409)
  expect(await row(table)).toEqual(before)
})

test('the history cannot be changed, removed or truncated, even by the database owner (HIST-1)', async () => {
  const before = await historyOf(harness, 'rooms')
  const columns = await sql(
    harness,
    `select attname as name from pg_attribute where attrelid = 'public.hotel_content_history'::regclass
     and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  expect(columns.length).toBeGreaterThan(7)
  for (const statement of [
    ...columns.map(({ name }) => `update public.hotel_content_history set ${name} = ${name}`),
    'delete from public.hotel_content_history',
    'truncate public.hotel_content_history',
    'delete from public.hotels',
  ])
    await expect(sql(harness, statement)).rejects.toThrow(
      /append-only|foreign key|identity|only be updated to DEFAULT/,
    )
  expect(await historyOf(harness, 'rooms')).toEqual(before)
})

type Edit = { before: object; values: object; force?: boolean }

/** Saves fields of the form that has the section's name. */
function save(admin: Admin, section: 'hero' | 'about' | 'configuration', { before, values, force }: Edit) {
  const edit = { id: section, expectedFingerprint: null, before: { ...before }, values: { ...values }, force }
  return saveStoredItem(admin, registry[section], edit)
}

describe('a save of some fields of a row', () => {
  const admin = () => adminOf(harness, hotels.c)
  const seen = { title: 'Antes', subtitle: '' }
  const hero = async () => (await readItems(admin(), registry.hero))[0]

  beforeEach(async () => {
    const values = { title: 'Antes', subtitle: '', background_url: '' }
    await save(admin(), 'hero', { before: {}, values, force: true })
  })

  test('creates a missing row once, even for two simultaneous saves, and without a conflict', async () => {
    const first = { before: { phone: '' }, force: true }
    const savePhone = (phone: string) => save(admin(), 'configuration', { ...first, values: { phone } })
    for (const { ok } of await Promise.all([savePhone('1'), savePhone('2')])) expect(ok).toBe(true)
    expect((await historyOf(harness, 'configuration', hotels.c)).map(({ data }) => data)).toMatchObject([
      { phone: '1' },
      { phone: '2' },
    ])
    const edit = { before: { title: 'Padrão' }, values: { title: 'Sobre nós' } }
    expect(await save(admin(), 'about', edit)).toMatchObject({ ok: true, version: 1 })
  })

  test('writes only the given fields, so two forms with different fields do not conflict', async () => {
    const [one, other] = await Promise.all([
      save(admin(), 'hero', { before: seen, values: { title: 'Um' } }),
      save(admin(), 'hero', { before: seen, values: { subtitle: 'Outro' } }),
    ])
    expect(one).toMatchObject({ ok: true, item: { title: 'Um', cta_primary_text: '' } })
    expect(other.ok).toBe(true)
    expect(await hero()).toMatchObject({ title: 'Um', subtitle: 'Outro' })
  })

  test('conflicts with a field changed in between, until forced', async () => {
    await save(admin(), 'hero', { before: seen, values: { title: 'Deles' } })
    const edit = { before: seen, values: { title: 'Meu', subtitle: 'Meu' } }
    expect(await save(admin(), 'hero', edit)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Este item foi alterado por outra pessoa às \d\d:\d\d\.$/),
      conflict: { current: { title: 'Deles', subtitle: '' } },
    })
    expect(await hero()).toMatchObject({ title: 'Deles', subtitle: '' })
    expect(await save(admin(), 'hero', { ...edit, force: true })).toMatchObject({ ok: true })
  })

  test('a change between reading and writing is a conflict, too', async () => {
    let isOvertaken = false
    const line = await adminOnLine(harness, async (request, send) => {
      if (request.method === 'PATCH' && !isOvertaken) {
        isOvertaken = true
        const theirs = harness.clients.admin.from('hero_sections').update({ title: 'Deles' })
        await theirs.eq('hotel_id', hotels.c)
      }
      return send(request)
    })
    const edit = { before: seen, values: { title: 'Meu' } }
    const result = await save({ ...line, hotelId: hotels.c }, 'hero', edit)
    expect(result).toMatchObject({ ok: false, conflict: {} })
    expect(await hero()).toMatchObject({ title: 'Deles' })
  })

  test('empty equals absent, and an unchanged value is no conflict', async () => {
    const edit = {
      before: { background_url: '', title: 'Outro' },
      values: { background_url: '/images/a.jpg', title: 'Antes' },
    }
    expect(await save(admin(), 'hero', edit)).toMatchObject({ ok: true })
  })

  test('refuses a person without the role', async () => {
    const before = await hero()
    const intruder = { ...admin(), supabase: harness.clients.viewer }
    const edit = { before: seen, values: { title: 'TOMADO' } }
    const refused = { ok: false, title: 'Acesso negado' }
    expect(await save(intruder, 'hero', edit)).toMatchObject(refused)
    expect(await hero()).toEqual(before)
  })
})
