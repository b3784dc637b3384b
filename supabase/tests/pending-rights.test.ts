import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brandForm } from '@/lib/panel/hotel-forms'
import { registry, sections } from '@/lib/site/registry'
import { setList } from './content.ts'
import { type Client, hotels, sharedHarness } from './harness.ts'
import { pendingOf } from './pending.ts'
import { makePerson } from './people.ts'

const harness = sharedHarness()
const { sql, versions, store, arrive, apply, site, contentAt } = pendingOf(harness)
const [january, february] = ['2099-01-01T03:00Z', '2099-02-01T03:00Z']

async function newManager() {
  const person = await makePerson(harness, 'admin', { isManager: true })
  return { id: person.id, client: await person.signIn() }
}

let clerk: Client
let clerkId: string
let manager: Client
beforeAll(async () => {
  const person = await makePerson(harness)
  clerkId = person.id
  clerk = await person.signIn()
  manager = (await newManager()).client
})
beforeEach(() => sql('delete from public.pending_versions where true'))

const kinds = async () =>
  (await sql('select section, starts_at from public.pending_versions order by section')).map(
    ({ section, starts_at }) => `${section} ${starts_at ? 'planned' : 'draft'}`,
  )

const texts: Record<string, object> = {
  hero: { title: 'Depois' },
  about: { title: 'Depois' },
  configuration: { phone: '1' },
}

describe.each(sections.map(({ name }) => name))('%s', (section) => {
  const change = texts[section] ?? { name: 'Depois' }
  const base = { id: `of-${section}` }
  const keepVersion = (client: Client, starts_at?: string) =>
    store(section, base, change, { client, ...(starts_at && { starts_at }) })
  const shown = async () =>
    (await sql('select private.stored_item($1, $2, $3) as item', [hotels.a, section, base.id]))[0]?.item

  beforeEach(async () => {
    if (section === 'configuration') await sql(`update public.hotel_configurations set phone = ''`)
    else if (section in texts) await sql(`update public.${section}_sections set title = ''`)
    else await setList(harness, section, [{ ...base, slug: 'antes', name: 'Antes' }])
  })

  test('clerks and managers store, move, drop and publish; nobody else does (SAVE-18)', async () => {
    for (const client of [clerk, manager]) {
      const { id } = (await keepVersion(client).throwOnError()).data
      expect((await versions(client).update({ starts_at: january }).eq('id', id).select()).data).toHaveLength(
        1,
      )
      await arrive(-1)
      expect(await shown()).toMatchObject(change)
      expect(await apply()).toBe(1)
      const again = (await keepVersion(client, january).throwOnError()).data
      expect((await versions(client).delete().eq('id', again.id).select()).data).toHaveLength(1)
    }
    await keepVersion(clerk, january).throwOnError()
    const { anon, stranger, viewer, otherAdmin } = harness.clients
    for (const client of [anon, stranger, viewer, otherAdmin]) {
      expect((await keepVersion(client)).error?.code).toBe('42501')
      const ownVersions = () => versions(client)
      for (const asked of [
        ownVersions().select(),
        ownVersions().update({ starts_at: february }).eq('section', section).select(),
      ])
        expect((await asked).data ?? []).toEqual([])
      expect((await ownVersions().delete().eq('section', section).select()).data ?? []).toEqual([])
    }
  })

  test('a removed person’s versions become drafts and are not applied (AUTH-19, SAVE-18)', async () => {
    for (const removal of [
      'delete from public.user_hotel_access where user_id = $1',
      `update public.user_hotel_access set role = 'viewer' where user_id = $1`,
      'delete from auth.users where id = $1',
    ]) {
      const { id, client } = await newManager()
      await keepVersion(client, january).throwOnError()
      await sql(removal, [id])
      expect(await kinds()).toEqual([`${section} draft`])
      // It is not applied either when no trigger noticed the removal.
      await sql('alter table public.pending_versions disable trigger user')
      await sql('update public.pending_versions set starts_at = $1', [january])
      await arrive(-1)
      expect(await shown()).not.toMatchObject(change)
      expect(await apply()).toBe(0)
      expect(await kinds()).toEqual([`${section} draft`])
      await sql('delete from public.pending_versions where true')
    }
  })
})

