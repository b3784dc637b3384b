import { describe, expect, test } from 'vitest'
import { blanks } from '@/lib/content/fields/field'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { packageFields } from '@/lib/packages/fields'
import { discountWarning, type PackageFormInput, packageForm, packageValues } from './form'

const newPackage = blanks(packageFields)

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
    offerStart: '2026-08-01',
    offerEnd: '2026-12-20',
    accommodationStart: '2026-12-24',
    accommodationEnd: '',
  },
  bookingUrl: 'https://reservas.example/natal',
  orderIndex: '3',
}

describe('a filled form', () => {
  test('becomes the values of a package: numbers, null for empty fields, lists without gaps', () => {
    expect(packageForm.parse(filled)).toEqual({
      name: 'Natal na Montanha',
      slug: 'natal-na-montanha',
      title: '',
      description: '',
      category: 'romantico',
      price: 1250,
      originalPrice: 1500,
      images: { principal: '/images/lareira.jpg', gallery: ['', 'https://x.example/a.jpg', '', ''] },
      features: ['Ceia', 'Música'],
      highlights: [],
      details: { nights: 4, maxCapacity: 2, minNights: 3, checkIn: '14:00', checkOut: '12:00' },
      dates: {
        offerStart: '2026-08-01',
        offerEnd: '2026-12-20',
        accommodationStart: '2026-12-24',
        accommodationEnd: null,
      },
      isFeatured: false,
      active: true,
      hideAtEnd: true,
      primaryColor: '#74b24a',
      bookingUrl: 'https://reservas.example/natal',
      monthLabel: '',
      priceDetail: '',
      orderIndex: 3,
      conditions: ownConditions.read.parse({}),
    })
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
const badColor = 'Use uma cor como #74b24a'
const badAddress = 'Use um endereço https ou um caminho do site, como /images/foto.jpg.'

const { details, dates, images } = filled
const cases: [string, string, Partial<PackageFormInput>][] = [
  ['name', 'Nome é obrigatório', { name: '   ' }],
  ['slug', badSlug, { slug: 'Natal' }],
  ['category', 'Categoria é obrigatória', { category: '' }],
  ['price', 'Preço deve ser maior que zero', { price: '0,00' }],
  ['price', unreadable, { price: '1,250.00' }],
  ['originalPrice', unreadable, { originalPrice: '-1' }],
  ['images.principal', badAddress, { images: { ...images, principal: 'javascript:alert(1)' } }],
  ['images.gallery.2', badAddress, { images: { ...images, gallery: ['', '', 'ftp://x.example', ''] } }],
  ['details.nights', notWhole, { details: { ...details, nights: '0' } }],
  [
    'details.minNights',
    'O mínimo de noites não pode passar do número de noites',
    { details: { ...details, minNights: '5' } },
  ],
  ['details.checkIn', 'Informe um horário como 14:00', { details: { ...details, checkIn: '' } }],
  ['dates.offerStart', 'Informe uma data válida', { dates: { ...dates, offerStart: '2026-02-30' } }],
  ['dates.offerEnd', 'A oferta termina antes de começar', { dates: { ...dates, offerEnd: '2026-07-31' } }],
  [
    'dates.accommodationEnd',
    'A hospedagem termina antes de começar',
    { dates: { ...dates, accommodationEnd: '2026-12-23' } },
  ],
  ['bookingUrl', notWeb, { bookingUrl: 'javascript:alert(1)' }],
  ['bookingUrl', notWeb, { bookingUrl: 'https://reservas.example@outro.example/' }],
  ['description', 'Use no máximo 4000 caracteres', { description: 'a'.repeat(900_000) }],
  ['features', 'Use no máximo 40 itens', { features: Array.from({ length: 41 }, (_, item) => `${item}`) }],
  ['price', 'Use um valor até R$ 1.000.000,00', { price: '1.000.000,01' }],
  ['orderIndex', 'Use um número entre −99999 e 99999', { orderIndex: '1e9' }],
  ['dates.offerEnd', 'Confira o ano', { dates: { ...filled.dates, offerEnd: '9999-12-31' } }],
  ['primaryColor', badColor, { primaryColor: 'red' }],
]

test.each(cases)('%s: %s', (path, message, change) => {
  expect(fieldErrors({ ...filled, ...change })).toEqual({ [path]: message })
})

test('one wrong number does not hide an error of two others', () => {
  const wrong = { ...details, maxCapacity: '0', minNights: '5' }
  expect(fieldErrors({ ...filled, details: wrong })).toEqual({
    'details.maxCapacity': notWhole,
    'details.minNights': 'O mínimo de noites não pode passar do número de noites',
  })
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

describe('a price that is no discount', () => {
  test.each([
    ['1.000', '900'],
    ['1.000', '1000,00'],
  ])('%s after %s is told', (price, originalPrice) => {
    expect(discountWarning(price, originalPrice)).toMatch(/não é maior que o preço/)
    expect(fieldErrors({ ...filled, price, originalPrice })).toEqual({})
  })

  test.each([
    ['900', '1.000'],
    ['x', '900'],
  ])('%s after %s is not', (price, originalPrice) => {
    expect(discountWarning(price, originalPrice)).toBeNull()
  })
})

/** The first message of every field. */
function fieldErrors(input: PackageFormInput) {
  const issues = packageForm.safeParse(input).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
