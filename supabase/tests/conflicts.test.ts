import { beforeEach, describe, expect, test } from 'vitest'
import { lastChange } from '@/lib/content/conflict'
import { itemById, type StoredItem } from '@/lib/content/list'
import { itemFingerprint } from '@/lib/content/order'
import { rewriteList } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { registry } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()

describe('a save that knows what its form was opened with', () => {
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
    saveStoredItem(adminOf(harness), registry.packages, {
      id: 'p1',
      expectedFingerprint: itemFingerprint(registry.packages, opened),
      before: panel.read(opened),
      values: { ...parsed, ...own },
      change: (values) => values,
      force,
    })

  beforeEach(() => rewriteList(adminOf(harness), registry.packages, () => [opened]))

  async function elsewhere(fields: object) {
    await rewriteList(adminOf(harness), registry.packages, ([item = opened]) => [{ ...item, ...fields }])
  }

  test('keeps others’ changes to fields that it left alone, and says so', async () => {
    await elsewhere({
      title: 'Delas',
      features: ['Ceia'],
      images: { ...Object(opened.images), gallery: [] },
    })
    const result = await edit({ description: 'Minha', price: 120 })
    expect(result).toMatchObject({
      ok: true,
      item: { title: 'Delas', features: ['Ceia'], description: 'Minha', price: 120, origin: 'import' },
      kept: ' As suas mudanças de outra aba em Título, Galeria e O que está incluído foram mantidas.',
    })
    expect(result).toMatchObject({ item: { images: { principal: '/images/a.jpg' } } })
  })

  test('conflicts only where both changed a field; forced, it writes its own fields only', async () => {
    await elsewhere({ title: 'Delas', price: 150, description: 'Igual' })
    const mine = { price: 90, description: 'Igual' }
    const result = await edit(mine)
    expect(result).toMatchObject({
      ok: false,
      conflict: {
        who: ['Você, em outra aba, mudou: Título, Preço.'],
        doubled: [
          {
            path: 'price',
            was: { text: 'R$\u00a0100,00' },
            theirs: { text: 'R$\u00a0150,00' },
            mine: { text: 'R$\u00a090,00' },
          },
        ],
      },
    })
    expect(result.ok || result.conflict?.doubled).toHaveLength(1)
    expect(await edit(mine, true)).toMatchObject({ ok: true, item: { title: 'Delas', price: 90 } })
  })

  test('two changes that contradict each other are one conflict, and never stored together', async () => {
    await elsewhere({ dates: { offerStart: '2026-11-01', offerEnd: '2026-11-10' } })
    const mine = { dates: { ...Object(parsed.dates), offerStart: '2026-11-20' } }
    const conflicting = await edit(mine)
    expect(conflicting).toMatchObject({ conflict: { doubled: [{ path: 'dates.offerEnd' }] } })
    expect(await edit(mine, true)).toMatchObject({
      ok: true,
      item: { dates: { offerStart: '2026-11-20', offerEnd: '2026-11-30' } },
    })
  })
})

test('the time of a conflict is when this very item last changed, as clocks go at the hotel', async () => {
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
      `insert into public.hotel_content_history (hotel_id, section, version, data, changed_at) values ($1, 'packages', $2, $3::jsonb, $4)`,
      [hotels.c, index + 1, JSON.stringify(data), at],
    )
  }
  const admin = adminOf(harness, hotels.c)
  const time = async (id: string) =>
    (await lastChange(admin, 'packages', (data) => itemById(data, id) ?? null)).at
  expect(await time('p1')).toBe('17:15')
  expect(await time('other')).toBe('17:15')
  expect(await time('never there')).toBe('06:00')
  const priceOnce = (data: unknown) =>
    JSON.stringify(data).includes('120') || JSON.stringify(data).includes('other')
  expect((await lastChange(admin, 'packages', priceOnce)).at).toBe('14:32')
})