describe('the brand', () => {
  const row = { id: 'brand' }

  test('is distinguished from other fields of its row as in the panel (BRAND-10)', async () => {
    const fields = Object.keys(registry.configuration.fields)
    const mayClerk = `select private.may_change($1, $2, 'configuration', array[$3]) as may`
    const refused = []
    for (const field of fields)
      if (!(await sql(mayClerk, [clerkId, hotels.a, field]))[0]?.may) refused.push(field)
    expect(refused.toSorted()).toEqual(Object.keys(brandForm.shape).toSorted())
  })

  test.each(Object.keys(brandForm.shape))(
    'a clerk cannot plan a change of %s, and a manager can (BRAND-10, SAVE-18)',
    async (field) => {
      const change = { [field]: field.endsWith('color') ? '#111111' : 'wave' }
      const refusal = { error: { code: '42501', hint: 'brand' } }
      const keepVersion = (client: Client, more = {}) =>
        store('configuration', row, change, { client, ...more })
      for (const moments of [{}, { starts_at: january }, { starts_at: '-infinity' }])
        expect(await keepVersion(clerk, moments)).toMatchObject(refusal)
      // The base does not matter.
      const same = { ...row, ...change }
      const { id } = (await store('configuration', same, {}, { client: clerk }).throwOnError()).data
      expect(await versions(clerk).update({ base: row }).eq('id', id)).toMatchObject(refusal)

      await keepVersion(manager, { starts_at: january }).throwOnError()
      const theirs = versions(clerk)
      for (const values of [{ starts_at: february }, { ends_at: february }, { item: same, base: same }])
        expect(await theirs.update(values).neq('id', id)).toMatchObject(refusal)
      expect(await theirs.delete().neq('id', id)).toMatchObject(refusal)
      await arrive(-1)
      expect((await site()).configuration).toMatchObject(change)
      expect(await apply()).toBe(1)
    },
  )

  test('of a former manager’s plans becomes a draft, and other plans stay (AUTH-19)', async () => {
    const { id, client } = await newManager()
    await store('configuration', row, { emblem: 'sun' }, { client, starts_at: january }).throwOnError()
    await store('hero', row, { title: 'Fica' }, { client, starts_at: january }).throwOnError()
    await sql('update public.user_hotel_access set is_manager = false where user_id = $1', [id])
    expect(await kinds()).toEqual(['configuration draft', 'hero planned'])
    await sql('delete from public.pending_versions')
  })

  test('of a former manager does not revert by itself, even when no trigger noticed (AUTH-19)', async () => {
    const { id, client } = await newManager()
    await sql(`update public.hotel_configurations set emblem = 'wave'`)
    const moments = { starts_at: january, ends_at: february }
    await store('configuration', row, { emblem: 'sun' }, { client, ...moments }).throwOnError()
    await arrive(-1, 60)
    await apply()
    await sql('alter table public.user_hotel_access disable trigger user')
    await sql('update public.user_hotel_access set is_manager = false where user_id = $1', [id])
    await sql('alter table public.user_hotel_access enable trigger user')
    await arrive(-2, -1)
    expect((await site()).configuration.emblem).toBe('sun')
    expect(await apply()).toBe(0)
    expect(await sql('select starts_at, change, version from public.pending_versions')).toEqual([
      { starts_at: null, change: { emblem: 'wave' }, version: 3 },
    ])
  })
})

test('a plan that becomes a draft keeps its author, and the person who plans it again becomes the author (SAVE-18)', async () => {
  const { data } = await store(
    'hero',
    { id: 'hero' },
    { title: 'x' },
    { client: manager, starts_at: january },
  )
  const author = async () => (await versions().select('updated_by').single().throwOnError()).data.updated_by
  const first = await author()
  const move = (starts_at: string | null) =>
    versions(clerk).update({ starts_at }).match({ id: data?.id }).throwOnError()
  await move(null)
  expect([await author(), first]).toEqual([first, expect.any(String)])
  expect(first).not.toBe(clerkId)
  await move(january)
  expect(await author()).toBe(clerkId)
})

test('a person can leave while their change cannot be written (AUTH-19)', async () => {
  const { id, client } = await newManager()
  await store('hero', { id: 'hero' }, { '': '1' }, { client, starts_at: '-infinity' }).throwOnError()
  await sql('delete from public.user_hotel_access where user_id = $1', [id])
  expect(await kinds()).toEqual(['hero draft'])
})

test('leaving publishes due changes, keeps active ones, and revokes links and sessions (AUTH-19)', async () => {
  const { id, client } = await newManager()
  const plan = (section: string, change: object, ends_at: string | null = null) =>
    store(section, { id: 'x' }, change, { client, starts_at: january, ends_at }).throwOnError()
  await sql(`update public.about_sections set title = 'Antes'`)
  await plan('about', { title: 'Só hoje' }, february)
  await arrive(-1, 60)
  await apply()
  await plan('hero', { title: 'Vencida' })
  await arrive(-1, 60)
  for (const [author, hash] of [[client, 'a'] as const, [clerk, 'b'] as const])
    await author
      .from('preview_links')
      .insert({ id: randomUUID(), hotel_id: hotels.a, token_hash: hash.repeat(64) })
      .throwOnError()

  await sql('delete from public.user_hotel_access where user_id = $1', [id])
  // Reverting it needs somebody's confirmation.
  expect(await kinds()).toEqual(['about draft', 'hero draft'])
  const rows = await sql('select section, change, base, replaced from public.pending_versions order by 1')
  expect(rows).toMatchObject([
    { section: 'about', change: { title: 'Antes' }, base: { id: 'x', title: 'Só hoje' }, replaced: null },
    { section: 'hero', change: { title: '' }, replaced: null },
  ])
  expect(await site()).toMatchObject({ hero: { title: 'Vencida' }, about: { title: 'Só hoje' } })
  expect((await contentAt(february)).about.title).toBe('Só hoje')
  const left = 'select created_by = $1 as theirs from public.preview_links where revoked_at is null'
  expect(await sql(left, [id])).toEqual([{ theirs: false }])
  expect((await store('hero', { id: 'x' }, {}, { client })).error?.code).toBe('42501')
  expect((await versions(client).select()).data).toEqual([])
})
