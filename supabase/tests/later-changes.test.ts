import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cancelChange,
  confirmChange,
  markChange,
  markDrafts,
  rescheduleChange,
} from '@/app/admin/_list/later-actions'
import { itemFingerprint, type StoredItem, storedItems } from '@/lib/content/list'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { sql as ownSql, setList, stubSite } from './content.ts'
import { type Client, historyOf, hotels, published, sharedHarness, storedList } from './harness.ts'
import { makePerson } from './people.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))
vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn() }))

const harness = sharedHarness()
beforeAll(() => {
  stubSite()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
})

const changes = (client: Client = harness.clients.admin) => client.from('content_changes')
const slug = { p_slug: 'hotel-a' }
const january = '2099-01-01T03:00:00Z'

type Change = { section?: string; item_id?: string; takes_effect_at?: string; change: object; base?: object }

async function mark({ base, ...more }: Change, client?: Client) {
  const row = { hotel_id: hotels.a, section: 'rooms', item_id: 'r', takes_effect_at: january, ...more }
  return changes(client).insert(JSON.parse(JSON.stringify({ ...row, base: base ?? null })))
}

const sql = (text: string, values?: unknown[]) => ownSql(harness, text, values)

/** As if the time had come a minute ago, and the change had been marked an hour before. */
async function arrive() {
  await sql('alter table public.content_changes disable trigger user')
  await sql(
    `update public.content_changes set takes_effect_at = now() - interval '1 minute', marked_at = now() - interval '1 hour'`,
  )
  await sql('alter table public.content_changes enable trigger user')
}

async function contentAt(at: string, hotel = hotels.a) {
  const [row] = await sql('select public.content_at($1, $2) as content', [hotel, at])
  return Object(row?.content)
}

const site = async () => Object((await harness.clients.anon.rpc('site_content', slug).throwOnError()).data)
const version = async () => (await harness.clients.anon.rpc('site_version', slug).throwOnError()).data
const apply = async (client: Client = harness.clients.admin) =>
  (await client.rpc('apply_due_changes', slug).throwOnError()).data
const decisions = async () => (await historyOf(harness, 'security')).map(({ data }) => Object(data))

const stored = { id: 'r', name: 'Quarto', price: { now: 900, unit: 'noite' }, active: true }
const others = [
  { id: 'q', slug: 'taken' },
  { id: 'hidden', active: false },
]

beforeEach(async () => {
  await sql('delete from public.content_changes')
  await setList(harness, 'rooms', [...others, stored])
})

test('a change is merged at its moment, several in a row, and nothing of it is told before', async () => {
  await mark({ change: { price: { now: 950 } }, base: stored })
  await mark({
    change: { price: { now: 990 }, name: 'Suíte' },
    base: stored,
    takes_effect_at: '2099-02-01T03:00Z',
  })
  await mark({ item_id: 'hidden', change: { active: true, images: ['x/new.jpg'] }, base: { id: 'hidden' } })
  await mark({ item_id: 'new', change: { id: 'new', name: 'Novo', updatedAt: 'then' } })
  await mark({ section: 'hero', item_id: 'hero', change: { title: 'Verão' }, base: {} })
  const now = await site()
  expect(now.rooms).toEqual([others[0], stored])
  expect(now.changes).toEqual([Date.parse(january), Date.parse('2099-02-01T03:00Z')])
  expect(JSON.stringify(now)).not.toMatch(/950|990|Suíte|new|Verão/)
  const then = await contentAt(january)
  expect(then.rooms).toEqual([
    others[0],
    { id: 'hidden', active: true, images: ['x/new.jpg'] },
    { ...stored, price: { now: 950, unit: 'noite' } },
    { id: 'new', name: 'Novo', updatedAt: '2099-01-01T03:00:00.000Z' },
  ])
  expect(then.hero).toEqual({ ...now.hero, title: 'Verão' })
  expect(then.changes).toEqual([Date.parse('2099-02-01T03:00Z')])
  expect((await contentAt('2099-03-01')).rooms[2]).toMatchObject({
    name: 'Suíte',
    price: { now: 990, unit: 'noite' },
  })
  expect((await contentAt('2099-03-01', hotels.b)).rooms).toEqual([published])
})

test('what is due is written once, with its version in the history, and stays as it was shown (HIST-10)', async () => {
  await mark({ change: { price: { now: 950 } }, base: stored })
  await mark({ item_id: 'new', change: { id: 'new', name: 'Novo' } })
  await mark({ section: 'about', item_id: 'about', change: { title: 'Depois' }, base: {} })
  const before = await version()
  expect(await apply()).toBe(0)
  await arrive()
  expect(await version()).not.toBe(before)
  const { rooms, about, changes: coming } = await site()
  expect(coming).toEqual([])
  expect(about.title).toBe('Depois')
  expect((await Promise.all([apply(), apply()])).toSorted()).toEqual([0, 3])
  expect(await site()).toMatchObject({ rooms, about })
  expect((await storedList(harness, 'rooms')).data).toEqual([...others, rooms[1], rooms[2]])
  const written = await sql(
    `select by_itself, changed_by, changed_at < now() - interval '50 seconds' as is_earlier
     from public.hotel_content_history where hotel_id = $1 and section in ('rooms', 'about') order by id desc limit 3`,
    [hotels.a],
  )
  const byItself = { by_itself: true, changed_by: harness.userIds.admin, is_earlier: true }
  expect(written).toEqual([byItself, byItself, byItself])
  expect(await sql('select 1 from public.content_changes')).toEqual([])
})

