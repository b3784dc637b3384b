import { beforeEach, describe, expect, test } from 'vitest'
import { deleteStoredItem, undoDelete } from '@/lib/content/delete-item'
import { fingerprint } from '@/lib/content/fingerprint'
import type { StoredItem } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { hotels, sharedHarness } from './harness.ts'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/
const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100, details: { nights: 2 }, origin: 'import' }
const trilha = { id: 'p2', slug: 'trilha', name: 'Trilha', price: 200 }
const outro = { id: 'p3', slug: 'outro', name: 'Outro', price: 300 }

const harness = sharedHarness()
beforeEach(() => rewriteList(adminOf(harness), registry.packages, () => [natal, trilha]))

async function stored() {
  const key = { hotel_id: hotels.a, section: 'packages' }
  const { data } = await harness.service.from('hotel_content').select('data, version').match(key).single()
  return data
}

/** Saves fields of a package as somebody whose form read `seen`. */
function save(
  seen: StoredItem | null,
  values: Record<string, unknown>,
  options: { force?: boolean; before?: Record<string, unknown> } = {},
) {
  const id = seen?.id ?? 'p3'
  const expectedFingerprint = seen && fingerprint(seen)
  return saveStoredItem(adminOf(harness), registry.packages, {
    id,
    expectedFingerprint,
    values,
    change: (merged) => merged,
    ...options,
  })
}

describe('an edit', () => {
  test('changes the fields given, keeps all others and answers with the next base', async () => {
    const result = await save(natal, { price: 120, details: { maxCapacity: 4 } })
    const item = { ...natal, price: 120, details: { nights: 2, maxCapacity: 4 } }
    expect(result).toMatchObject({ ok: true, item, fingerprint: fingerprint(item) })
    expect(await stored()).toMatchObject({ data: [item, trilha] })
    expect(await save(item, { price: 130 })).toMatchObject({ ok: true })
  })

  test('of different items by two people at once loses neither', async () => {
    const results = await Promise.all([save(natal, { price: 1 }), save(trilha, { price: 2 })])
    expect(results.map(({ ok }) => ok)).toEqual([true, true])
    expect(await stored()).toMatchObject({
      data: [
        { ...natal, price: 1 },
        { ...trilha, price: 2 },
      ],
    })
  })

  test('of an item that somebody else changed is a conflict and overwrites nothing, until it is forced', async () => {
    await save(natal, { price: 120 })
    const before = await stored()
    const result = await save(natal, { price: 90 })
    const at = result.ok ? '' : (result.conflict?.at ?? '')
    expect(at).toMatch(clockTime)
    expect(result).toEqual({
      ok: false,
      error: `Este item foi alterado por outra pessoa às ${at}.`,
      conflict: {
        at,
        current: { ...natal, price: 120 },
        who: ['Você, em outra aba, mudou: Preço.'],
        doubled: [
          {
            path: 'price',
            label: 'Preço',
            by: 'Você, em outra aba,',
            was: { text: '' },
            theirs: { text: 'R$\u00a0120,00' },
            mine: { text: 'R$\u00a090,00' },
          },
        ],
      },
    })
    expect(await stored()).toEqual(before)
    expect(await save(natal, { price: 90 }, { force: true })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ data: [{ ...natal, price: 90 }, trilha] })
  })

  test('of an item deleted meanwhile is a conflict; forced, it comes back', async () => {
    await deleteStoredItem(adminOf(harness), registry.packages, { id: 'p1' })
    expect(await save(natal, { price: 90 })).toMatchObject({
      error: expect.stringMatching(/^Este item foi excluído por outra pessoa às \d\d:\d\d\.$/),
      conflict: { current: null, who: ['Você, em outra aba, excluiu este item.'], doubled: [] },
    })
    expect(await stored()).toMatchObject({ data: [trilha] })
    const again = { slug: 'natal', name: 'Natal', price: 90 }
    expect(await save(natal, again, { force: true })).toMatchObject({ ok: true })
    expect((await stored())?.data).toEqual([{ ...natal, ...again }, trilha])
    const updatedAt = '2026-11-20T10:00:00Z'
    expect(await save(outro, { ...outro, updatedAt }, { force: true })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ data: [{ id: 'p1' }, trilha, { id: 'p3', updatedAt }] })
  })

  test('saved twice because the first answer was lost is no conflict, whatever the time stamp', async () => {
    await save(natal, { price: 120, updatedAt: '2026-11-20T10:00:00Z' })
    expect(await save(natal, { price: 120, updatedAt: '2026-11-20T10:00:09Z' })).toMatchObject({ ok: true })
    await save(null, { slug: 'novo', name: 'Novo' })
    expect(await save(null, { slug: 'novo', name: 'Novo' })).toMatchObject({ ok: true })
    expect((await stored())?.data).toHaveLength(3)
  })

  test('of the slug remembers the old one, and forgets it when it is taken again', async () => {
    await save(natal, { slug: 'natal-2026' })
    const renamed = { ...natal, slug: 'natal-2026', previousSlugs: ['natal'] }
    expect(await stored()).toMatchObject({ data: [renamed, trilha] })
    await save(renamed, { slug: 'natal' })
    expect(await stored()).toMatchObject({
      data: [{ slug: 'natal', previousSlugs: ['natal-2026'] }, { slug: 'trilha' }],
    })
  })
})

describe('a deleted item', () => {
  test('comes back where it was', async () => {
    const deleted = await deleteStoredItem(adminOf(harness), registry.packages, {
      id: 'p1',
      expectedFingerprint: fingerprint(natal),
    })
    expect(deleted).toMatchObject({ ok: true, list: [trilha] })
    const version = deleted.ok ? deleted.version : 0
    expect(await undoDelete(adminOf(harness), registry.packages, { id: 'p1', version })).toMatchObject({
      ok: true,
    })
    expect(await stored()).toMatchObject({ data: [natal, trilha] })
  })

  test('is not deleted when somebody changed it meanwhile, until it is forced', async () => {
    await save(natal, { price: 120 })
    const seen = { id: 'p1', expectedFingerprint: fingerprint(natal) }
    expect(await deleteStoredItem(adminOf(harness), registry.packages, seen)).toMatchObject({
      conflict: { current: { price: 120 } },
    })
    expect((await stored())?.data).toHaveLength(2)
    expect(
      await deleteStoredItem(adminOf(harness), registry.packages, { ...seen, force: true }),
    ).toMatchObject({
      ok: true,
    })
  })

  test.each(['p1', 'p2'])('%s goes back beside its neighbours', async (id) => {
    const deleted = await deleteStoredItem(adminOf(harness), registry.packages, { id })
    const version = deleted.ok ? deleted.version : 0
    await rewriteList(adminOf(harness), registry.packages, (items) => [...items, outro])
    await undoDelete(adminOf(harness), registry.packages, { id, version })
    expect(await stored()).toMatchObject({ data: [natal, trilha, outro] })
  })

  test('stays away when its slug is taken or its id is back', async () => {
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
    expect(await stored()).toMatchObject({ data: [{ price: 5 }] })
  })

  test('that was never there cannot be brought back', async () => {
    const version = (await stored())?.version ?? 0
    expect(await undoDelete(adminOf(harness), registry.packages, { id: 'p9', version })).toEqual({
      ok: false,
      error: 'Não há o que desfazer: o item não está no histórico.',
    })
  })
})
