import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteItem, duplicateItem, saveItem, setItemActive } from '@/app/admin/_list/actions'
import {
  deletePendingVersion,
  reschedulePendingVersions,
  savePendingVersion,
} from '@/app/admin/_pending/actions'
import { saveBrand, saveConfiguration } from '@/app/admin/_sections/actions'
import { itemFingerprint, type StoredItem, storedItems } from '@/lib/content/list'
import { readPending } from '@/lib/content/read-pending'
import { reviewPending } from '@/lib/content/review-pending'
import { readItems } from '@/lib/content/section-store'
import { getBrokenEntries, getFormVersions, getPendingEntries } from '@/lib/panel/pending-queries'
import { registry } from '@/lib/panel/registry'
import { getPeople, withLeaving } from '@/lib/team/team'
import { adminOf, adminOnLine } from './admin.ts'
import { sql as ownSql, setList, stubSite } from './content.ts'
import { hotels, sharedHarness, storedList } from './harness.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))
vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn() }))

const harness = sharedHarness()
const sql = (text: string, values?: unknown[]) => ownSql(harness, text, values)
const admin = () => adminOf(harness)
const versions = (section?: string) => readPending(admin(), section ? { section } : {})

beforeAll(stubSite)
beforeEach(async () => {
  // Due versions are applied once per request.
  checkAdmin.mockImplementation(async () => ({ admin: admin() }))
  await sql('delete from public.pending_versions')
  await setList(harness, list, [item])
})

const list = 'testimonials'
const item = { id: 't', name: 'Ana', quote: 'Bom.', active: true }
const readStored = async () => storedItems((await storedList(harness, list)).data)
const moment = (time: string) => ({ day: '2098-12-31', time })

/** Returns what a form for the item sends with these fields changed. */
function edit(fields: object, base: StoredItem = item) {
  const definition = registry[list]
  const values = { ...definition.panel.read(base), ...fields }
  return {
    section: list,
    id: 't',
    pending: null,
    expectedFingerprint: itemFingerprint(definition, base),
    values,
  } as const
}

/** Moves versions in their current state. */
async function move(ids: string[], moments: Parameters<typeof reschedulePendingVersions>[0]['moments']) {
  const shown = (await versions()).filter(({ id }) => ids.includes(id))
  return await reschedulePendingVersions({
    versions: shown.map(({ id, version }) => ({ id, version })),
    moments,
  })
}

async function plan(fields: object, time: string, ends: string | null = null) {
  const moments = { starts: moment(time), ends: ends === null ? null : moment(ends) }
  const result = await savePendingVersion({ ...edit(fields), moments })
  if (!result.ok) throw new Error(result.error)
  return result.mark.seen
}

type Seen = { id: string; version: number }

const notice = {
  id: 'notice',
  name: 'Aviso aos hóspedes',
  text: 'Obras.',
  starts: '2098-01-01',
  ends: '2098-06-01',
}

/** Returns what the form of the stored notice sends with these fields changed. */
async function noticeForm(fields: object) {
  const { panel } = registry.notice
  const [stored = notice] = await readItems(admin(), registry.notice)
  const expectedValues = panel.read(stored)
  const expectedFingerprint = itemFingerprint(registry.notice, stored)
  return {
    id: 'notice',
    expectedFingerprint,
    expectedValues,
    values: { ...expectedValues, ...fields },
  } as const
}

async function planNotice(fields: object, time: string) {
  const { expectedValues: _, ...form } = await noticeForm(fields)
  const moments = { starts: moment(time), ends: null }
  return await savePendingVersion({ ...form, section: 'notice', pending: null, moments })
}

async function saveNotice(fields: object) {
  return await saveItem({ ...(await noticeForm(fields)), list: 'notice', force: false })
}

