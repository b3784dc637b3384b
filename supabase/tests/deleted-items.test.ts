import { expect, test } from 'vitest'
import { deleteStoredItem } from '@/lib/content/delete-item'
import { getHistoryPage } from '@/lib/content/history/entries'
import { restoreItemBefore } from '@/lib/content/history/restore-item'
import type { StoredItem } from '@/lib/content/list'
import { itemFingerprint } from '@/lib/content/order'
import { rewriteList } from '@/lib/content/rewrite-list'
import { registry } from '@/lib/site/registry'
import { getTrash } from '@/lib/site/trash'
import { adminOf } from './admin.ts'
import { hotels, identities, sharedHarness } from './harness.ts'

const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100, images: { principal: '/images/a.jpg' } }
const trilha = { id: 'p2', slug: 'trilha', name: 'Trilha', price: 200 }

const harness = sharedHarness()

const admin = () => adminOf(harness)
const write = (...items: StoredItem[]) => rewriteList(admin(), registry.packages, () => items)
const stored = async () => (await rewriteList(admin(), registry.packages, (items) => items)).list
const labels = async (before?: string) => (await getTrash(admin(), before)).items.map(({ label }) => label)

const asDeleted = { expectedFingerprint: null, newAddress: false }
const restore = (id: string, version: number, more: object = {}) =>
  restoreItemBefore(admin(), registry.packages, { id, version, ...asDeleted, ...more })

test('what was deleted is found with who and when, until it is back', async () => {
  await write(natal, trilha)
  const deleted = await deleteStoredItem(admin(), registry.packages, { id: 'p1' })
  const version = deleted.ok ? deleted.version : 0
  await write({ ...trilha, price: 210 })
  const { items } = await getTrash(admin())
  expect(items[0]).toMatchObject({
    list: 'packages',
    id: 'p1',
    version,
    label: 'Natal',
    image: '/images/a.jpg',
    by: 'admin@test.example',
    when: expect.stringMatching(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/),
  })
  const { entries } = await getHistoryPage(admin(), registry.packages)
  const told = entries.find((entry) => entry.version === version)?.items
  expect(told).toMatchObject([{ id: 'p1', note: 'excluído', hasPast: true }])

  expect(await restore('p1', version)).toMatchObject({ ok: true })
  // As it was, at its place; the price that the other one has got since stays.
  expect(await stored()).toEqual([natal, { ...trilha, price: 210 }])
  expect(await labels()).not.toContain('Natal')
})

test('one whose address somebody else has by now comes back with a free one, when that was agreed to', async () => {
  await write(natal, trilha)
  const { version } = await write(trilha)
  const other = { ...natal, id: 'p3', name: 'Outro Natal' }
  await write(trilha, other)
  expect(await restore('p1', version)).toEqual({
    ok: false,
    error: 'Já existe um pacote com este slug: “Outro Natal”.',
  })
  expect(await restore('p1', version, { newAddress: true })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([{ ...natal, slug: 'natal-2' }, trilha, other])
})

test('one that came back meanwhile is a conflict, one that never was there is refused', async () => {
  await write(natal, trilha)
  const { version } = await write(trilha)
  await write(natal, trilha)
  expect(await restore('p1', version)).toMatchObject({ ok: false, conflict: { current: natal } })
  expect(await restore('p9', version)).toEqual({ ok: false, error: 'Este item não está no histórico.' })
  expect(await restore('p1', 99_999)).toMatchObject({ ok: false })
  expect(await stored()).toEqual([natal, trilha])
})

test('an item as before touches its own fields only, and not its place', async () => {
  await write({ ...natal, orderIndex: 0 }, { ...trilha, orderIndex: 1 })
  const { version } = await write({ ...natal, price: 150, slug: 'natal-novo', orderIndex: 0 }, trilha)
  await write({ ...natal, price: 150, slug: 'natal-novo', orderIndex: 5 }, { ...trilha, price: 1 })
  const { entries } = await getHistoryPage(admin(), registry.packages)
  expect(entries[1]?.items).toMatchObject([{ id: 'p1' }, { id: 'p2' }])
  const changed = { ...natal, price: 150, slug: 'natal-novo' }
  const expectedFingerprint = itemFingerprint(registry.packages, changed)
  expect(await restore('p1', version, { expectedFingerprint: 'x' })).toMatchObject({
    conflict: { current: { price: 150 } },
  })
  expect(await restore('p1', version, { expectedFingerprint })).toMatchObject({ ok: true })
  expect(await stored()).toEqual([
    { ...natal, orderIndex: 5, previousSlugs: ['natal-novo'] },
    { ...trilha, price: 1 },
  ])
})

test('a long history is searched at once and told in pages', async () => {
  const { database } = harness
  const key = `'${hotels.a}', 'rooms'`
  await database.driver.query(`insert into public.hotel_content_history (hotel_id, section, version, data, changed_at)
    select ${key}, v, (select jsonb_agg(jsonb_build_object('id', 'r' || i, 'name', 'Chalé ' || i, 'description', repeat('x', 2000)))
      from generate_series(v, v + 11) i), '2020-01-01'::timestamptz + v * interval '1 hour'
    from generate_series(1000, 3999) v`)
  const started = performance.now()
  const first = await getTrash(admin())
  expect(performance.now() - started).toBeLessThan(2000)
  expect(first.items.length).toBeGreaterThanOrEqual(20)
  const second = await getTrash(admin(), first.older)
  const all = [...first.items, ...second.items].map(({ list, id }) => `${list} ${id}`)
  expect(new Set(all).size).toBe(all.length)
})

test('nobody but the hotel’s admin finds anything', async () => {
  await write(natal)
  await write()
  for (const identity of identities) {
    const { data } = await harness.clients[identity].rpc('deleted_items', {
      p_hotel_id: hotels.a,
      p_sections: ['packages'],
      p_before: 'infinity',
      p_limit: 20,
    })
    expect([identity, (data ?? []).length > 0]).toEqual([identity, identity === 'admin'])
  }
})
