import { beforeEach, describe, expect, test } from 'vitest'
import { deleteStoredItem } from '@/lib/content/delete-item'
import { getHistoryPage } from '@/lib/content/history/entries'
import { restoreItemBefore, restoreVersion } from '@/lib/content/history/restore'
import type { StoredItem } from '@/lib/content/list'
import { itemFingerprint } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { readSection } from '@/lib/content/section-store'
import { getTrash } from '@/lib/panel/history-queries'
import { registry } from '@/lib/panel/registry'
import { adminOf } from './admin.ts'
import { hotels, identities, sharedHarness, storedList } from './harness.ts'

const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100 }
const trilha = { id: 'p2', slug: 'trilha', name: 'Trilha', price: 200 }

const harness = sharedHarness()

const admin = () => adminOf(harness)
const restore = (version: number, seen: number) =>
  restoreVersion(admin(), registry.packages, { version, seen })

const readStored = () => storedList(harness, 'packages')

describe('an earlier list', () => {
  let old: number
  let now: number
  beforeEach(async () => {
    old = (await rewriteList(admin(), registry.packages, () => [natal, trilha])).version
    now = (await rewriteList(admin(), registry.packages, () => [{ ...natal, price: 120 }])).version
  })

  test('is restored as a new version, and the history keeps the others (HIST-3)', async () => {
    const result = await restore(old, now)
    expect(result).toMatchObject({ ok: true, list: [natal, trilha], version: now + 1 })
    expect(await readStored()).toEqual({ data: [natal, trilha], version: now + 1 })
    const { entries, current } = await getHistoryPage(admin(), registry.packages)
    expect(entries.slice(0, 3).map(({ version }) => version)).toEqual([now + 1, now, old])
    expect(current).toBe(now + 1)
  })

  test('does not overwrite what was saved after the page was shown (HIST-3)', async () => {
    await rewriteList(admin(), registry.packages, () => [{ ...natal, price: 130 }])
    const before = await readStored()
    expect(await restore(old, now)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Este item foi alterado por outra pessoa às \d\d:\d\d\.$/),
    })
    expect(await readStored()).toEqual(before)
  })

  test('keeps links to the current slug of a package (HIST-4)', async () => {
    const renamed = await rewriteList(admin(), registry.packages, () => [{ ...natal, slug: 'natal-2026' }])
    await restore(old, renamed.version)
    expect(await readStored()).toMatchObject({ data: [{ ...natal, previousSlugs: ['natal-2026'] }, trilha] })
  })

  test.each([
    [99_999, 0],
    [0, 99_999],
  ])('of an unknown version (%i, %i) is refused', async (dv, ds) => {
    const before = await readStored()
    expect(await restore(old + dv, now + ds)).toEqual({
      ok: false,
      error: 'Esta versão não está no histórico.',
    })
    expect(await readStored()).toEqual(before)
  })
})

test('an earlier page section is restored as a new version, unless it changed meanwhile', async () => {
  const save = (title: string) =>
    saveStoredItem(admin(), registry.hero, {
      ...{ id: 'hero', expectedFingerprint: null, values: { title }, force: true },
    })
  await save('Antes')
  await save('Depois')
  const restoreHero = (version: number, seen: number) =>
    restoreVersion(admin(), registry.hero, { version, seen })
  expect(await restoreHero(2, 3)).toMatchObject({ ok: true, list: [{ title: 'Antes', subtitle: '' }] })
  expect(await readSection(admin(), registry.hero)).toMatchObject({ list: [{ title: 'Antes' }], version: 4 })
  await save('Outra pessoa')
  expect(await restoreHero(3, 4)).toMatchObject({ conflict: { current: [{ title: 'Outra pessoa' }] } })
  expect(await readSection(admin(), registry.hero)).toMatchObject({ list: [{ title: 'Outra pessoa' }] })
})