describe('a pending version of a list item', () => {
  test('is planned only if a save would accept it, with only the fields changed in the form (SAVE-12)', async () => {
    const at = { moments: { starts: moment('22:00'), ends: null } }
    expect(await savePendingVersion({ ...edit({}), ...at })).toMatchObject({ ok: false, error: /^Nada muda/ })
    expect(await savePendingVersion({ ...edit({ quote: '' }), ...at })).toMatchObject({
      fieldErrors: { quote: /./ },
    })
    const past = { starts: { day: '2020-01-01', time: '00:00' }, ends: null }
    const late = await savePendingVersion({ ...edit({ quote: 'x' }), moments: past })
    expect(late).toMatchObject({ fieldErrors: { 'moments.starts': /já passou/ } })
    const back = { starts: moment('22:00'), ends: moment('21:00') }
    expect(await savePendingVersion({ ...edit({ quote: 'x' }), moments: back })).toMatchObject({
      fieldErrors: { 'moments.ends': /depois/ },
    })
    await plan({ quote: 'Ótimo.' }, '22:00', '23:00')
    expect(await sql('select change, base from public.pending_versions')).toEqual([
      { change: { quote: 'Ótimo.' }, base: item },
    ])
    expect(await readStored()).toEqual([item])
  })

  test('is compared with the item as it will be by then, moved with its end, published and undone (SAVE-13, SAVE-14)', async () => {
    const first = await plan({ quote: 'Ótimo.' }, '20:00')
    const { id } = await plan({ quote: 'Melhor.' }, '21:00', '23:00')
    const [, second] = await versions()
    expect(second?.base).toMatchObject({ quote: 'Ótimo.' })
    // Without the first it is compared with another text, until it is moved.
    await deletePendingVersion(first)
    expect((await getPendingEntries(admin()))[0]?.pending.problems).toHaveLength(1)
    expect(await move([id], { starts: moment('23:30'), ends: moment('23:15') })).toMatchObject({
      ok: false,
    })
    expect(await move([id], { starts: null })).toMatchObject({ ok: false, error: /Escolha o dia/ })
    expect(await move([id], { starts: moment('22:00') })).toMatchObject({ ok: true })
    expect((await getPendingEntries(admin()))[0]?.pending.problems).toEqual([])
    const [moved] = await versions()
    expect([moved?.starts, moved?.ends].map((at) => new Date(at ?? 0).toISOString().slice(11, 16))).toEqual([
      '01:00',
      '02:00',
    ])

    expect(await move([id], null)).toMatchObject({ ok: true })
    expect(await readStored()).toMatchObject([{ quote: 'Melhor.' }])
    const [begun] = await versions()
    expect(begun).toMatchObject({ id, replaced: { quote: 'Bom.' } })
    const again = { ...edit({ quote: 'Outro.' }), pending: { id, version: begun?.version ?? 0 } }
    expect(await savePendingVersion(again)).toMatchObject({ ok: false, error: /já aconteceu/ })
    expect(await move([id], null)).toMatchObject({ ok: true })
    expect(await readStored()).toMatchObject([{ quote: 'Bom.' }])
    expect(await versions()).toEqual([])
  })

  test('keeps its moments when saved again; a draft is planned once complete, or dropped (DRAFT-2, DRAFT-3, SAVE-13)', async () => {
    const known = await plan({ quote: 'Ótimo.' }, '22:00', '23:00')
    const again = { ...edit({ quote: 'Melhor.' }), pending: known }
    const saved = await savePendingVersion(again)
    expect(saved).toMatchObject({ ok: true, mark: { id: known.id, starts: expect.any(Number) } })
    expect(await versions()).toMatchObject([{ item: { quote: 'Melhor.' }, ends: expect.any(Number) }])
    // Simulates a concurrent save.
    expect(await savePendingVersion(again)).toMatchObject({ ok: false, error: /mudou esta versão em/ })
    await sql('delete from public.pending_versions')

    const draft = await savePendingVersion(edit({ quote: '', name: 'Bia' }))
    if (!draft.ok) throw new Error(draft.error)
    expect(await move([draft.mark.id], { starts: moment('22:00') })).toMatchObject({
      error: /não está completo/,
    })
    const gone = await deletePendingVersion(draft.mark.seen)
    expect(await versions()).toEqual([])
    // Undoes the deletion of a draft, then of a planned version.
    if (!gone.ok || !gone.deleted) throw new Error('not dropped')
    expect(await savePendingVersion(gone.deleted)).toMatchObject({ ok: true })
    expect(await versions()).toMatchObject([{ item: { quote: '', name: 'Bia' }, starts: null }])
    await sql('delete from public.pending_versions')
    const planned = await deletePendingVersion(await plan({ quote: 'Ótimo.' }, '22:00', '23:00'))
    if (!planned.ok || !planned.deleted) throw new Error('not dropped')
    expect(await savePendingVersion(planned.deleted)).toMatchObject({ ok: true })
    expect(await versions()).toMatchObject([{ item: { quote: 'Ótimo.' }, ends: expect.any(Number) }])
    await sql('delete from public.pending_versions')
  })

  test('becomes a draft and says so when a save makes it invalid (SAVE-18)', async () => {
    await setList(harness, 'notice', [notice])
    const planned = await planNotice({ ends: '2098-02-01' }, '22:00')
    expect(planned).toMatchObject({ ok: true, notes: '', mark: { starts: expect.any(Number) } })
    const saved = await saveNotice({ starts: '2098-03-01' })
    expect(saved).toMatchObject({
      notes: expect.stringMatching(/virou rascunho.*O aviso sai antes de aparecer/),
    })
    const [draft] = await versions('notice')
    expect(draft).toMatchObject({ starts: null, item: { ends: '2098-02-01' } })
    expect(await move([draft?.id ?? ''], null)).toMatchObject({ fieldErrors: { ends: /antes de aparecer/ } })
  })

  test('is validated on saving against the item as it will be by then (SAVE-18)', async () => {
    await setList(harness, 'notice', [notice])
    await planNotice({ starts: '2098-03-01', ends: '2098-03-31' }, '20:00')
    // It is valid on its own.
    expect(await planNotice({ ends: '2098-02-01' }, '22:00')).toMatchObject({
      ...{ ok: true, mark: { starts: null } },
      notes: expect.stringMatching(/virou rascunho.*O aviso sai antes de aparecer/),
    })
    expect(await versions('notice')).toMatchObject([{ starts: null }, { starts: expect.any(Number) }])
  })

  test.each([
    ['drops', async (seen: Seen) => await deletePendingVersion(seen)],
    ['moves', async ({ id }: Seen) => await move([id], { starts: moment('23:00') })],
  ])('is validated again when somebody %s another one that it depends on (SAVE-18)', async (_, act) => {
    await setList(harness, 'notice', [notice])
    const first = await planNotice({ ends: '2098-08-01' }, '20:00')
    const second = await planNotice({ starts: '2098-03-01' }, '22:00')
    if (!first.ok || !second.ok) throw new Error('neither is refused')
    await saveNotice({ ends: '2098-02-01' })
    expect(await versions('notice')).toMatchObject([
      { starts: expect.any(Number) },
      { starts: expect.any(Number) },
    ])
    // Publishing now validates against the stored item.
    expect(await move([second.mark.id], null)).toMatchObject({ fieldErrors: { ends: /antes de aparecer/ } })
    expect(await act(first.mark.seen)).toMatchObject({
      ok: true,
      notes: expect.stringMatching(/virou rascunho/),
    })
    expect((await versions('notice'))[0]).toMatchObject({ id: second.mark.id, starts: null })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a switch', () => setItemActive({ list: 'testimonials', id: 't', active: false })],
    ['a deletion', () => deleteItem({ list: 'testimonials', id: 't', expectedFingerprint: '', force: true })],
    ['a copy', () => duplicateItem({ list: 'testimonials', id: 't' })],
  ])('is validated again after %s (SAVE-18)', async (_, act) => {
    await plan({ quote: 'Ótimo.' }, '22:00')
    await sql(`update public.pending_versions set item = item || '{"quote":""}'`)
    expect(await act()).toMatchObject({ ok: true })
    const [left] = await versions()
    expect(left?.starts === null).toBe(left?.over !== null)
  })

  test('is reported if this person may not change it, and the others are still validated (SAVE-18)', async () => {
    await plan({ quote: 'Ótimo.' }, '21:00')
    await plan({ name: 'Bia' }, '22:00')
    await sql(`update public.pending_versions set item = item || '{"quote":""}'`)
    let refused = 0
    const line = await adminOnLine(harness, (request, send) =>
      request.url.endsWith('move_versions') && refused++ === 0
        ? Promise.resolve(Response.json({ code: '42501', message: 'brand' }, { status: 403 }))
        : send(request),
    )
    const told = await reviewPending(line, registry[list])
    expect(told).toMatch(/não cabe mais e ficou marcada.*virou rascunho/)
    expect((await versions()).map(({ starts }) => starts === null)).toEqual([true, false])
  })

  test('is validated after an import or a new release when somebody opens the pending versions (SAVE-18)', async () => {
    await setList(harness, 'notice', [notice])
    await planNotice({ ends: '2098-02-01' }, '22:00')
    await getPendingEntries(admin())
    await setList(harness, 'notice', [{ ...notice, starts: '2098-03-01' }])
    expect(await getPendingEntries(admin())).toMatchObject([{ pending: { starts: null } }])
  })

  test('hides no other and can be dropped if no form can show it (DRAFT-9)', async () => {
    await plan({ quote: 'Ótimo.' }, '22:00')
    const row = { hotel_id: hotels.a, section: 'spa_blocks', item_id: 'x', item: { id: 'x', name: 'Spa' } }
    await harness.clients.admin.from('pending_versions').insert(row).throwOnError()
    expect(await getPendingEntries(admin())).toMatchObject([{ section: list }])
    const [lost] = await getBrokenEntries(admin())
    if (!lost) throw new Error('it is not listed')
    expect(lost).toMatchObject({ where: 'spa_blocks', label: 'Spa', pending: { isGone: true } })
    expect(await deletePendingVersion(lost.pending.seen)).toMatchObject({ ok: true })
    expect(await getBrokenEntries(admin())).toEqual([])
  })

  test('is counted when its author leaves the team (AUTH-19)', async () => {
    await plan({ quote: 'Ótimo.' }, '22:00')
    await savePendingVersion(edit({ quote: 'Rascunho.' }))
    const people = await withLeaving(admin(), await getPeople(admin()))
    const own = people.find(({ id }) => id === harness.userIds.admin)
    expect(own?.leaving).toMatchObject({ scheduled: 1, ofBrand: 0 })
  })
})

