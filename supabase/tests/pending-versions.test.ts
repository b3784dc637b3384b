import { beforeEach, describe, expect, test } from 'vitest'
import { setList } from './content.ts'
import { historyOf, hotels, published, sharedHarness, storedList } from './harness.ts'
import { type Moments, pendingOf } from './pending.ts'

const harness = sharedHarness()
const { sql, versions, store, arrive, apply, site, contentAt } = pendingOf(harness)
const [january, february, march] = ['2099-01-01T03:00Z', '2099-02-01T03:00Z', '2099-03-01T03:00Z']

const room = { id: 'r', name: 'Quarto', price: 900, unit: { of: 'noite' }, active: true }
const hidden = { id: 'hidden', active: false }
const others = [{ id: 'q', slug: 'taken' }, hidden]

const change = (values: object, moments: Moments = { starts_at: january }) =>
  store('rooms', room, values, moments)
const planNewRoom = (item: object) => store('rooms', null, item, { starts_at: january })
const set = (values: object) => setList(harness, 'rooms', [...others, { ...room, ...values }])
const readRoom = async () => (await storedList(harness, 'rooms')).data.find(({ id }) => id === 'r')
const readNotices = async () =>
  (await historyOf(harness, 'security'))
    .map(({ data }) => Object(data))
    .flatMap(({ pending_version, row }) => (pending_version ? [`${row.item_id} ${pending_version}`] : []))

beforeEach(async () => {
  await sql('delete from public.pending_versions where true')
  await set({})
})

describe('at its moment', () => {
  test('only fields that differ from the base change, versions follow each other, and only their moments are public before (SAVE-12)', async () => {
    await change({ price: 950 })
    await change({ price: 990, unit: { of: 'dia' } }, { starts_at: february })
    await store('rooms', hidden, { active: true }, { starts_at: january })
    await planNewRoom({ id: 'new', name: 'Novo', updatedAt: 'then' })
    await store('hero', { id: 'hero' }, { title: 'Verão' }, { starts_at: january })
    await change({ name: 'Só um rascunho' }, {})
    await set({ name: 'Suíte' })
    const now = await site()
    expect(now.rooms).toEqual([others[0], { ...room, name: 'Suíte' }])
    expect(now.changes).toEqual([january, february].map((moment) => Date.parse(moment)))
    expect(JSON.stringify(now)).not.toMatch(/950|990|"new"|Verão|rascunho/)
    const then = await contentAt(january)
    expect(then.rooms).toEqual([
      others[0],
      { ...hidden, active: true },
      { ...room, name: 'Suíte', price: 950 },
      { id: 'new', name: 'Novo', updatedAt: '2099-01-01T03:00:00.000Z' },
    ])
    expect(then.hero).toEqual({ ...now.hero, title: 'Verão' })
    expect((await contentAt(march)).rooms[2]).toMatchObject({ price: 990, unit: { of: 'dia' } })
    expect((await contentAt(march, hotels.b)).rooms).toEqual([published])
  })

  test('it is written once, by its author, as it was shown (HIST-10)', async () => {
    await change({ price: 950 })
    await planNewRoom({ id: 'new', name: 'Novo' })
    await store('about', { id: 'about' }, { title: 'Depois' }, { starts_at: january })
    expect(await apply(harness.clients.anon)).toBe(0)
    await arrive(-1)
    const { rooms, about, changes } = await site()
    expect([changes, about.title]).toEqual([[], 'Depois'])
    expect((await Promise.all([apply(), apply()])).toSorted()).toEqual([0, 3])
    expect(await site()).toMatchObject({ rooms, about })
    expect((await storedList(harness, 'rooms')).data).toEqual([...others, rooms[1], rooms[2]])
    const written = `select by_itself, changed_by, changed_at < now() - interval '50 seconds' as is_earlier
      from public.hotel_content_history where section in ('rooms', 'about') order by id desc limit 3`
    const byItself = { by_itself: true, changed_by: harness.userIds.admin, is_earlier: true }
    expect(await sql(written)).toEqual([byItself, byItself, byItself])
    expect((await versions().select()).data).toEqual([])
    await change({ name: 'Agora' }, { starts_at: '-infinity' })
    expect(await apply()).toBe(1)
    expect((await sql(written))[0]).toMatchObject({ by_itself: false })
  })

  test('a field without a name holds back no other version (SAVE-16, PUB-13)', async () => {
    await store('hero', { id: 'hero' }, { '': '1' }, { starts_at: january }).throwOnError()
    await change({ price: 950 })
    await arrive(-1)
    expect(await apply()).toBe(2)
    expect(await readRoom()).toMatchObject({ price: 950 })
    expect((await versions().select('item_id, starts_at')).data).toEqual([
      { item_id: 'hero', starts_at: null },
    ])
  })

  test('a version that only needs a retry stays due, and does not hold up another hotel', async () => {
    await sql(`create function public.fail() returns trigger language plpgsql as $$
      begin raise exception 'x' using errcode = '40001'; end $$`)
    await sql(`create trigger fail before update on public.hotel_content for each row
      when (new.hotel_id = '${hotels.a}') execute function public.fail()`)
    await change({ price: 950 })
    const theirs = { hotel_id: hotels.c, section: 'hero', item_id: 'hero' }
    await versions()
      .insert({ ...theirs, base: { id: 'hero' }, item: { id: 'hero', title: 'x' }, starts_at: january })
      .throwOnError()
    await arrive(-1)
    await sql('select private.apply_everywhere()')
    expect(await sql('select section, starts_at < now() as is_due from public.pending_versions')).toEqual([
      { section: 'rooms', is_due: true },
    ])
    await sql('drop function public.fail cascade')
    expect(await apply()).toBe(1)
  })

  test('a version that cannot be written becomes a draft again, and the history says so (SAVE-16, HIST-10)', async () => {
    await store('rooms', { id: 'gone' }, { name: 'x' }, { starts_at: january })
    await change({ slug: 'taken', name: 'Outro' })
    await planNewRoom({ id: 'new', slug: 'taken' })
    await store('configuration', { id: 'brand' }, { phone: null }, { starts_at: january })
    await arrive(-1)
    const { rooms } = await site()
    expect(rooms).toEqual([others[0], { ...room, name: 'Outro' }])
    expect(await apply()).toBe(4)
    expect((await site()).rooms).toEqual(rooms)
    const drafts = await versions().select().is('starts_at', null).order('item_id').throwOnError()
    expect(drafts.data.map(({ item_id }) => item_id)).toEqual(['brand', 'gone', 'new'])
    expect((await readNotices()).slice(-4).toSorted()).toEqual([
      ...['brand WITHDRAWN', 'gone WITHDRAWN', 'new WITHDRAWN', 'r NOT WHOLLY APPLIED'],
    ])
  })
})

