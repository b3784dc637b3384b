import { beforeEach, expect, test, vi } from 'vitest'
import { changeItems } from '@/app/admin/_list/actions'
import type { StoredItem } from '@/lib/content/list'
import { rewriteList } from '@/lib/content/rewrite-list'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { sharedHarness, storedList } from './harness.ts'

const { checkAdmin, publishSite, refresh } = vi.hoisted(() => ({
  checkAdmin: vi.fn(),
  publishSite: vi.fn(),
  refresh: vi.fn(),
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()

const before = [
  { id: 'a', slug: 'a', name: 'A', price: 900, originalPrice: 1000, campaign: 'N1' },
  { id: 'b', slug: 'b', name: 'B', price: 500.5, active: false },
]
const write = (list: StoredItem[]) => rewriteList(adminOf(harness), registry.packages, () => list)
const change = (id: string, was: object, willBe: object) => ({ id, before: { ...was }, after: { ...willBe } })
const send = (changes: ReturnType<typeof change>[], undoes: number | null = null) =>
  changeItems({ list: 'packages', changes, undoes })
const backOf = (changes: ReturnType<typeof change>[]) =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before }))

const stored = () => storedList(harness, 'packages')

beforeEach(async () => {
  vi.clearAllMocks()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  await write(before)
})

test('many prices are one version, as written in forms, and the discount follows', async () => {
  const { version } = await stored()
  const changes = [
    change('a', { price: '900,00' }, { price: '1.250,00' }),
    change('b', { price: 500.5 }, { price: 600 }),
  ]
  expect(await send(changes)).toEqual({ ok: true, left: [], version: version + 1 })
  const now = await stored()
  expect(now.version).toBe(version + 1)
  expect(now.data).toMatchObject([
    { ...before[0], price: 1250 },
    { ...before[1], price: 600, active: false },
  ])
  expect(publishSite).toHaveBeenCalledOnce()
})

test('one item that changed in between prevents all writes', async () => {
  const changes = [change('a', { price: 900 }, { price: 1 }), change('b', { price: 499 }, { price: 1 })]
  expect(await send(changes)).toEqual({ ok: false, error: '“B”: alterado enquanto isso. Nada foi mudado.' })
  expect((await stored()).data).toEqual(before)
  expect(refresh).toHaveBeenCalledOnce()
})

test('undoing keeps newer changes and names their items', async () => {
  const there = [
    change('a', { price: 900 }, { price: 950 }),
    change('b', { active: false }, { active: true }),
  ]
  await send(there)
  const { version } = await stored()
  await write((await stored()).data.map((item) => (item.id === 'a' ? { ...item, price: 955 } : item)))
  const back = backOf(there)
  expect(await send(back, version)).toMatchObject({ ok: true, left: ['“A”'] })
  expect((await stored()).data).toMatchObject([{ price: 955 }, { price: 500.5, active: false }])
  expect(await send(back, version)).toEqual({
    ok: false,
    error: 'Não há o que desfazer: tudo foi alterado depois.',
  })
})

test('an undone item is exactly as before', async () => {
  const there = [
    change('a', { price: 900 }, { price: 800 }),
    change('b', { active: false }, { active: true }),
  ]
  await send(there)
  const { version, data } = await stored()
  expect(data).toMatchObject([{ discountPercentage: 20 }, { active: true }])
  expect(await send(backOf(there), version)).toMatchObject({ ok: true, left: [] })
  expect((await stored()).data).toEqual(before)
})

test.each([
  [{}, { price: 1 }],
  [{ price: 900 }, {}],
  [{ price: 900 }, { active: false }],
  [{ price: 900 }, { price: 1, active: false }],
])('a change from %o to %o is malformed', async (was, willBe) => {
  const { version } = await stored()
  expect(await send([change('a', was, willBe)])).toMatchObject({ ok: false })
  expect((await stored()).version).toBe(version)
  const price = await send([change('a', { price: 900 }, { price: 'caro' })])
  expect(price).toMatchObject({ ok: false, error: 'Preço inválido: escreva como 1.250,00' })
})
