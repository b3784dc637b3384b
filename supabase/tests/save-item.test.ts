import { beforeEach, describe, expect, test } from 'vitest'
import { findLastChange } from '@/lib/content/conflict'
import { deleteStoredItem, undoDelete } from '@/lib/content/delete-item'
import { fingerprint } from '@/lib/content/fingerprint'
import { findItem, itemFingerprint, type StoredItem } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { registry } from '@/lib/panel/registry'
import { adminOf } from './admin.ts'
import { hotels, sharedHarness, storedList } from './harness.ts'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100, details: { nights: 2 }, origin: 'import' }
const trilha = { id: 'p2', slug: 'trilha', name: 'Trilha', price: 200 }
const outro = { id: 'p3', slug: 'outro', name: 'Outro', price: 300 }

const harness = sharedHarness()
beforeEach(() => rewriteList(adminOf(harness), registry.packages, () => [natal, trilha]))

// Stores values as typed and accepts all of them.
const packages = {
  ...registry.packages,
  panel: { ...registry.packages.panel, store: (values: object) => ({ ...values }), fieldErrors: () => ({}) },
}

const readStored = () => storedList(harness, 'packages')

/** Saves fields of a package from a form that was opened with `seen`. */
function save(
  seen: StoredItem | null,
  values: Record<string, unknown>,
  options: { force?: boolean; before?: Record<string, unknown> } = {},
) {
  const id = seen?.id ?? 'p3'
  const expectedFingerprint = seen && fingerprint(seen)
  return saveStoredItem(adminOf(harness), packages, {
    id,
    expectedFingerprint,
    values,
    ...options,
  })
}

/** Returns the three prices of a conflict as the panel shows them. */
function texts(...prices: string[]) {
  const [was, theirs, mine] = prices.map((price) => ({ text: price && `R$\u00a0${price}` }))
  return { was, theirs, mine }
}

describe('an edit', () => {
  test('changes the given fields, keeps all others and returns the next fingerprint (SAVE-2)', async () => {
    const result = await save(natal, { price: 120, details: { maxCapacity: 4 } })
    const item = { ...natal, price: 120, details: { nights: 2, maxCapacity: 4 } }
    expect(result).toMatchObject({ ok: true, item, fingerprint: fingerprint(item) })
    expect(await readStored()).toMatchObject({ data: [item, trilha] })
    expect(await save(item, { price: 130 })).toMatchObject({ ok: true })
  })

  test('of an item that somebody else changed is a conflict and overwrites nothing until forced', async () => {
    await save(natal, { price: 120 })
    const before = await readStored()
    const result = await save(natal, { price: 90 })
    expect(result).toMatchObject({
      error: expect.stringMatching(/^Este item foi alterado por outra pessoa às \d\d:\d\d\.$/),
      conflict: {
        ...{ at: expect.stringMatching(clockTime), current: { ...natal, price: 120 } },
        who: ['Você, em outra aba, mudou: Preço.'],
        conflicting: [{ path: 'price', label: 'Preço', ...texts('', '120,00', '90,00') }],
      },
    })
    expect(await readStored()).toEqual(before)
    expect(await save(natal, { price: 90 }, { force: true })).toMatchObject({ ok: true })
    expect(await readStored()).toMatchObject({ data: [{ ...natal, price: 90 }, trilha] })
  })

  test('of an item deleted meanwhile is a conflict; when forced, it restores the item', async () => {
    await deleteStoredItem(adminOf(harness), registry.packages, { id: 'p1' })
    expect(await save(natal, { price: 90 })).toMatchObject({
      error: expect.stringMatching(/^Este item foi excluído por outra pessoa às \d\d:\d\d\.$/),
      conflict: { current: null, who: ['Você, em outra aba, excluiu este item.'], conflicting: [] },
    })
    expect(await readStored()).toMatchObject({ data: [trilha] })
    const again = { slug: 'natal', name: 'Natal', price: 90 }
    expect(await save(natal, again, { force: true })).toMatchObject({ ok: true })
    expect((await readStored()).data).toEqual([{ ...natal, ...again }, trilha])
    const updatedAt = '2026-11-20T10:00:00Z'
    expect(await save(outro, { ...outro, updatedAt }, { force: true })).toMatchObject({ ok: true })
    expect(await readStored()).toMatchObject({ data: [{ id: 'p1' }, trilha, { id: 'p3', updatedAt }] })
  })

  test('saved again after a lost response is no conflict, whatever the time stamp', async () => {
    await save(natal, { price: 120, updatedAt: '2026-11-20T10:00:00Z' })
    expect(await save(natal, { price: 120, updatedAt: '2026-11-20T10:00:09Z' })).toMatchObject({ ok: true })
    await save(null, { slug: 'novo', name: 'Novo' })
    expect(await save(null, { slug: 'novo', name: 'Novo' })).toMatchObject({ ok: true })
    expect((await readStored()).data).toHaveLength(3)
  })

  test('of the slug remembers the old one, and forgets it when it is taken again (PKG-5)', async () => {
    await save(natal, { slug: 'natal-2026' })
    const renamed = { ...natal, slug: 'natal-2026', previousSlugs: ['natal'] }
    expect(await readStored()).toMatchObject({ data: [renamed, trilha] })
    await save(renamed, { slug: 'natal' })
    expect(await readStored()).toMatchObject({
      data: [{ slug: 'natal', previousSlugs: ['natal-2026'] }, { slug: 'trilha' }],
    })
  })
})

