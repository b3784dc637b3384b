import { expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { packageFields } from '@/lib/packages/fields'
import { editedPackages, packageForm, packageToStore } from './form'
import { packageRow, packageValidationMessage } from './rows'
import { findFreeSlug } from './slug'

const now = '2026-11-20T12:00:00.000Z'
const natal: StoredItem = {
  id: 'n',
  ...{ name: 'Natal', slug: 'natal', category: 'familia', price: 900, originalPrice: 1000 },
  ...{ active: true, isFeatured: true, orderIndex: 2 },
  createdAt: '2026-01-05T12:00:00.000Z',
  previousSlugs: ['natal-2025'],
  dates: { offerEnd: '2026-12-20', accommodationStart: '2026-12-24', accommodationEnd: '2026-12-27' },
}

test.each([
  [{ originalPrice: 800 }, { originalPrice: null }],
  [{ active: false }, { isPublic: false, isExpired: false }],
  [{ dates: { offerEnd: '2026-11-19' } }, { isExpired: true, isPublic: true }],
  [
    { dates: { offerEnd: '2026-11-19' }, hideAtEnd: true },
    { isExpired: true, isPublic: false },
  ],
  [{ dates: { accommodationEnd: '2026-11-20' } }, { isExpired: false }],
  [
    { dates: { offerStart: '2026-12-01' }, showFromStart: true },
    { appears: 'Aparece em 1 dez', isPublic: false },
  ],
  [{ dates: { offerStart: '2026-12-01' } }, { appears: null, isPublic: true }],
  [{ price: 'caro' }, { price: null, originalPrice: null, isPublic: false }],
  [{ name: 3 }, { name: '', label: 'natal', isPublic: false }],
])('a row with %o: %o', (change, expected) => {
  expect(packageRow({ ...natal, ...change }, Date.parse(now))).toMatchObject(expected)
})

const cannotAppear = 'Ainda não pode aparecer no site: confira'

test.each([
  [{}, null],
  [{ name: ' ', price: '9' }, `${cannotAppear} o nome e o preço.`],
  [{ name: null, slug: 'Natal', category: '' }, `${cannotAppear} o nome, o endereço (slug) e a categoria.`],
])('the validation message of a stored package with %o: %s', (change, expected) => {
  expect(packageValidationMessage({ ...natal, ...change })).toBe(expected)
})

test.each([
  [{}, [], 'natal-copia'],
  [{}, ['natal-copia', 'natal-copia-2', 'natal-copia-3'], 'natal-copia-4'],
  [{ slug: 'Natal em Família!' }, [], 'natal-em-familia-copia'],
  [{ slug: 3, name: '' }, [], 'pacote-copia'],
])('the slug of a copy of %o beside %o is %s', (change, taken, expected) => {
  const others = taken.map((slug) => ({ id: slug, slug }))
  expect(findFreeSlug({ ...natal, ...change }, others)).toBe(expected)
})

const values = packageForm.parse({
  ...blankValues(packageFields),
  name: 'Natal',
  slug: 'natal',
  images: { principal: '/images/a.jpg', gallery: ['', '/images/b.jpg'] },
  price: '750',
  originalPrice: '1000',
})

test('saving drops empty images, computes the discount and sets updatedAt; the creation date stays (PKG-7, OFF-8)', () => {
  const saved = (stored: StoredItem | undefined) => packageToStore(values, stored, now)
  expect(saved(natal).images).toEqual({ principal: '/images/a.jpg', gallery: ['/images/b.jpg'] })
  expect(saved(natal)).toMatchObject({ discountPercentage: 25, createdAt: natal.createdAt, updatedAt: now })
  for (const without of [undefined, { id: 'n' }])
    expect(saved(without)).toMatchObject({ discountPercentage: 25, createdAt: now, updatedAt: now })
})

test('a new image must be one that the site can show; a stored one may stay', () => {
  const [principal, other] = ['https://other.example/a.jpg', 'https://x.example/c.jpg']
  const images = { principal, gallery: ['', '/images/b.jpg', other] }
  const errors = (before?: StoredItem) =>
    Object.keys(editedPackages.panel.fieldErrors({ ...values, images }, before))
  expect(errors()).toEqual(['images.principal', 'images.gallery.2'])
  expect(errors({ ...natal, images: { principal } })).toEqual(['images.gallery.2'])
})

test('a gallery holds twelve; one that is already longer is kept and cannot grow (PKG-7)', () => {
  const gallery = Array.from('bcdefghijklmn', (name) => `/images/${name}.jpg`)
  const errors = (sent: string[], before?: StoredItem) =>
    editedPackages.panel.fieldErrors(
      { ...values, images: { principal: '/images/a.jpg', gallery: sent } },
      before,
    )
  expect(errors(['', ...gallery])).toEqual({ 'images.gallery.13': 'Use no máximo 12 imagens' })
  const crowded = { ...natal, images: { principal: '/images/a.jpg', gallery } }
  expect(errors(gallery, crowded)).toEqual({})
  const longer = [...gallery, '/images/o.jpg']
  expect(errors(longer, crowded)).toEqual({ 'images.gallery.13': 'Use no máximo 13 imagens' })
})