test('what does not apply any more changes nothing, and the history says so (HIST-10)', async () => {
  await mark({ item_id: 'gone', change: { name: 'x' }, base: { id: 'gone' } })
  await mark({ change: { slug: 'taken', name: 'Outro' }, base: stored })
  await mark({ item_id: 'new', change: { id: 'new', slug: 'taken' } })
  await mark({ section: 'configuration', item_id: 'configuration', change: { phone: null }, base: {} })
  await arrive()
  const { rooms } = await site()
  expect(rooms).toEqual([others[0], { ...stored, name: 'Outro' }])
  expect(await apply()).toBe(4)
  expect((await site()).rooms).toEqual(rooms)
  const told = (await decisions()).filter((data) => data.later_change === 'NOT WHOLLY APPLIED')
  expect(told.map(({ row }) => row.item_id).toSorted()).toEqual(['configuration', 'gone', 'new', 'r'])
})

describe('who may do what', () => {
  test('administrators of the hotel mark, move and drop; others see nothing', async () => {
    const { admin, otherAdmin, viewer, anon } = harness.clients
    for (const client of [otherAdmin, viewer, anon]) {
      expect((await mark({ change: { name: 'x' }, base: stored }, client)).error).not.toBeNull()
    }
    await mark({ change: { name: 'x' }, base: stored })
    for (const client of [otherAdmin, viewer]) {
      expect((await changes(client).select()).data).toEqual([])
      expect((await changes(client).delete().eq('item_id', 'r').select()).data).toEqual([])
    }
    expect((await changes(anon).select()).error).not.toBeNull()
    expect((await anon.rpc('apply_due_changes', slug)).error).not.toBeNull()
    const moved = changes().update({ takes_effect_at: '2001-01-01' }).eq('item_id', 'r')
    const { data } = await moved.select().single()
    expect(Date.now() - Date.parse(data?.takes_effect_at ?? '')).toBeLessThan(60_000)
    const rewritten = changes().update(Object({ change: {} }))
    expect((await rewritten.eq('item_id', 'r')).error).not.toBeNull()
    await changes(admin).delete().eq('item_id', 'r').throwOnError()
    const told = (await decisions()).map(({ later_change }) => later_change).slice(-3)
    expect(told).toEqual(['INSERT', 'UPDATE', 'DELETE'])
  })

  test('what is applied at once is not said to have happened by itself', async () => {
    await mark({ change: { name: 'Agora' }, base: stored, takes_effect_at: '2001-01-01' })
    expect(await apply()).toBe(1)
    const [last] = await sql(
      `select by_itself from public.hotel_content_history where section = 'rooms' order by id desc limit 1`,
    )
    expect(last).toEqual({ by_itself: false })
  })

  test('only managers mark changes of the brand, which anybody’s visit applies', async () => {
    const clerk = await (await makePerson(harness)).signIn()
    const manager = await (await makePerson(harness, 'admin', { isManager: true })).signIn()
    const key = { section: 'configuration', item_id: 'configuration', base: {} }
    expect((await mark({ ...key, change: { primary_color: '#112233' } }, clerk)).error?.hint).toBe('brand')
    expect((await mark({ ...key, change: { phone: '1' } }, clerk)).error).toBeNull()
    expect((await mark({ ...key, change: { primary_color: '#112233' } }, manager)).error).toBeNull()
    await arrive()
    expect(await apply(clerk)).toBe(2)
    expect((await site()).configuration).toMatchObject({ phone: '1', primary_color: '#112233' })
  })
})