describe('a save with the values that its form was opened with', () => {
  const { panel } = registry.packages
  const opened: StoredItem = {
    id: 'p1',
    slug: 'natal',
    name: 'Natal',
    category: 'familia',
    price: 100,
    origin: 'import',
    title: 'Natal na serra',
    images: { principal: '/images/a.jpg', gallery: ['/images/b.jpg'] },
    dates: { offerStart: '2026-11-01', offerEnd: '2026-11-30' },
  }
  const parsed = panel.form.parse(panel.read(opened))
  const edit = (own: object, force = false) =>
    saveStoredItem(adminOf(harness), packages, {
      id: 'p1',
      expectedFingerprint: itemFingerprint(registry.packages, opened),
      before: panel.read(opened),
      values: { ...parsed, ...own },
      force,
    })

  beforeEach(() => rewriteList(adminOf(harness), registry.packages, () => [opened]))

  async function elsewhere(fields: object) {
    await rewriteList(adminOf(harness), registry.packages, ([item = opened]) => [{ ...item, ...fields }])
  }

  test('keeps others’ changes to fields that it did not change, and says so (SAVE-20)', async () => {
    await elsewhere({
      title: 'Delas',
      features: ['Ceia'],
      images: { ...Object(opened.images), gallery: [] },
    })
    const result = await edit({ description: 'Minha', price: 120 })
    expect(result).toMatchObject({
      ok: true,
      item: { title: 'Delas', features: ['Ceia'], description: 'Minha', price: 120, origin: 'import' },
      notes: ' As suas mudanças de outra aba em Título, Galeria e O que está incluído foram mantidas.',
    })
    expect(result).toMatchObject({ item: { images: { principal: '/images/a.jpg' } } })
  })

  test('conflicts only if both changed a field; when forced, it writes only its own fields', async () => {
    await elsewhere({ title: 'Delas', price: 150, description: 'Igual' })
    const mine = { price: 90, description: 'Igual' }
    const result = await edit(mine)
    expect(result).toMatchObject({
      ok: false,
      conflict: {
        who: ['Você, em outra aba, mudou: Título, Preço.'],
        conflicting: [{ path: 'price', ...texts('100,00', '150,00', '90,00') }],
      },
    })
    expect(result.ok || result.conflict?.conflicting).toHaveLength(1)
    expect(await edit(mine, true)).toMatchObject({ ok: true, item: { title: 'Delas', price: 90 } })
  })

  test('two contradicting changes are one conflict and are never stored together', async () => {
    await elsewhere({ dates: { offerStart: '2026-11-01', offerEnd: '2026-11-10' } })
    const mine = { dates: { ...Object(parsed.dates), offerStart: '2026-11-20' } }
    const conflicting = await edit(mine)
    expect(conflicting).toMatchObject({ conflict: { conflicting: [{ path: 'dates.offerEnd' }] } })
    expect(await edit(mine, true)).toMatchObject({
      ok: true,
      item: { dates: { offerStart: '2026-11-20', offerEnd: '2026-11-30' } },
    })
  })
})

