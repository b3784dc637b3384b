import { expect, test } from 'vitest'
import { hotelSections } from '@/lib/panel/hotel'
import { demoContacts } from '../../../supabase/local/demo/test-content.ts'
import { contactsFields, contactsSection } from './fields'

test('a stored address of another host, or an invalid number, is not read', () => {
  const read = contactsSection.schema.parse({
    ...demoContacts,
    whatsapp: 'https://wa.me/quaresmeira.example',
    instagram: 'javascript:alert(1)',
    facebook: 'https://evil.example/hotel',
    cnpj: '11.111.111/1111-11',
    coordinates: 'perto da ponte',
    credit_url: 'javascript:alert(1)',
    travel: [{ from: 'Rio' }, ...demoContacts.travel],
  })
  const empty = { whatsapp: '', instagram: '', facebook: '', cnpj: '', coordinates: '', credit_url: null }
  expect(read).toEqual({
    ...demoContacts,
    ...empty,
    travel: demoContacts.travel.map((row) => ({ ...row, means: '' })),
  })
})

test.each([
  ['cnpj', '12.345.678/0001-90', 'CNPJ inválido: confira os dígitos'],
  ['cadastur', '123', 'Use o número do certificado, como 19.012345.80.0001-2, ou o CNPJ'],
  ['postal_code', '2596-000', 'Use um CEP como 25960-000'],
  ['second_phone', '3333-0142', 'Falta o DDD, como em (24) 99999-0142'],
  ['checkin_time', '24:00', 'Informe um horário como 14:00'],
  ['credit_url', 'ftp://x.example', 'Use um link que comece com http:// ou https://'],
] as const)('%s %s is refused', (field, value, message) => {
  expect(contactsFields[field].form.safeParse(value).error?.issues[0]?.message).toBe(message)
})

test.each([
  ['cnpj', '12345678000195', '12.345.678/0001-95'],
  ['cadastur', 'CADASTUR 190123458000012', '19.012345.80.0001-2'],
  ['cadastur', '12345678000195', '12.345.678/0001-95'],
  ['postal_code', '25960000', '25960-000'],
  ['second_phone', '2455500142', '(24) 5550-0142'],
] as const)('%s %s is stored as %s', (field, value, stored) => {
  expect(contactsFields[field].form.parse(value)).toBe(stored)
})

test('every field is in a group of the form', () => {
  expect(hotelSections.contacts.panel.groups?.flatMap(({ fields }) => fields)).toEqual(
    Object.keys(contactsFields),
  )
})
