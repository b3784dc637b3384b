import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeItems,
  deleteItem,
  duplicateItem,
  moveItem,
  saveItem,
  setItemActive,
} from '@/app/admin/_list/actions'
import { saveAbout, saveConfiguration, saveHeroCall } from '@/app/admin/_sections/actions'
import { blankValues } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { savePending } from '@/lib/content/pending'
import { rewriteList } from '@/lib/content/rewrite-list'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { foreignSource } from '@/lib/media/images/source-check'
import { packageFields } from '@/lib/packages/fields'
import { packageForm } from '@/lib/panel/packages/form'
import { registry } from '@/lib/panel/registry'
import { roomFields } from '@/lib/rooms/fields'
import { adminOf, adminOnLine } from './admin.ts'
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

const readStored = async (section: 'packages' | 'rooms' = 'packages') =>
  (await storedList(harness, section)).data

const images = { principal: '/images/a.jpg', gallery: ['', '/images/b.jpg'] }
const values = packageForm.parse({
  ...blankValues(packageFields),
  ...{ name: 'Natal', slug: 'natal', price: '900', images },
})
const list: StoredItem[] = [
  { id: 'a', slug: 'a', name: 'A', active: true, orderIndex: 1, price: 900, campaign: 'N1' },
  { id: 'b', slug: 'b', name: 'B', active: false, orderIndex: 0, price: 500.5 },
]
const packages = { list: 'packages' as const }
const creation = { ...packages, id: 'c', values, expectedFingerprint: null, force: false }
const room = {
  ...{ ...blankValues(roomFields), name: 'Chalé', category: 'premium' },
  ...{ description: 'Bom.', bed_configuration: '1' },
}
const rooms = [
  { id: 'a', name: 'A', category: 'premium', active: true, floor: 2 },
  { id: 'b', name: 'B', category: 'luxo', active: false, images: ['https://x.example/a.jpg'] },
]

beforeEach(async () => {
  vi.clearAllMocks()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  await rewriteList(adminOf(harness), registry.packages, () => list)
  await rewriteList(adminOf(harness), registry.rooms, () => rooms)
})