describe('with an end', () => {
  const between = { starts_at: january, ends_at: february }

  test('the previous values return, each written at its moment, and old addresses stay known (SAVE-12)', async () => {
    const values = { price: 950, slug: 'natal', previousSlugs: ['r'], extra: true }
    await set({ slug: 'r' })
    await store('rooms', { ...room, ...{ slug: 'r' } }, values, between)
    const returned = { ...room, slug: 'r', previousSlugs: ['r'] }
    expect((await contentAt(january)).rooms[1]).toMatchObject(values)
    expect((await contentAt(february)).rooms[1]).toEqual(returned)
    expect((await site()).changes).toHaveLength(2)
    await arrive(-5, 5)
    expect(await apply()).toBe(1)
    expect(await readRoom()).toMatchObject(values)
    expect((await versions().select().single()).data?.replaced).toEqual({ price: 900, slug: 'r' })
    await arrive(-5, -1)
    expect((await site()).rooms[1]).toEqual(returned)
    expect(await apply()).toBe(1)
    expect(await readRoom()).toEqual(returned)

    await set({})
    await change({ price: 970 }, between)
    await arrive(-5, -1)
    expect(await apply()).toBe(2)
    const prices = (await historyOf(harness, 'rooms')).slice(-2).map(({ data }) => Object(data)[2].price)
    expect(prices).toEqual([970, 900])
    expect((await versions().select()).data).toEqual([])
  })

  test('later changes by somebody else are kept, and the history says so (SAVE-22)', async () => {
    await change({ price: 950, name: 'Natal' }, { starts_at: january, ends_at: march })
    await change({ price: 1200 }, { starts_at: february })
    expect((await contentAt(march)).rooms[1]).toEqual({ ...room, price: 1200 })
    await versions().delete().is('ends_at', null).throwOnError()
    await arrive(-5, 5)
    await apply()
    await set({ price: 980, name: 'Natal' })
    await arrive(-5, -1)
    await apply()
    expect(await readRoom()).toEqual({ ...room, price: 980 })
    expect((await readNotices()).at(-1)).toBe('r NOT WHOLLY APPLIED')
  })

  test('values that can no longer return become a draft (SAVE-16)', async () => {
    const description = 'x'.repeat(200_000)
    await set({ description })
    await store('rooms', { ...room, ...{ description } }, { description: '' }, between).throwOnError()
    await arrive(-5, 5)
    await apply()
    const filler = Array.from({ length: 8 }, (_, n) => ({ id: `f${n}`, text: 'x'.repeat(250_000) }))
    await setList(harness, 'rooms', [{ ...room, description: '' }, ...filler])
    await arrive(-5, -1)
    expect(await apply()).toBe(1)
    expect(await readRoom()).toMatchObject({ description: '' })
    const { data } = await versions().select().single()
    expect(data).toMatchObject({ starts_at: null, replaced: null, change: { description } })
    expect((await readNotices()).at(-1)).toBe('r WITHDRAWN')
  })

  /** Returns the planned prices on the 7th, 8th, 10th and 12th, and the stored ones when these moments arrive. */
  async function prices() {
    const shown: unknown[] = []
    for (const day of ['07', '08', '10', '12'])
      shown.push((await contentAt(`2099-01-${day}T03:00Z`)).rooms[1].price)
    const written: unknown[] = []
    for (const day of [7, 8, 10, 12]) {
      await sql('alter table public.pending_versions disable trigger user')
      const move = (column: string) =>
        sql(
          `update public.pending_versions set ${column} = now() - interval '1 minute'
           where ${column} = make_timestamptz(2099, 1, $1, 3, 0, 0, 'UTC')`,
          [day],
        )
      await sql(`update public.pending_versions set starts_at = starts_at - interval '5 minutes'
        where starts_at < '2098-01-01'`)
      await move('ends_at')
      await move('starts_at')
      await sql('alter table public.pending_versions enable trigger user')
      await apply()
      written.push(Object(await readRoom()).price)
    }
    return { shown, written }
  }

  const shownAndWritten = (...expected: number[]) => ({ shown: expected, written: expected })
  const days = (starts: string, ends?: string) => ({
    starts_at: `2099-01-${starts}T03:00Z`,
    ...(ends && { ends_at: `2099-01-${ends}T03:00Z` }),
  })

  test('when two overlap, the last end restores the value before both (SAVE-22)', async () => {
    await set({ price: 1480 })
    await change({ price: 990 }, days('07', '10')).throwOnError()
    await change({ price: 1200 }, days('08', '12')).throwOnError()
    // Another room has the same prices.
    await store('rooms', hidden, { price: 1480 }, days('07', '12')).throwOnError()
    expect(await prices()).toEqual(shownAndWritten(990, 1200, 1200, 1480))
  })

  test('when two have the same value, it stays until the last end, or forever (SAVE-22)', async () => {
    for (const [first, second, expected] of [
      [days('07', '10'), days('08'), shownAndWritten(990, 990, 990, 990)],
      [days('07', '10'), days('08', '12'), shownAndWritten(990, 990, 990, 1480)],
      [days('07', '12'), days('08', '10'), shownAndWritten(990, 990, 990, 1480)],
    ] as const) {
      await set({ price: 1480 })
      await change({ price: 990 }, first).throwOnError()
      await store('rooms', { ...room, ...{ price: 1480 } }, { price: 990 }, second).throwOnError()
      expect(await prices()).toEqual(expected)
    }
  })

  test('it never precedes the start, and neither a draft nor a new item has one (SAVE-13)', async () => {
    const refused = { error: { code: '23514' } }
    expect(await change({ price: 1 }, { starts_at: february, ends_at: january })).toMatchObject(refused)
    expect(await change({ price: 1 }, { ends_at: january })).toMatchObject(refused)
    expect(await store('rooms', null, { id: 'n' }, between)).toMatchObject(refused)
    await change({ price: 1 }, between)
    expect(await versions().update({ starts_at: march }).eq('item_id', 'r')).toMatchObject(refused)
  })

  test('once started only its end can move, and when dropped, nothing returns (SAVE-13)', async () => {
    const updateVersion = (values: object) => versions().update(values).eq('item_id', 'r').select()
    await change({ price: 950 }, between)
    await arrive(-5, 5)
    await apply()
    for (const values of [{ starts_at: march }, { item: { id: 'r' } }, { base: { id: 'r' } }])
      expect((await updateVersion(values)).error?.hint).toBe('begun')
    expect((await updateVersion({ ends_at: null })).error?.code).toBe('23514')
    expect((await updateVersion({ ends_at: '-infinity' })).data).toHaveLength(1)
    expect(await apply()).toBe(1)
    expect(await readRoom()).toEqual(room)
    await change({ price: 970 }, between)
    await arrive(-5, 5)
    await apply()
    await versions().delete().eq('item_id', 'r').throwOnError()
    expect((await contentAt(march)).rooms[1]).toMatchObject({ price: 970 })
  })
})

