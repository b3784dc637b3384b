import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingFields } from '@/lib/hotel/booking/fields'
import { configurationFields } from '@/lib/hotel/fields'
import { contactsFields } from '@/lib/hotel/identity/fields'
import { packageFields } from '@/lib/packages/fields'
import type { Field } from './field'

const { details, dates } = packageFields
const { nights, minNights, checkIn } = details.fields

/** Digits, signs and letters as people may type them. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ R$eExXabB:/'), maxLength: 12 }),
  fc.string({ maxLength: 12 }),
)

function parseTyped({ form }: Pick<Field, 'form'>, text: string): unknown {
  return form.safeParse(text).data
}

test('an accepted day exists and is within 2000 to 2099 (PKG-6, DATA-5)', () => {
  const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  const year = fc.constantFrom('0002', '0027', '1999', '2000', '2027', '2028', '2099', '2100', '20227')
  const day = fc.tuple(year, two, two).map((parts) => parts.join('-'))
  fc.assert(
    fc.property(fc.oneof(day, typed), (text) => {
      const value = parseTyped(dates.fields.offerStart, text)
      if (typeof value !== 'string') return
      expect(new Date(`${value}T00:00Z`).toISOString().slice(0, 10)).toBe(value)
      expect(value).toMatch(/^20\d\d-/)
    }),
  )
})

test.each([
  ['price', packageFields.price],
  ['original price', packageFields.originalPrice],
])('the %s keeps its cents (PKG-6)', (_, field) => {
  expect(parseTyped(field, '1.250,37')).toBe(1250.37)
  expect(parseTyped(field, '0,5')).toBe(0.5)
})

test('an accepted time is valid or empty (DATA-5)', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(parseTyped(checkIn, text) ?? '').toMatch(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/)
    }),
  )
})

test('an accepted amount is above zero, within the maximum, and in whole cents (FORM-9)', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const value = parseTyped(packageFields.price, text)
      if (value === undefined) return
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThanOrEqual(1_000_000)
      expect(Number(Number(value).toFixed(2))).toBe(value)
    }),
  )
})

test.each([
  ['nights', nights, '0x10'],
  ['minimum of nights', minNights, '1e0'],
  ['order', packageFields.orderIndex, '0b11'],
] as const)('the field %s accepts no letters as digits', (_, field, text) => {
  expect(parseTyped(field, text)).toBeUndefined()
})

const { whatsapp, second_phone, postal_code, cnpj, cadastur, instagram, coordinates } = contactsFields

/** A zero-width space, a word joiner, a variation selector and a soft hyphen, as copied from chats and pages. */
const invisible = ['\u200b', '\u2060', '\ufe0e', '\u00ad']

test.each([
  ['price', packageFields.price, '1.250,00'],
  ['nights', nights, '12'],
  ['minimum of nights', minNights, '12'],
  ['order', packageFields.orderIndex, '12'],
  ['colour', packageFields.primaryColor, '#74b24a'],
  ['link', packageFields.bookingUrl, 'https://reservas.example/serra'],
  ['WhatsApp', whatsapp, '(24) 99999-0142'],
  ['second telephone', second_phone, '0800 555 0142'],
  ['telephone', configurationFields.phone, '(24) 5550-0142'],
  ['e-mail', configurationFields.email, 'contato@hotel.com.br'],
  ['postal code', postal_code, '25960-000'],
  ['CNPJ', cnpj, '11.222.333/0001-81'],
  ['Cadastur', cadastur, '19.012345.80.0001-2'],
  ['Instagram', instagram, 'https://www.instagram.com/hotel'],
  ['coordinates', coordinates, '-22.4512,-43.0031'],
  ['engine', bookingFields.engine_url, 'https://reservas.example'],
] as const)('the field %s ignores invisible characters (SAVE-9)', (_, field, text) => {
  const plain = parseTyped(field, text)
  expect(plain).toBeDefined()
  for (const sign of invisible) expect(parseTyped(field, text + sign), JSON.stringify(sign)).toEqual(plain)
})