test('a new package goes to the end and is published with all others', async () => {
  expect(await saveItem(creation)).toMatchObject({ ok: true })
  expect((await readStored()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect((await readStored())[2]).toMatchObject({
    slug: 'natal',
    price: 900,
    discountPercentage: 0,
    images: { principal: '/images/a.jpg', gallery: ['/images/b.jpg'] },
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(publishSite).toHaveBeenCalledExactlyOnceWith({ packages: await readStored() })
})

test('a picture in another hotel’s bucket is refused, in a save and in a draft (IMG-7)', async () => {
  const principal = 'https://outro.example/storage/v1/object/public/x/y.jpg'
  const foreign = { ...values, images: { principal, gallery: [] } }
  const refused = { ok: false, fieldErrors: { 'images.principal': foreignSource } }
  expect(await saveItem({ ...creation, values: foreign })).toMatchObject(refused)
  const draft = { id: 'c', known: null, expectedFingerprint: null, values: foreign }
  const saving = savePending(adminOf(harness), registry.packages, draft)
  await expect(saving).rejects.toMatchObject({ result: refused })
})

test('activating changes nothing else, and only a package gets a time stamp (PKG-12, SAVE-7)', async () => {
  expect(await setItemActive({ ...packages, id: 'b', active: true })).toMatchObject({ ok: true })
  expect(await readStored()).toEqual([list[0], { ...list[1], active: true, updatedAt: expect.any(String) }])
  expect(await setItemActive({ list: 'rooms', id: 'a', active: false })).toMatchObject({ ok: true })
  expect(await readStored('rooms')).toEqual([{ ...rooms[0], active: false }, rooms[1]])
})

test('copying and moving change only the order (PKG-2, PKG-10)', async () => {
  expect(await duplicateItem({ ...packages, id: 'b' })).toMatchObject({ ok: true })
  const order = async () => (await readStored()).map(({ slug, orderIndex }) => `${slug} ${orderIndex}`)
  expect(await order()).toEqual(['a 2', 'b 0', 'b-copia 1'])
  expect(await moveItem({ ...packages, id: 'a', after: null })).toMatchObject({ ok: true })
  expect(await order()).toEqual(['a 0', 'b 1', 'b-copia 2'])
})

const gone = { ...packages, id: 'x' }
const deletion = { expectedFingerprint: '', force: false }
test.each([
  ['toggling', () => setItemActive({ ...gone, active: true }), 'Ele foi excluído por outra pessoa.'],
  ['copying', () => duplicateItem(gone), 'Ele foi excluído por outra pessoa.'],
  [
    'moving',
    () => moveItem({ ...packages, id: 'a', after: 'x' }),
    'A lista mudou enquanto isso. Tente de novo.',
  ],
  ['deleting', () => deleteItem({ ...gone, ...deletion }), 'Este item já foi excluído.'],
])('%s a deleted item is refused and refreshes the page', async (_, act, error) => {
  expect(await act()).toMatchObject({ ok: false, error: expect.stringContaining(error) })
  expect(refresh).toHaveBeenCalledOnce()
  expect(publishSite).not.toHaveBeenCalled()
})

test.each([
  ['Erro ao buscar pacotes: no space left', 'GET /rest/v1/hotel_content'],
  ['Erro ao salvar no banco: no space left', 'PATCH /rest/v1/hotel_content'],
])('saving a package says %s if %s fails (PKG-13)', async (error, failing) => {
  const admin = await adminOnLine(harness, async (request, send) =>
    `${request.method} ${new URL(request.url).pathname}` === failing
      ? Response.json({ code: '53100', message: 'no space left' }, { status: 500 })
      : send(request),
  )
  checkAdmin.mockResolvedValue({ admin })
  expect(await saveItem(creation)).toEqual({ ok: false, error })
  expect(publishSite).not.toHaveBeenCalled()
})

test('an unknown list name is refused', async () => {
  const forged = { list: 'hero', id: 'a', expectedFingerprint: '', force: true }
  const result: unknown = await Reflect.apply(deleteItem, undefined, [forged])
  expect(result).toMatchObject({ ok: false, fieldErrors: { list: expect.any(String) } })
  expect(await readStored()).toHaveLength(2)
})

test('a refused write is reported in the words of each action, and its message is logged', async () => {
  const refusal = { code: '23514', message: 'violates check constraint', details: null, hint: null }
  const edit = { expectedValues: {}, force: true }
  const [hero, about] = [
    { ...blankValues(heroFields), title: 'T' },
    { ...blankValues(aboutFields), title: 'T' },
  ]
  const configuration = { ...blankValues(configurationFields), address: 'A' }
  const limits = 'Erro ao salvar no banco: violates check constraint'
  const remove = (name: 'packages' | 'rooms') =>
    deleteItem({ list: name, id: 'a', expectedFingerprint: '', force: true })
  const admin = await adminOnLine(harness, async (request, send) =>
    ['PATCH', 'POST'].includes(request.method) ? Response.json(refusal, { status: 400 }) : send(request),
  )
  checkAdmin.mockResolvedValue({ admin })
  const refused: [string, () => Promise<object>][] = [
    ['Erro ao excluir pacote.', () => remove('packages')],
    ['Erro ao salvar quarto.', () => saveItem({ ...creation, list: 'rooms', values: room })],
    ['Erro ao atualizar acomodação.', () => moveItem({ list: 'rooms', id: 'b', after: null })],
    ['Erro ao excluir acomodação.', () => remove('rooms')],
    ['Erro ao salvar seção Hero.', () => saveHeroCall({ ...edit, values: hero })],
    ['Erro ao salvar seção Sobre.', () => saveAbout({ ...edit, values: about })],
    ['Erro ao salvar configurações.', () => saveConfiguration({ ...edit, values: configuration })],
    // Packages have no special sentence for it.
    [limits, () => saveItem(creation)],
    [limits, () => duplicateItem({ ...packages, id: 'a' })],
  ]
  for (const [error, act] of refused) {
    const log = vi.mocked(console.error).mockClear()
    expect(await act()).toEqual({ ok: false, error })
    expect(log.mock.calls.flat().join()).toContain('violates check constraint')
  }
  expect(publishSite).not.toHaveBeenCalled()
})

const change = (id: string, was: object, willBe: object) => ({ id, before: { ...was }, after: { ...willBe } })
const send = (changes: ReturnType<typeof change>[], undoes: number | null = null) =>
  changeItems({ ...packages, changes, undoes })

test('many prices are one version; undoing it keeps newer changes and names their items (PKG-21)', async () => {
  const { version } = await storedList(harness, 'packages')
  const changes = [
    change('a', { price: '900,00' }, { price: '1.250,00' }),
    change('b', { price: 500.5 }, { price: 600 }),
  ]
  expect(await send(changes)).toMatchObject({ ok: true, left: [], version: version + 1 })
  expect(await readStored()).toMatchObject([
    { ...list[0], price: 1250 },
    { ...list[1], price: 600 },
  ])
  expect(publishSite).toHaveBeenCalledOnce()
  await rewriteList(adminOf(harness), registry.packages, (items) =>
    items.map((item) => (item.id === 'a' ? { ...item, price: 1255 } : item)),
  )
  const back = changes.map(({ id, before, after }) => ({ id, before: after, after: before }))
  expect(await send(back, version + 1)).toMatchObject({ ok: true, left: ['“A”'] })
  expect(await readStored()).toMatchObject([{ price: 1255 }, list[1]])
  const error = 'Não há o que desfazer: tudo foi alterado depois.'
  expect(await send(back, version + 1)).toEqual({ ok: false, error })
})

test('a switch features a package, and other lists do not have it', async () => {
  const [on, off] = [{ isFeatured: true }, { isFeatured: false }]
  const [pkg] = (await readStored()) as [{ id: string; isFeatured?: boolean }]
  const [was, willBe] = pkg.isFeatured ? [on, off] : [off, on]
  expect(await send([change(pkg.id, was, willBe)])).toMatchObject({ ok: true, left: [] })
  expect(await readStored()).toMatchObject([willBe, {}])
  const elsewhere = await changeItems({ list: 'rooms', changes: [change('b', off, on)], undoes: null })
  expect(elsewhere).not.toMatchObject({ ok: true, left: [] })
})

test('one item that changed in between prevents all writes, and so does a malformed change (PKG-20, PKG-21)', async () => {
  const changes = [change('a', { price: 900 }, { price: 1 }), change('b', { price: 499 }, { price: 1 })]
  expect(await send(changes)).toEqual({ ok: false, error: '“B”: alterado enquanto isso. Nada foi mudado.' })
  expect(refresh).toHaveBeenCalledOnce()
  for (const [was, willBe] of [
    [{}, { price: 1 }],
    [{ price: 900 }, { active: false }],
    [{ price: 900 }, { price: 1, active: false }],
    [{ price: 900 }, { price: 'caro' }],
  ] as const)
    expect(await send([change('a', was, willBe)])).toMatchObject({ ok: false })
  const many = Array.from({ length: 501 }, (_, id) => change(`${id}`, { active: true }, { active: false }))
  expect(await send(many)).toMatchObject({ ok: false, error: 'Selecione no máximo 500 de uma vez.' })
  expect(await readStored()).toEqual(list)
})