describe('a deleted item', () => {
  test('is not deleted if somebody changed it meanwhile, until forced', async () => {
    await save(natal, { price: 120 })
    const seen = { id: 'p1', expectedFingerprint: fingerprint(natal) }
    expect(await deleteStoredItem(adminOf(harness), registry.packages, seen)).toMatchObject({
      conflict: { current: { price: 120 } },
    })
    expect((await readStored()).data).toHaveLength(2)
    const forced = { ...seen, force: true }
    expect(await deleteStoredItem(adminOf(harness), registry.packages, forced)).toMatchObject({ ok: true })
  })

  test.each(['p1', 'p2'])('%s is restored beside its neighbours', async (id) => {
    const deleted = await deleteStoredItem(adminOf(harness), registry.packages, { id })
    const version = deleted.ok ? deleted.version : 0
    await rewriteList(adminOf(harness), registry.packages, (items) => [...items, outro])
    await undoDelete(adminOf(harness), registry.packages, { id, version })
    expect(await readStored()).toMatchObject({ data: [natal, trilha, outro] })
  })

  test('is not restored if its slug is taken or its id exists again (SAVE-8)', async () => {
    const deleted = await deleteStoredItem(adminOf(harness), registry.packages, { id: 'p1' })
    const version = deleted.ok ? deleted.version : 0
    await save(null, { slug: 'natal', name: 'Outro' })
    expect(await undoDelete(adminOf(harness), registry.packages, { id: 'p1', version })).toEqual({
      ok: false,
      error: 'Não foi possível desfazer: já existe um pacote com este slug.',
    })
    await rewriteList(adminOf(harness), registry.packages, () => [{ ...natal, price: 5 }])
    expect(await undoDelete(adminOf(harness), registry.packages, { id: 'p1', version })).toEqual({
      ok: false,
      error: 'Não foi possível desfazer: este item já está de volta na lista.',
    })
    expect(await readStored()).toMatchObject({ data: [{ price: 5 }] })
  })
})

test('the time of a conflict is the last change of this item, in the hotel’s time zone', async () => {
  const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100 }
  const day = '2026-11-20'
  const changes = [
    ...Array.from({ length: 15 }, () => ({ at: `${day} 09:00Z`, data: [natal] })),
    { at: `${day} 17:32Z`, data: [{ ...natal, price: 120 }] },
    ...Array.from({ length: 15 }, (_, n) => ({
      at: `${day} 18:00Z`,
      data: [{ ...natal, price: 120 }, { id: `${n}` }],
    })),
    { at: `${day} 20:15Z`, data: [{ id: 'other' }] },
  ]
  for (const [index, { at, data }] of changes.entries()) {
    await harness.database.driver.query(
      `insert into public.hotel_content_history (hotel_id, section, version, before, after, changed_at)
       select $1, 'packages', $2, c.before, c.after, $5 from (select) one
       left join private.change_of($3::jsonb, $4::jsonb) c on $2 > 1`,
      [hotels.c, index + 1, JSON.stringify(changes[index - 1]?.data ?? []), JSON.stringify(data), at],
    )
  }
  const admin = adminOf(harness, hotels.c)
  const time = async (id: string) =>
    (await findLastChange(admin, 'packages', (data) => findItem(data, id) ?? null)).at
  expect(await time('p1')).toBe('17:15')
  expect(await time('other')).toBe('17:15')
  expect(await time('never there')).toBe('06:00')
  const hasOtherPrice = (data: unknown) =>
    JSON.stringify(data).includes('120') || JSON.stringify(data).includes('other')
  expect((await findLastChange(admin, 'packages', hasOtherPrice)).at).toBe('14:32')
})
