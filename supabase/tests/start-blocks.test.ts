import { beforeEach, expect, test, vi } from 'vitest'
import { deleteItem, setItemActive, undoDeleteItem } from '@/app/admin/_list/actions'
import { itemFingerprint } from '@/lib/content/list'
import { getTrash } from '@/lib/panel/history-queries'
import { registry } from '@/lib/site/registry'
import { parseSite } from '@/lib/site/test-site'
import { adminOf } from './admin.ts'
import { sql, stubSite } from './content.ts'
import { historyOf, hotels, sharedHarness, storedList } from './harness.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))
vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))
vi.mock('@/lib/site/publish', () => ({ publishSite: vi.fn() }))

const harness = sharedHarness()
const list = 'home_blocks'
const { start = [] } = registry[list]
const kinds = start.map(({ kind }) => kind)

beforeEach(async () => {
  stubSite()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  await sql(harness, 'delete from public.hotel_content where hotel_id = $1 and section = $2', [
    hotels.a,
    list,
  ])
})

async function kindsOnSite() {
  const { data } = await harness.clients.anon.rpc('site_content', { p_slug: 'hotel-a' }, { get: true })
  return parseSite(data)[list].map(({ kind }) => kind)
}

test('a default block of a home page is deleted and restored like any other (HOME-10)', async () => {
  expect(await kindsOnSite()).toEqual(kinds)
  const [film] = start.filter(({ kind }) => kind === 'film')
  const id = film?.id ?? ''
  const expectedFingerprint = film ? itemFingerprint(registry[list], film) : ''
  const deleted = await deleteItem({ list, id, expectedFingerprint, force: false })
  expect(await kindsOnSite()).toEqual(kinds.filter((kind) => kind !== 'film'))
  expect((await historyOf(harness, list)).at(-2)).toMatchObject({ data: start })
  expect((await getTrash(adminOf(harness))).items[0]).toMatchObject({ list, id })
  expect(await undoDeleteItem({ list, id, version: Number(Object(deleted).version) })).toMatchObject({
    ok: true,
  })
  expect((await storedList(harness, list)).data).toEqual(start)
})

test('a home page whose blocks are all hidden or deleted has none (HOME-10)', async () => {
  for (const { id } of start)
    expect(await setItemActive({ list, id, active: false })).toMatchObject({ ok: true })
  expect(await kindsOnSite()).toEqual([])
  for (const item of (await storedList(harness, list)).data) {
    const expectedFingerprint = itemFingerprint(registry[list], item)
    expect(await deleteItem({ list, id: item.id, expectedFingerprint, force: false })).toMatchObject({
      ok: true,
    })
  }
  expect((await storedList(harness, list)).data).toEqual([])
  expect(await kindsOnSite()).toEqual([])
})
