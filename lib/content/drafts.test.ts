import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { draftValues } from './drafts'

const { packages, rooms } = registry
const blank = packages.panel.read()

test('a draft needs only a name, and missing values stay open', () => {
  const checked = draftValues(packages, { ...blank, name: ' Natal ' }, undefined)
  expect(checked).toMatchObject({
    ok: true,
    values: { name: 'Natal', slug: '', price: null, images: { principal: '' }, details: { nights: 2 } },
  })
  const room = draftValues(rooms, { ...rooms.panel.read(), name: 'Chalé', category: '' }, undefined)
  expect(room).toMatchObject({ ok: true, values: { name: 'Chalé', category: '' } })
})

test.each<[object, string]>([
  [{ name: '' }, 'name'],
  [{ slug: 'Natal 2026' }, 'slug'],
  [{ price: 'caro' }, 'price'],
  [{ title: 'x'.repeat(161) }, 'title'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl'],
  [{ images: { principal: 'https://elsewhere.example/a.jpg', gallery: [] } }, 'images.principal'],
  [{ dates: { ...Object(blank.dates), offerStart: '2026-12-02', offerEnd: '2026-12-01' } }, 'dates.offerEnd'],
  [{ details: 'x' }, 'details'],
])('%o is refused at %s', (typed, path) => {
  const checked = draftValues(packages, { ...blank, name: 'Natal', ...typed }, undefined)
  expect(checked).toMatchObject({ ok: false, fieldErrors: { [path]: expect.any(String) } })
})

test('undeclared fields are not stored', () => {
  const checked = draftValues(packages, { ...blank, name: 'Natal', invaded: true }, undefined)
  expect(checked.ok && checked.values).not.toHaveProperty('invaded')
})
