import { expect, test, vi } from 'vitest'
import type { SectionDefinition } from '@/lib/content/definition'
import { getFacts } from './facts'

const stored = vi.hoisted(() => ({ contacts: {} }))
vi.mock('./site-content', () => ({
  getHotel: async () => ({ name: 'Hotel', configuration: { phone: '', address: '', email: '' } }),
  getSection: async ({ name, schema }: SectionDefinition) =>
    schema.parse({ id: name, ...(name === 'contacts' && stored.contacts) }),
}))
vi.mock('@/lib/env', () => ({
  env: () => ({
    BOOKING_ENGINE_URL: 'https://motor.example',
    BOOKING_HOTEL_ID: '1',
    HOTEL_LEGAL_NAME: 'Serra Ltda.',
    HOTEL_CNPJ: '11.222.333/0001-81',
  }),
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