describe('the panel’s actions', () => {
  const moment = { day: '2098-12-31', time: '22:00' }
  const rows = async () =>
    (await changes().select().order('takes_effect_at').order('item_id').throwOnError()).data

  test('mark only what a form changed, compared with what will be there by then', async () => {
    const list = 'testimonials' as const
    const item = { id: 't', name: 'Ana', quote: 'Bom.', active: true }
    await setList(harness, list, [item])
    const { panel } = registry[list]
    const edit = (fields: object, base: StoredItem = item) => ({
      list,
      id: 't',
      draft: null,
      back: null,
      expectedFingerprint: itemFingerprint(registry[list], base),
      values: { ...panel.read(base), ...fields },
    })
    expect(await markChange({ ...edit({}), moment })).toMatchObject({ ok: false, error: /^Nada muda/ })
    expect(await markChange({ ...edit({ name: '' }), moment })).toMatchObject({ ok: false })
    const past = await markChange({ ...edit({ quote: 'x' }), moment: { day: '2020-01-01', time: '00:00' } })
    expect(past).toMatchObject({ fieldErrors: { moment: expect.stringContaining('já passou') } })
    expect(await markChange({ ...edit({ quote: 'Ótimo.' }), moment })).toEqual({ ok: true })
    const later = { ...moment, time: '23:00' }
    expect(await markChange({ ...edit({ quote: 'Melhor.' }), moment: later })).toEqual({ ok: true })
    const [first, second] = await rows()
    expect(first).toMatchObject({ takes_effect_at: '2099-01-01T01:00:00+00:00', base: { quote: 'Bom.' } })
    expect(first?.change).toMatchObject({ quote: 'Ótimo.' })
    expect(Object.keys(Object(first?.change))).toEqual(['quote'])
    expect(second?.base).toMatchObject({ quote: 'Ótimo.' })

    // The earlier one is dropped, so the later one is compared with another text, until somebody keeps it.
    expect(await cancelChange({ change: first?.id ?? '' })).toEqual({ ok: true })
    expect(await cancelChange({ change: first?.id ?? '' })).toMatchObject({ ok: false })
    const kept = { list, change: second?.id ?? '' } as const
    expect(await confirmChange(kept)).toEqual({ ok: true })
    expect((await rows())[0]?.base).toMatchObject({ quote: 'Bom.' })
    expect(await rescheduleChange({ change: kept.change, moment: null })).toEqual({ ok: true })
    expect((await storedList(harness, list)).data).toMatchObject([{ ...item, quote: 'Melhor.' }])
    expect(await rows()).toEqual([])

    // A change for some time, beside an edit of another field meanwhile.
    const [stored = item] = storedItems((await storedList(harness, list)).data)
    const back = { ...moment, time: '21:00' }
    const early = await markChange({ ...edit({ quote: 'Já.' }, stored), moment, back })
    expect(early).toMatchObject({ ok: false, fieldErrors: { back: expect.stringContaining('depois') } })
    const forHour = { ...edit({ quote: 'Só por uma hora.' }, stored), moment: back, back: moment }
    expect(await markChange(forHour)).toEqual({ ok: true })
    expect(await rows()).toMatchObject([
      { change: { quote: 'Só por uma hora.' }, base: { quote: 'Melhor.' } },
      { change: { quote: 'Melhor.' }, base: { quote: 'Só por uma hora.' } },
    ])
    const ends = (await rows())[1]
    expect(Object.keys(Object(ends?.change))).toEqual(['quote'])
    for (const { id } of await rows()) await cancelChange({ change: id })
  })

  test('take all drafts of a page for one moment, or none, and give a new item back as a draft', async () => {
    const list = 'leisure_blocks'
    const block = { kind: 'quote', active: true, quote: 'Depois' }
    const drafts = harness.clients.admin.from('content_drafts')
    const key = { hotel_id: hotels.a, section: list }
    const draft = (id: string, data: object) => ({ ...key, item_id: id, data: { id, ...data } })
    await drafts.insert([draft('one', block), draft('two', { kind: 'quote', name: 'Vazio' })]).throwOnError()
    const ids = ['one', 'two']
    expect(await markDrafts({ list, ids, moment })).toMatchObject({ ok: false })
    expect(await rows()).toEqual([])
    const { item_id, data } = draft('two', block)
    await drafts
      .update({ data })
      .match({ ...key, item_id })
      .throwOnError()
    expect(await markDrafts({ list, ids, moment })).toEqual({ ok: true })
    expect(await rows()).toMatchObject(
      ids.map((id) => ({ item_id: id, base: null, change: { quote: 'Depois' } })),
    )
    expect((await drafts.select().match(key)).data).toEqual([])
    expect(await cancelChange({ change: (await rows())[0]?.id ?? '' })).toEqual({ ok: true })
    expect((await drafts.select('data').match(key)).data).toMatchObject([{ data: { quote: 'Depois' } }])
    await drafts.delete().match(key).throwOnError()
  })
})

test('a block that appears later on a home page that was never changed leaves what the page begins with (HOME-10)', async () => {
  await sql('delete from public.hotel_content where hotel_id = $1 and section = $2', [
    hotels.a,
    'home_blocks',
  ])
  const values = { ...registry.home_blocks.panel.read(), kind: 'quote', quote: 'Devagar.' }
  const moment = { day: '2099-01-01', time: '00:00' }
  const edit = { list: 'home_blocks' as const, id: 'later', expectedFingerprint: null, values }
  expect(await markChange({ ...edit, draft: null, moment, back: null })).toEqual({ ok: true })
  await arrive()
  await apply()
  const kinds = storedItems((await storedList(harness, 'home_blocks')).data).map(({ kind }) => kind)
  expect(kinds).toEqual([
    ...['welcome', 'accommodations', 'film', 'offers', 'location', 'testimonials', 'quote'],
  ])
})
