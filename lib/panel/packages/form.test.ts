import { expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import { mergeFields } from '@/lib/content/list'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { gallerySlots, packageFields } from '@/lib/packages/fields'
import { testDay } from '@/scripts/lib/test-day'
import { demoPackages, withMedia } from '@/supabase/local/demo/test-content'
import {
  discountWarning,
  type PackageFormInput,
  packageForm,
  packageToStore,
  packageValues,
  toForm,
} from './form'
import { colorPresets, newPackage as newPackageOf } from './start'

const specifiedBrand = { primary_color: '#065f46', accent_color: '#c49a3f' }
const specifiedTimes = { checkIn: '14:00', checkOut: '12:00' }
const newPackage = { ...blankValues(packageFields), ...newPackageOf(specifiedBrand, specifiedTimes) }

const filled: PackageFormInput = {
  ...newPackage,
  name: '  Natal na Montanha ',
  slug: 'natal-na-montanha',
  price: '1.250,00',
  originalPrice: '1500',
  images: { principal: '/images/lareira.jpg', gallery: ['', 'https://x.example/a.jpg', '', ''] },
  features: [' Ceia ', '', 'Ceia', 'Música'],
  details: { ...newPackage.details, nights: '4', minNights: '3' },
  dates: {
    ...{ offerStart: '2026-08-01', offerEnd: '2026-12-20' },
    ...{ accommodationStart: '2026-12-24', accommodationEnd: '' },
  },
  bookingUrl: 'https://reservas.example/natal',
  orderIndex: '3',
}

test('a filled form becomes values: numbers, null for empty fields, lists without gaps', () => {
  expect(packageForm.parse(filled)).toMatchObject({
    name: 'Natal na Montanha',
    title: '',
    price: 1250,
    originalPrice: 1500,
    images: filled.images,
    features: ['Ceia', 'Música'],
    highlights: [],
    details: { nights: 4, maxCapacity: 2, minNights: 3, checkIn: '14:00', checkOut: '12:00' },
    dates: { ...filled.dates, accommodationEnd: null },
    ...{ orderIndex: 3, conditions: ownConditions.read.parse({}) },
  })
})

test('an empty new form reports all missing fields at once (PKG-4)', () => {
  expect(fieldErrors(newPackage)).toEqual({
    name: 'Nome é obrigatório',
    slug: 'Slug é obrigatório',
    price: 'Preço deve ser maior que zero',
    'images.principal': 'Imagem principal é obrigatória',
  })
})

const unreadable = 'Preço inválido: escreva como 1.250,00'
const notWhole = 'Informe um número inteiro a partir de 1'
const notWeb = 'Use um link que comece com http:// ou https://'
const badSlug = 'Use só letras minúsculas sem acento, números e hífens'
const badAddress = 'Use um endereço https ou um caminho do site, como /images/foto.jpg.'

const { details, dates, images } = filled
const cases: [string, string, Partial<PackageFormInput>][] = [
  ['name', 'Nome é obrigatório', { name: '   ' }],
  ['slug', badSlug, { slug: 'Natal' }],
  ['category', 'Categoria é obrigatória', { category: '' }],
  ['price', 'Preço deve ser maior que zero', { price: '0,00' }],
  ['originalPrice', unreadable, { originalPrice: '-1' }],
  ['images.principal', badAddress, { images: { ...images, principal: 'javascript:alert(1)' } }],
  ['images.gallery.2', badAddress, { images: { ...images, gallery: ['', '', 'ftp://x.example', ''] } }],
  ['details.nights', notWhole, { details: { ...details, nights: '0' } }],
  [
    'details.minNights',
    'O mínimo de noites não pode passar do número de noites',
    { details: { ...details, minNights: '5' } },
  ],
  ['details.checkIn', 'Informe um horário como 14:00', { details: { ...details, checkIn: '9h' } }],
  ['dates.offerStart', 'Informe uma data válida', { dates: { ...dates, offerStart: '2026-02-30' } }],
  ['dates.offerEnd', 'A oferta termina antes de começar', { dates: { ...dates, offerEnd: '2026-07-31' } }],
  [
    'dates.accommodationEnd',
    'A hospedagem termina antes de começar',
    { dates: { ...dates, accommodationEnd: '2026-12-23' } },
  ],
  ['bookingUrl', notWeb, { bookingUrl: 'javascript:alert(1)' }],
  ['price', 'Use um valor até R$ 1.000.000,00', { price: '1.000.000,01' }],
  ['orderIndex', 'Use um número entre −99999 e 99999', { orderIndex: '100000' }],
  ['dates.offerEnd', 'Confira o ano', { dates: { ...filled.dates, offerEnd: '9999-12-31' } }],
]

test.each(cases)('%s: %s', (path, message, change) => {
  expect(fieldErrors({ ...filled, ...change })).toEqual({ [path]: message })
})

test('one wrong number does not hide an error of two others', () => {
  const wrong = { ...details, maxCapacity: '0', minNights: '5' }
  const named = fieldErrors({ ...filled, details: wrong })
  expect(Object.keys(named)).toEqual(['details.minNights', 'details.maxCapacity'])
})

test('equal values and open ranges are valid', () => {
  const oneDay = { ...dates, accommodationEnd: dates.accommodationStart, offerStart: '' }
  const fewest = { ...details, minNights: details.nights }
  expect(fieldErrors({ ...filled, dates: oneDay, details: fewest })).toEqual({})
})

test('the action refuses values that only a forged request can contain', () => {
  const values = packageForm.parse(filled)
  for (const forged of [
    { price: -1 },
    { bookingUrl: 'javascript:alert(1)' },
    { primaryColor: 'url(x)' },
    { images: { principal: 'data:text/html,x', gallery: [] } },
    { dates: { ...values.dates, offerEnd: '2020-01-01' } },
    { slug: '../admin' },
  ]) {
    expect(packageValues.safeParse({ ...values, ...forged }).success, JSON.stringify(forged)).toBe(false)
  }
})

test.each([
  ['1.000', '900', expect.stringContaining('não é maior que o preço')],
  ['1.000', '1000,00', expect.stringContaining('não é maior que o preço')],
  ['900', '1.000', null],
  ['x', '900', null],
])('the warning about a price of %s after %s is %o, and no error', (price, originalPrice, warning) => {
  expect(discountWarning(price, originalPrice)).toEqual(warning)
  if (warning) expect(fieldErrors({ ...filled, price, originalPrice })).toEqual({})
})

const now = '2026-11-20T12:00:00.000Z'

test('a new package starts as PKG-3 says', () => {
  expect(newPackage).toMatchObject({
    category: 'romantico',
    price: '0,00',
    details: { nights: '2', maxCapacity: '2', minNights: '1', checkIn: '14:00', checkOut: '12:00' },
    ...{ isFeatured: false, active: true, showFromStart: true, hideAtEnd: true },
    ...{ primaryColor: '#74b24a', orderIndex: '0' },
  })
  expect(newPackage.images.gallery).toHaveLength(gallerySlots)
})

test('a new package follows a hotel with other times or colours, and otherwise the specified values (PKG-3)', () => {
  const { primaryColor, details } = newPackageOf(
    { primary_color: '#3d4f5d', accent_color: '#b87333' },
    { checkIn: '15:00', checkOut: '' },
  )
  expect([primaryColor, details.checkIn, details.checkOut]).toEqual(['#3d4f5d', '', '12:00'])
  expect(newPackageOf({ primary_color: '#74b24a', accent_color: '#c49a3f' }, specifiedTimes)).toMatchObject({
    primaryColor: '#74b24a',
    details: { checkIn: '14:00' },
  })
})

test('suggested colours are the specified ones, or the hotel’s brand colours (PKG-9)', () => {
  const specified = ['#ffcd1a', '#74b24a', '#065f46', '#FF6B35']
  expect(colorPresets(specifiedBrand).map(({ hex }) => hex)).toEqual(specified)
  const own = colorPresets({ primary_color: '#3d4f5d', accent_color: '#b87333' })
  expect(own.slice(0, 2).map(({ hex }) => hex)).toEqual(['#3d4f5d', '#b87333'])
  expect(new Set(own.map(({ hex }) => hex)).size).toBe(4)
  expect(own.filter(({ hex }) => specified.includes(hex))).toEqual([])
})

test('times and minimum nights may be empty and then follow the hotel and the stay (OFF-22)', () => {
  const open = { ...filled, details: { ...details, minNights: '', checkIn: '', checkOut: '' } }
  expect(fieldErrors(open)).toEqual({})
  const stored = packageForm.parse(open).details
  expect(stored).toEqual({ nights: 4, maxCapacity: 2, minNights: null, checkIn: '', checkOut: '' })
})

const uploaded = withMedia(demoPackages(testDay), (file) => `/images/${file}`)

test.each(uploaded)(
  '$name: opened and saved untouched, only the discount and updatedAt change (DATA-6)',
  (demo) => {
    // The form has no fields for the campaign and the fee.
    const pkg = { ...demo, campaign: { code: 'N1' }, details: { ...demo.details, petFee: 50 } }
    const saved = mergeFields(pkg, packageToStore(packageForm.parse(toForm(pkg)), pkg, now))
    // Fields that are newer than the package get their empty value; only a new package shows itself from its start.
    expect(saved).toEqual({
      ...blankValues(packageFields),
      showFromStart: false,
      ...pkg,
      discountPercentage: expect.any(Number),
      updatedAt: now,
    })
  },
)

test('a broken package shows its readable values, so that the form reports the others', () => {
  const prices = { price: '1.250', originalPrice: 'caro' }
  const read = { slug: 'Natal 2026', category: 'fim-de-ano', ...prices, bookingUrl: 'ftp://x' }
  const form = toForm({
    ...read,
    name: 7,
    images: { principal: 'javascript:alert(1)', gallery: [null, 'x'] },
    details: { nights: 0, checkIn: '9h' },
    dates: { offerStart: '2026-08-01T00:00:00.000Z', offerEnd: 'breve' },
    active: 'sim',
    orderIndex: 1.5,
  })
  expect(form).toMatchObject({
    ...read,
    name: '7',
    images: { principal: 'javascript:alert(1)', gallery: ['x', '', '', ''] },
    details: { nights: '0', maxCapacity: '2', minNights: '', checkIn: '9h', checkOut: '' },
    dates: { offerStart: '2026-08-01', offerEnd: '' },
    active: false,
    orderIndex: '1.5',
  })
})

function fieldErrors(input: PackageFormInput) {
  const issues = packageForm.safeParse(input).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