describe('the database', () => {
  test('sets version, author and time, and records plans, moves and deletions (HIST-10)', async () => {
    const { data: draft } = await change({ name: 'Rascunho' }, {}).throwOnError()
    expect(draft).toMatchObject({ updated_by: harness.userIds.admin, change: { name: 'Rascunho' } })
    const before = (await readNotices()).length
    const move = (version: number, starts_at: string) =>
      versions().update({ starts_at }).match({ id: draft.id, version }).select()
    expect((await move(draft.version + 1, january)).data).toEqual([])
    const [row] = (await move(draft.version, '2001-01-01')).data ?? []
    expect(row?.version).toBe(draft.version + 1)
    expect(Date.now() - Date.parse(row?.starts_at ?? '')).toBeLessThan(60_000)
    expect((await move(draft.version + 1, january)).data).toHaveLength(1)
    await versions().delete().eq('id', draft.id).throwOnError()
    expect((await readNotices()).slice(before)).toEqual(['r UPDATE', 'r UPDATE', 'r DELETE'])
  })

  test('compares a planned version with the item as it will be by then, and returns that item (SAVE-14)', async () => {
    await change({ price: 950 })
    await change({ price: 990 }, { starts_at: february })
    await store('hero', { ...{ id: 'hero', title: 'antes' } }, { title: 'Verão' }, { starts_at: january })
    await change({ name: 'Rascunho' }, {})
    const read = async (p_ids: string[] = []) => {
      const asked = { p_hotel_id: hotels.a, p_section: p_ids.length > 0 ? '' : 'rooms', p_ids }
      return (await harness.clients.admin.rpc('pending_of', asked).throwOnError()).data
    }
    await set({ price: 920, name: 'Suíte' })
    const now = { ...room, price: 920, name: 'Suíte' }
    expect((await read()).map(({ item, base, then_item }) => ({ item, base, then_item }))).toEqual([
      { item: { ...room, name: 'Rascunho' }, base: room, then_item: now },
      { item: { ...room, price: 950 }, base: room, then_item: now },
      { item: { ...room, price: 990 }, base: { ...room, price: 950 }, then_item: { ...now, price: 950 } },
    ])
    const { data } = await versions().update({ starts_at: march }).eq('section', 'hero').select().single()
    expect(data).toMatchObject({ base: { id: 'hero', title: '' }, item: { id: 'hero', title: 'Verão' } })
    expect(await read([data?.id ?? ''])).toMatchObject([{ then_item: { id: 'hero', title: '' } }])
    const theirs = { p_hotel_id: hotels.a, p_section: '', p_ids: [] }
    expect((await harness.clients.otherAdmin.rpc('pending_of', theirs)).data).toEqual([])
    expect((await harness.clients.anon.rpc('pending_of', theirs)).error?.code).toBe('42501')
  })

  test.each([
    ['another id', { item: { id: 'other' } }],
    ['no id', { item: { name: 'x' } }],
    ['a base that is a list', { base: [] }],
    ['a base without its id', { base: {} }],
    ['a base with a number as its id', { base: { id: 7 } }],
    ['more than 256 kB', { item: { id: 'r', description: 'x'.repeat(262_144) } }],
    ['a moment too far in the future', { starts_at: '2200-01-01' }],
  ])('refuses %s', async (_, values) => {
    await change({}, {})
    expect((await versions().update(Object(values)).eq('item_id', 'r')).error?.code).toBe('23514')
  })

  test('refuses a number as an id', async () => {
    const row = { hotel_id: hotels.a, section: 'rooms', item_id: '7', item: { id: 7 } }
    expect((await versions().insert(row)).error?.code).toBe('23514')
  })

  test('keeps at most 200 per hotel, and those of a deleted item for 90 days (DRAFT-4)', async () => {
    await store('rooms', { id: 'gone' }, { price: 1 })
    await store('configuration', { id: 'brand' }, { phone: '1' })
    await sql('alter table public.pending_versions disable trigger user')
    await sql(`update public.pending_versions set updated_at = now() - interval '91 days'`)
    await sql('alter table public.pending_versions enable trigger user')
    await change({ price: 1 }, {})
    const { data } = await versions().select('item_id').order('item_id').throwOnError()
    expect(data.map(({ item_id }) => item_id)).toEqual(['brand', 'r'])
    const row = (id: string) => ({ hotel_id: hotels.c, section: 'rooms', item_id: id, item: { id } })
    await versions()
      .insert(Array.from({ length: 200 }, (_, index) => row(`d${index}`)))
      .throwOnError()
    expect((await versions().insert(row('more'))).error?.code).toBe('23514')
  })
})