test('a page of the history has ten versions with author and changes, and the start of the next page (HIST-2)', async () => {
  const empty = adminOf(harness, hotels.c)
  await rewriteList(empty, registry.rooms, () => [])
  for (let price = 1; price <= 12; price++) {
    await rewriteList(empty, registry.rooms, () => [{ id: 'r1', name: 'Chalé da Mata', price }])
  }
  const first = await getHistoryPage(empty, registry.rooms)
  expect(first).toMatchObject({ current: 13, older: 4 })
  expect(first.entries).toHaveLength(10)
  const price = (text: string) => ({ text: `R$\u00a0${text}` })
  const fields = [{ label: 'Preço por Noite', before: price('11,00'), after: price('12,00') }]
  expect(first.entries[0]).toMatchObject({
    ...{ version: 13, previous: 12, by: 'admin@test.example', byItself: false },
    when: expect.stringMatching(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/),
    items: [{ id: 'r1', name: 'Chalé da Mata', note: '', fields, hasPast: true }],
  })
  const second = await getHistoryPage(empty, registry.rooms, first.older)
  expect(second).toMatchObject({ current: 13, older: undefined })
  expect(second.entries.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(second.entries[1]).toMatchObject({ items: [{ name: 'Chalé da Mata', note: 'incluído' }] })
  expect(second.entries[2]).toMatchObject({ items: null })
})

test('a page of a full list’s history reads the differences, not ten whole lists (HIST-2)', async () => {
  const description = 'x'.repeat(4000)
  const rooms = Array.from({ length: 40 }, (_, index) => ({
    id: `r${index}`,
    name: `Chalé ${index}`,
    description,
  }))
  const owner = adminOf(harness, hotels.c)
  for (let price = 1; price <= 12; price++) {
    await rewriteList(owner, registry.rooms, () =>
      rooms.map((room, index) => (index === price ? { ...room, price } : room)),
    )
  }
  const asked = { p_hotel_id: hotels.c, p_sections: ['rooms'], p_before: 2147483647, p_limit: 10 }
  const { data } = await owner.supabase.rpc('history_changes', asked)
  expect(data).toHaveLength(10)
  expect(JSON.stringify(data).length, 'of 160 kB in each version').toBeLessThan(60_000)
  const { entries } = await getHistoryPage(owner, registry.rooms)
  expect(entries[0]?.items?.map(({ name }) => name)).toEqual(['Chalé 11', 'Chalé 12'])
})

test('moving a package is one change, although other order numbers change, too', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, orderIndex) => ({ id, slug: id, name: id, orderIndex }))
  const write = async (...packages: object[]) => {
    const list = packages.map((item) => ({ id: '', ...item }))
    await rewriteList(admin(), registry.packages, () => list)
    const { entries } = await getHistoryPage(admin(), registry.packages)
    return entries[0]?.items
  }
  await write({ ...a }, { ...b }, { ...c })
  expect(await write({ ...a, orderIndex: 1 }, { ...b, orderIndex: 2 }, { ...c, orderIndex: 0 })).toEqual([
    { id: 'c', name: 'c', note: 'mudou do 3º para o 1º lugar', fields: [], hasPast: true },
  ])
  expect(await write({ ...a, orderIndex: 5 }, { ...b, orderIndex: 6 }, { ...c, orderIndex: 0 })).toEqual([])
})

const pictured = { ...natal, images: { principal: '/images/a.jpg' } }
const write = (...items: StoredItem[]) => rewriteList(admin(), registry.packages, () => items)
const list = async () => (await readStored()).data
const labels = async () => (await getTrash(admin())).items.map(({ label }) => label)

const asDeleted = { expectedFingerprint: null, newAddress: false }
const restoreItem = (id: string, version: number, more: object = {}) =>
  restoreItemBefore(admin(), registry.packages, { id, version, ...asDeleted, ...more })

test('a deleted item is listed with person and time until it is restored (HIST-9)', async () => {
  await write(pictured, trilha)
  const deleted = await deleteStoredItem(admin(), registry.packages, { id: 'p1' })
  const version = deleted.ok ? deleted.version : 0
  await write({ ...trilha, price: 210 })
  const { items } = await getTrash(admin())
  expect(items[0]).toMatchObject({
    ...{ list: 'packages', id: 'p1', version, label: 'Natal' },
    ...{ image: '/images/a.jpg', by: 'admin@test.example' },
    when: expect.stringMatching(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/),
  })
  const { entries } = await getHistoryPage(admin(), registry.packages)
  const changes = entries.find((entry) => entry.version === version)?.items
  expect(changes).toMatchObject([{ id: 'p1', note: 'excluído', hasPast: true }])

  expect(await restoreItem('p1', version)).toMatchObject({ ok: true })
  // Unchanged and at its place; the other item keeps its newer price.
  expect(await list()).toEqual([pictured, { ...trilha, price: 210 }])
  expect(await labels()).not.toContain('Natal')
})

