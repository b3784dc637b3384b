import { beforeEach, expect, test, vi } from 'vitest'
import { discardDraft, openPreview, saveDraft } from '@/app/admin/_drafts/actions'
import { saveBrand, saveConfiguration } from '@/app/admin/_sections/actions'
import { listDrafts, readDraft, readDrafts } from '@/lib/content/drafts'
import { itemFingerprint } from '@/lib/content/list'
import { readSingle } from '@/lib/content/single'
import { getFormDrafts } from '@/lib/site/panel-queries'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { sql, stubSite } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))

vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()
const adminOfA = () => adminOf(harness)
const section = 'configuration'
const stored = async () => (await readSingle(adminOfA(), registry.configuration)).values
const contact = { address: 'Serra', phone: '', email: '' }
const look = { logo_url: '', primary_color: '#123456' }
const brand = { ...look, name: 'Vale', tagline: '', mark_url: '', accent_color: '#c49a3f' }
const drawn = { letters: 'classica', emblem: 'blossom', scenery: 'mountain' }

beforeEach(() => {
  stubSite()
  checkAdmin.mockResolvedValue({ admin: adminOfA() })
})

async function keep(id: string, values: object) {
  const expectedFingerprint = itemFingerprint({}, { ...(await stored()), id })
  const saved = await saveDraft({ section, id, expectedFingerprint, version: null, values: { ...values } })
  if (!saved.ok) throw new Error(saved.error)
  return saved.version
}

test('two forms over one row have drafts of their own, each is published alone, and the row is as before until then (DRAFT-8)', async () => {
  const before = await stored()
  const draft = await keep('configuration', { ...contact, ...look })
  await keep('brand', { ...brand, ...drawn })
  expect(await stored()).toEqual(before)
  const drafts = await getFormDrafts(adminOfA())
  expect(drafts.configuration).toMatchObject({
    form: { ...before, ...contact, primary_color: '#123456', id: 'configuration' },
    draft: { before: { ...before, id: 'configuration' }, isAlone: false },
  })
  expect(drafts.brand?.form).toMatchObject({ name: 'Vale', address: before.address })
  expect(await openPreview({ section, id: 'brand' })).toMatchObject({ ok: true })

  const saved = await saveConfiguration({
    values: { ...contact, ...look },
    expectedValues: before,
    force: false,
    draft,
  })
  expect(saved).toMatchObject({ ok: true, stored: { address: 'Serra', primary_color: '#123456' } })
  const left = await getFormDrafts(adminOfA())
  expect(left.configuration).toBeUndefined()
  // The other draft began with the row as it was, so that others' changes since are merged or shown as a conflict.
  expect(left.brand?.draft.before).toMatchObject({ address: before.address })
  const conflict = await saveBrand({
    values: { ...brand, ...drawn, primary_color: '#654321' },
    expectedValues: before,
    force: false,
  })
  expect(conflict).toMatchObject({ ok: false, conflict: { doubled: [{ path: 'primary_color' }] } })
})

test('a form that is not of the row has no draft, and wrong values are refused', async () => {
  const edit = { id: 'about', expectedFingerprint: null, version: null, values: {} }
  expect(await saveDraft({ section, ...edit })).toMatchObject({ ok: false })
  const wrong = { ...edit, id: 'configuration', values: { ...contact, email: 'x' } }
  expect(await saveDraft({ section, ...wrong })).toMatchObject({
    ok: false,
    fieldErrors: { email: /e-mail/ },
  })
})

test('a draft that changes the brand is not shown to a clerk, whose form would lose that part', async () => {
  const clerk = { ...adminOfA(), isManager: false }
  expect(Object.keys(await getFormDrafts(clerk))).toEqual([])
  await keep('configuration', { ...contact, address: 'Rio' })
  expect((await getFormDrafts(clerk)).configuration?.form).toMatchObject({ address: 'Rio' })
})

test('the draft of a row is never taken for that of a deleted item, however old it is', async () => {
  const table = 'public.content_drafts'
  await harness.database.driver.exec(`alter table ${table} disable trigger stamp`)
  await sql(harness, `update ${table} set updated_at = now() - interval '91 days'`)
  await harness.database.driver.exec(`alter table ${table} enable trigger stamp`)
  await harness.clients.admin
    .from('content_drafts')
    .insert({ hotel_id: hotels.a, section: 'packages', item_id: 'x', data: { id: 'x' } })
    .throwOnError()
  const drafts = await readDrafts(adminOfA(), section)
  expect(drafts.map(({ item }) => item.id).toSorted()).toEqual(['brand', 'configuration'])
  for (const { item, version } of drafts)
    expect(await discardDraft({ section, id: item.id, version })).toEqual({ ok: true })
})

test('a list of all drafts has what it says of each, and not what they hold; one is read alone', async () => {
  const draft = { hotel_id: hotels.a, section: 'packages', item_id: 'long' }
  const data = { id: 'long', name: 'Natal', description: 'x'.repeat(100_000) }
  await harness.clients.admin
    .from('content_drafts')
    .insert({ ...draft, data, base: { id: 'long' } })
    .throwOnError()
  const all = await listDrafts(adminOfA())
  expect(all.find(({ id }) => id === 'long')).toMatchObject({
    name: 'Natal',
    base: 'long',
    section: 'packages',
  })
  expect(JSON.stringify(all).length).toBeLessThan(5000)
  expect((await readDraft(adminOfA(), { section: 'packages', id: 'long' }))?.item).toMatchObject(data)
  expect(await readDraft(adminOfA(), { section: 'rooms', id: 'long' })).toBeUndefined()
})
