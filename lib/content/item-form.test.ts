import { expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/blocks'
import { registry } from '@/lib/panel/registry'
import { getItemForm, validateDraft } from './item-form'

const [packages, rooms] = [getItemForm(registry.packages, 'a'), getItemForm(registry.rooms, 'a')]
const blank = packages.read()

test('a draft needs only a name, and other values may be missing', () => {
  const checked = validateDraft(packages, { ...blank, name: ' Natal ' }, undefined)
  expect(checked).toMatchObject({
    ...{ name: 'Natal', slug: '', price: null, images: { principal: '' }, details: { nights: 2 } },
  })
  const room = validateDraft(rooms, { ...rooms.read(), name: 'Chalé', category: '' }, undefined)
  expect(room).toMatchObject({ name: 'Chalé', category: '' })
})

test.each<[object, string]>([
  [{ name: '' }, 'name'],
  [{ slug: 'Natal 2026' }, 'slug'],
  [{ price: 'caro' }, 'price'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl'],
  [{ images: { principal: 'https://elsewhere.example/a.jpg', gallery: [] } }, 'images.principal'],
  [{ dates: { ...Object(blank.dates), offerStart: '2026-12-02', offerEnd: '2026-12-01' } }, 'dates.offerEnd'],
])('%o is refused at %s', async (typed, path) => {
  const draft = Promise.try(() => validateDraft(packages, { ...blank, name: 'Natal', ...typed }, undefined))
  const refused = { result: { ok: false, fieldErrors: { [path]: expect.any(String) } } }
  await expect(draft).rejects.toMatchObject(refused)
})

test('a draft of a block may lack pictures, rows and what is in them, and have no more than fits (DRAFT-1)', async () => {
  const blocks = getItemForm(registry.about_blocks, 'a')
  const draft = (values: object) =>
    Promise.try(() => validateDraft(blocks, { ...blocks.read(), ...values }, undefined))
  const pictures = ['/images/a.jpg', '/images/b.jpg']
  const row = { ...blankValues(blockFields.items.columns), image: null, link: null, text: 'Só o texto' }
  await expect(draft({ kind: 'gallery', images: pictures })).resolves.toMatchObject({ images: pictures })
  await expect(draft({ kind: 'columns', items: [row] })).resolves.toMatchObject({ items: [row] })
  const long = { kind: 'quote', quote: 'x'.repeat(121) }
  const error = { result: { fieldErrors: { quote: 'Use no máximo 120 caracteres neste bloco' } } }
  await expect(draft(long)).rejects.toMatchObject(error)
  await expect(draft({ kind: 'film' })).rejects.toMatchObject({
    result: { fieldErrors: { kind: expect.any(String) } },
  })
})

test('undeclared fields are not stored', () => {
  const checked = validateDraft(packages, { ...blank, name: 'Natal', invaded: true }, undefined)
  expect(checked).not.toHaveProperty('invaded')
})