test('an item whose address is taken is restored with a free one after a confirmation (HIST-9)', async () => {
  await write(pictured, trilha)
  const { version } = await write(trilha)
  const other = { ...pictured, id: 'p3', name: 'Outro Natal' }
  await write(trilha, other)
  expect(await restoreItem('p1', version)).toEqual({
    ok: false,
    error: 'Já existe um pacote com este slug: “Outro Natal”.',
  })
  expect(await restoreItem('p1', version, { newAddress: true })).toMatchObject({ ok: true })
  expect(await list()).toEqual([{ ...pictured, slug: 'natal-2' }, trilha, other])
})

test('an item that exists again is a conflict, and an unknown one is refused', async () => {
  await write(pictured, trilha)
  const { version } = await write(trilha)
  await write(pictured, trilha)
  expect(await restoreItem('p1', version)).toMatchObject({ ok: false, conflict: { current: pictured } })
  expect(await restoreItem('p9', version)).toEqual({ ok: false, error: 'Este item não está no histórico.' })
  expect(await restoreItem('p1', 99_999)).toMatchObject({ ok: false })
  expect(await list()).toEqual([pictured, trilha])
})

test('restoring an item changes only its own fields, and not its position (HIST-7)', async () => {
  await write({ ...pictured, orderIndex: 0 }, { ...trilha, orderIndex: 1 })
  const { version } = await write({ ...pictured, price: 150, slug: 'natal-novo', orderIndex: 0 }, trilha)
  await write({ ...pictured, price: 150, slug: 'natal-novo', orderIndex: 5 }, { ...trilha, price: 1 })
  const { entries } = await getHistoryPage(admin(), registry.packages)
  expect(entries[1]?.items).toMatchObject([{ id: 'p1' }, { id: 'p2' }])
  const changed = { ...pictured, price: 150, slug: 'natal-novo' }
  const expectedFingerprint = itemFingerprint(registry.packages, changed)
  expect(await restoreItem('p1', version, { expectedFingerprint: 'x' })).toMatchObject({
    conflict: { current: { price: 150 } },
  })
  expect(await restoreItem('p1', version, { expectedFingerprint })).toMatchObject({ ok: true })
  expect(await list()).toEqual([
    { ...pictured, orderIndex: 5, previousSlugs: ['natal-novo'] },
    { ...trilha, price: 1 },
  ])
})

test('deleted items of a long history come in pages (HIST-9)', async () => {
  const { database } = harness
  const key = `'${hotels.a}', 'rooms'`
  const rooms = (
    from: string,
  ) => `(select jsonb_agg(jsonb_build_object('id', 'r' || i, 'name', 'Chalé ' || i))
    from generate_series(${from}, ${from} + 11) i)`
  await database.driver.query(`insert into public.hotel_content_history
      (hotel_id, section, version, before, after, ids_before, changed_at)
    select ${key}, v, c.before, c.after, c.ids_before, '2020-01-01'::timestamptz + v * interval '1 hour'
    from generate_series(1000, 1199) v, private.change_of(${rooms('v - 1')}, ${rooms('v')}) c`)
  const first = await getTrash(admin())
  expect(first.items.length).toBeGreaterThanOrEqual(20)
  const second = await getTrash(admin(), first.older)
  const all = [...first.items, ...second.items].map(({ list, id }) => `${list} ${id}`)
  expect(new Set(all).size).toBe(all.length)
})

test('only the hotel’s admin can see deleted items and history (HIST-9)', async () => {
  await write(natal)
  await write()
  const asked = { p_hotel_id: hotels.a, p_sections: ['packages'], p_before: 'infinity', p_limit: 20 }
  for (const identity of identities) {
    const { data } = await harness.clients[identity].rpc('deleted_items', asked)
    expect([identity, (data ?? []).length > 0]).toEqual([identity, identity === 'admin'])
  }
  const stranger = { ...admin(), supabase: harness.clients.stranger }
  expect(await getHistoryPage(stranger, registry.packages)).toMatchObject({ entries: [], current: 0 })
  const other = { ...admin(), supabase: harness.clients.otherAdmin }
  expect(await restoreVersion(other, registry.packages, { version: 1, seen: 1 })).toMatchObject({ ok: false })
})
