import { beforeEach, describe, expect, test } from 'vitest'
import { getHistoryPage } from '@/lib/content/history/entries'
import { restoreVersion } from '@/lib/content/history/restore'
import { rewriteList } from '@/lib/content/rewrite-list'
import { readSingle } from '@/lib/content/single'
import { updateSingle } from '@/lib/content/update-single'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { hotels, sharedHarness } from './harness.ts'

const natal = { id: 'p1', slug: 'natal', name: 'Natal', price: 100 }
const trilha = { id: 'p2', slug: 'trilha', name: 'Trilha', price: 200 }

const harness = sharedHarness()

const admin = () => adminOf(harness)
const restore = (version: number, seen: number) =>
  restoreVersion(admin(), registry.packages, { version, seen })

async function stored() {
  const key = { hotel_id: hotels.a, section: 'packages' }
  const { data } = await harness.service.from('hotel_content').select('data, version').match(key).single()
  return data
}

describe('an earlier list', () => {
  let old: number
  let now: number
  beforeEach(async () => {
    old = (await rewriteList(admin(), registry.packages, () => [natal, trilha])).version
    now = (await rewriteList(admin(), registry.packages, () => [{ ...natal, price: 120 }])).version
  })

  test('comes back as a new version; the history only grows', async () => {
    const result = await restore(old, now)
    expect(result).toEqual({ ok: true, content: [natal, trilha], version: now + 1 })
    expect(await stored()).toEqual({ data: [natal, trilha], version: now + 1 })
    const { entries, current } = await getHistoryPage(admin(), registry.packages)
    expect(entries.slice(0, 3).map(({ version }) => version)).toEqual([now + 1, now, old])
    expect(current).toBe(now + 1)
  })

  test('does not overwrite what was saved after the page was shown', async () => {
    await rewriteList(admin(), registry.packages, () => [{ ...natal, price: 130 }])
    const before = await stored()
    expect(await restore(old, now)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Este item foi alterado por outra pessoa às \d\d:\d\d\.$/),
    })
    expect(await stored()).toEqual(before)
  })

  test('keeps links to the slug that a package had until now', async () => {
    const renamed = await rewriteList(admin(), registry.packages, () => [{ ...natal, slug: 'natal-2026' }])
    await restore(old, renamed.version)
    expect(await stored()).toMatchObject({ data: [{ ...natal, previousSlugs: ['natal-2026'] }, trilha] })
  })

  test.each([
    [99_999, 0],
    [0, 99_999],
  ])('of a version nobody has (%i, %i) is refused', async (dv, ds) => {
    const before = await stored()
    expect(await restore(old + dv, now + ds)).toEqual({
      ok: false,
      error: 'Esta versão não está no histórico.',
    })
    expect(await stored()).toEqual(before)
  })

  test('of another hotel is not there', async () => {
    const other = { ...admin(), supabase: harness.clients.otherAdmin }
    expect(await restoreVersion(other, registry.packages, { version: old, seen: now })).toMatchObject({
      ok: false,
    })
    expect(await stored()).toMatchObject({ version: now })
  })
})

test('an earlier page section comes back as a new version, unless it changed meanwhile', async () => {
  const save = (title: string) =>
    updateSingle(admin(), registry.hero, {
      expectedValues: {},
      values: { title, background_url: null },
      force: true,
    })
  await save('Antes')
  await save('Depois')
  const restoreHero = (version: number, seen: number) =>
    restoreVersion(admin(), registry.hero, { version, seen })
  expect(await restoreHero(2, 3)).toMatchObject({ ok: true, content: { title: 'Antes', subtitle: '' } })
  expect(await readSingle(admin(), registry.hero)).toMatchObject({ values: { title: 'Antes' }, version: 4 })
  await save('Outra pessoa')
  expect(await restoreHero(3, 4)).toMatchObject({ conflict: { current: { title: 'Outra pessoa' } } })
  expect(await readSingle(admin(), registry.hero)).toMatchObject({ values: { title: 'Outra pessoa' } })
})

test('a page tells ten versions with who, what and where the next one begins', async () => {
  const empty = adminOf(harness, hotels.c)
  await rewriteList(empty, registry.rooms, () => [])
  for (let price = 1; price <= 12; price++) {
    await rewriteList(empty, registry.rooms, () => [{ id: 'r1', name: 'Chalé da Mata', price }])
  }
  const first = await getHistoryPage(empty, registry.rooms)
  expect(first).toMatchObject({ current: 13, older: 4 })
  expect(first.entries).toHaveLength(10)
  expect(first.entries[0]).toEqual({
    version: 13,
    previous: 12,
    when: expect.stringMatching(/^\d\d\/\d\d\/\d{4} às \d\d:\d\d$/),
    by: 'admin@test.example',
    items: [
      {
        id: 'r1',
        name: 'Chalé da Mata',
        note: '',
        fields: [
          { label: 'Preço por Noite', before: { text: 'R$\u00a011,00' }, after: { text: 'R$\u00a012,00' } },
        ],
        hasPast: true,
      },
    ],
  })
  const second = await getHistoryPage(empty, registry.rooms, first.older)
  expect(second).toMatchObject({ current: 13, older: undefined })
  expect(second.entries.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(second.entries[1]).toMatchObject({ items: [{ name: 'Chalé da Mata', note: 'incluído' }] })
  expect(second.entries[2]).toMatchObject({ items: null })
})

test('packages are told in their order: taken elsewhere is a move, however many numbers changed', async () => {
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
  expect(await write({ ...a, orderIndex: 5 }, { ...b, orderIndex: 9 }, { ...c, orderIndex: 0 })).toEqual([
    {
      id: 'b',
      name: 'b',
      note: '',
      fields: [{ label: 'Ordem', before: { text: '6' }, after: { text: '9' } }],
      hasPast: true,
    },
  ])
})

test('what nobody signed was the system', async () => {
  const { entries } = await getHistoryPage(admin(), registry.rooms)
  expect(entries).toMatchObject([{ by: null, items: null }])
})

test('others read no history', async () => {
  const stranger = { ...admin(), supabase: harness.clients.stranger }
  expect(await getHistoryPage(stranger, registry.packages)).toEqual({
    entries: [],
    current: 0,
    older: undefined,
  })
})
