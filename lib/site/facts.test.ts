import { expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { getFacts } from './facts'

const stored = vi.hoisted(() => ({ contacts: {} }))
vi.mock('./queries', () => ({
  getHotel: async () => ({ name: 'Hotel', configuration: { phone: '', address: '', email: '' } }),
  getContacts: async () => contactsSchema.parse({ id: 'contacts', ...stored.contacts }),
  getConditions: async () => ({ instalments: 0, free_age: null, cancellation: '' }),
  getTexts: async () => ({}),
  getBookingWay: async () => ({ engine: null, contact: 'whatsapp' }),
}))
vi.mock('@/lib/env', () => ({
  env: () => ({ HOTEL_LEGAL_NAME: 'Serra Ltda.', HOTEL_CNPJ: '11.222.333/0001-81' }),
}))

const cnpj = '12.345.678/0001-95'

test.each([
  [{}, 'Serra Ltda.', '11.222.333/0001-81'],
  [{ legal_name: 'Vale Ltda.' }, 'Vale Ltda.', ''],
  [{ cnpj }, '', cnpj],
  [{ legal_name: 'Vale Ltda.', cnpj }, 'Vale Ltda.', cnpj],
])('name and CNPJ belong to the same company (ID-4): %j', async (contacts, name, number) => {
  stored.contacts = contacts
  expect(await getFacts()).toMatchObject({ razao_social: name, cnpj: number })
})