test('all drafts of a page are planned for one moment, or none (SAVE-15)', async () => {
  const section = 'leisure_blocks'
  const block = { kind: 'quote', active: true, quote: 'Depois' }
  const draft = (id: string, fields: object) => ({
    ...{ hotel_id: hotels.a, section, item_id: id },
    item: { id, ...fields },
  })
  const table = harness.clients.admin.from('pending_versions')
  const { data } = await table
    .insert([draft('one', block), draft('two', { kind: 'quote', name: 'Vazio' })])
    .select('id')
    .throwOnError()
  const ids = data.map(({ id }) => id)
  expect(await move(ids, { starts: moment('22:00') })).toMatchObject({ ok: false })
  expect(await versions()).toMatchObject([{ starts: null }, { starts: null }])
  await table
    .update({ item: { id: 'two', ...block } })
    .eq('item_id', 'two')
    .throwOnError()
  expect(await move(ids, { starts: moment('22:00') })).toMatchObject({ ok: true })
  expect((await versions()).every(({ starts }) => starts !== null)).toBe(true)
})

test('no draft of a page is planned if somebody changes one of them meanwhile (SAVE-15)', async () => {
  await setList(harness, 'leisure_blocks', [])
  const ids = ['one', 'two']
  const table = harness.clients.admin.from('pending_versions')
  const rows = ids.map((id) => ({
    ...{ hotel_id: hotels.a, section: 'leisure_blocks', item_id: id },
    item: { id, kind: 'quote', active: true, quote: 'Depois' },
  }))
  const { data } = await table.insert(rows).select('id, version').throwOnError()
  let isFirst = true
  const meddled = await adminOnLine(harness, async (request, send) => {
    if (isFirst && /PATCH|move_versions/.test(request.method + request.url)) {
      isFirst = false
      await sql(`update public.pending_versions set version = version + 1 where item_id = 'two'`)
    }
    return send(request)
  })
  checkAdmin.mockResolvedValue({ admin: meddled })
  const moved = await reschedulePendingVersions({ versions: data, moments: { starts: moment('22:00') } })
  expect(moved).toMatchObject({ ok: false, error: /mudou esta versão em/ })
  expect(await versions()).toMatchObject([{ starts: null }, { starts: null }])
})

