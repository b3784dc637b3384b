import { expect, test } from 'vitest'
import { registry } from '@/lib/panel/registry'
import { omitEmptyTexts } from '@/lib/site/arrival'
import { arrivalSection } from './fields'

const nothing = arrivalSection.schema.parse({ id: 'arrival' })
const { form, read } = registry.arrival.panel

test.each([
  { lead: 'Boa viagem.' },
  { directions: 'Pela ponte.' },
  { packing: [{ season: 'No inverno', text: 'Casaco.' }] },
  { hours: [{ what: 'Jantar', hours: 'às 20h' }] },
  { minors: 'Certidão.' },
  { register_text: 'Preencha em casa.' },
  { register_url: 'https://fichas.hotel.example/' },
  { closing: 'Até logo.' },
])('the page exists with %o alone', (part) => {
  expect(omitEmptyTexts({ ...nothing, ...part }, {})).toMatchObject(part)
})

test.each([
  {},
  { image: '/images/a.jpg' },
  { directions: 'Ligue {telefone}.' },
  { packing: [{ season: 'No inverno', text: '{pix}' }] },
  { minors: ' \n ' },
])('there is no page with %o, which leaves nothing to read', (part) => {
  expect(omitEmptyTexts({ ...nothing, ...part }, {})).toBeNull()
})

test('one sentence with a known fact is enough', () => {
  const arrival = { ...nothing, directions: 'Ligue {telefone}.' }
  expect(omitEmptyTexts(arrival, { telefone: '(24) 5550-0142' })).toEqual(arrival)
})

test('the address of the registration form is an https link or empty', () => {
  const typed = read({ id: 'arrival' })
  for (const register_url of ['http://fnrh.example', 'fnrh.example', 'javascript:alert(1)']) {
    expect(form.safeParse({ ...typed, register_url }).error?.issues[0]).toMatchObject({
      path: ['register_url'],
      message: 'Use um link que comece com https://',
    })
    expect(arrivalSection.schema.parse({ id: 'arrival', register_url }).register_url).toBeNull()
  }
  const register_url = 'https://fnrh.example/ficha'
  expect(form.parse({ ...typed, register_url })).toMatchObject({ register_url })
  expect(form.parse(typed)).toMatchObject({ register_url: null })
})