test('a pending block of an unchanged home page leaves its first blocks in place (HOME-10)', async () => {
  await sql('delete from public.hotel_content where hotel_id = $1 and section = $2', [
    hotels.a,
    'home_blocks',
  ])
  const values = { ...registry.home_blocks.panel.read(), kind: 'quote', quote: 'Devagar.' }
  const form = {
    section: 'home_blocks',
    id: 'pending',
    pending: null,
    expectedFingerprint: null,
    values,
  } as const
  const saved = await savePendingVersion({ ...form, moments: { starts: moment('22:00'), ends: null } })
  if (!saved.ok) throw new Error(saved.error)
  expect(await move([saved.mark.id], null)).toMatchObject({ ok: true })
  const kinds = storedItems((await storedList(harness, 'home_blocks')).data).map(({ kind }) => kind)
  expect(kinds).toEqual([
    ...['welcome', 'accommodations', 'film', 'offers', 'location', 'testimonials', 'quote'],
  ])
})

describe('forms over a single row', () => {
  const section = 'configuration'
  const row = async (): Promise<StoredItem> =>
    (await readItems(admin(), registry.configuration))[0] ?? { id: '' }
  const contact = { address: 'Serra', phone: '', email: '' }
  const brand = {
    name: 'Vale',
    tagline: '',
    mark_url: '',
    accent_color: '#c49a3f',
    logo_url: '',
    primary_color: '#123456',
  }
  const drawn = { letters: 'classica', emblem: 'blossom', scenery: 'mountain' }

  async function keepVersion(id: 'configuration' | 'brand', values: object, moments?: object) {
    const before = await row()
    const names = Object.keys(registry.configuration.forms[id]?.form.shape ?? {})
    const base = Object.fromEntries(names.map((name) => [name, before[name] ?? null]))
    const form = {
      section,
      id,
      pending: null,
      expectedFingerprint: itemFingerprint({}, { ...base, id }),
    } as const
    const saved = await savePendingVersion({ ...form, values: { ...values }, ...Object(moments) })
    if (!saved.ok) throw new Error(saved.error)
    return saved.mark.seen
  }

  test('have separate versions, each published alone, and the row does not change until then (DRAFT-8)', async () => {
    const before = await row()
    const draft = await keepVersion('configuration', { ...contact, logo_url: '', primary_color: '#123456' })
    await keepVersion('brand', { ...brand, ...drawn })
    expect(await row()).toEqual(before)
    const found = await getFormVersions(admin())
    expect(found.configuration?.[0]).toMatchObject({ form: contact, pending: { isAlone: false } })
    expect(found.brand?.[0]?.form).toMatchObject({ name: 'Vale' })
    expect(found.brand?.[0]?.form).not.toHaveProperty('address')

    const saved = await saveConfiguration({
      ...{ values: { ...contact, logo_url: '', primary_color: '#123456' }, force: false, pending: draft },
      expectedValues: before,
    })
    expect(saved).toMatchObject({ ok: true, stored: { address: 'Serra', primary_color: '#123456' } })
    const left = await getFormVersions(admin())
    expect(left.configuration).toBeUndefined()
    const conflict = await saveBrand({
      ...{ values: { ...brand, ...drawn, primary_color: '#654321' }, force: false },
      expectedValues: before,
    })
    expect(conflict).toMatchObject({ ok: false, conflict: { conflicting: [{ path: 'primary_color' }] } })
  })

  test('are planned and published like items, and change only their own fields (SAVE-12)', async () => {
    const { id } = await keepVersion(
      'configuration',
      { ...contact, address: 'Vale' },
      { moments: { starts: moment('22:00'), ends: null } },
    )
    const before = await row()
    expect(await sql('select change from public.pending_versions')).toEqual([{ change: { address: 'Vale' } }])
    expect((await getPendingEntries(admin()))[0]).toMatchObject({
      label: 'Configurações Gerais',
      href: /parte=geral&abrir=/,
    })
    expect(await move([id], null)).toMatchObject({ ok: true })
    expect(await row()).toEqual({ ...before, address: 'Vale' })
  })

  test('refuse foreign or invalid versions, and hide those that change the brand from clerks (DRAFT-8, BRAND-10)', async () => {
    const form = { section, pending: null, expectedFingerprint: null, values: {} } as const
    expect(await savePendingVersion({ ...form, id: 'about' })).toMatchObject({ ok: false })
    const wrong = { ...form, id: 'configuration', values: { ...contact, email: 'x' } }
    expect(await savePendingVersion(wrong)).toMatchObject({ fieldErrors: { email: /e-mail/ } })
    const clerk = { ...admin(), isManager: false }
    await keepVersion('brand', { ...brand, ...drawn, primary_color: '#777777' })
    expect(Object.keys(await getFormVersions(clerk))).toEqual([])
    await keepVersion('configuration', { ...contact, address: 'Rio' })
    expect((await getFormVersions(clerk)).configuration?.[0]?.form).toMatchObject({ address: 'Rio' })
  })
})
