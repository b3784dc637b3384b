import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Contents } from '@/components/editorial/plain-page'
import { arrivalSection } from '@/lib/hotel/arrival/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { arrivalSections } from './sections'

const arrival = arrivalSection.schema.parse({ id: 'arrival' })
const contacts = contactsSection.schema.parse({ id: 'contacts' })
const nothing = { arrival, contacts, facts: {}, address: '' }

function html(props: Parameters<typeof arrivalSections>[0]) {
  return arrivalSections(props).map(({ title, body }) => `${title}: ${renderToStaticMarkup(body)}`)
}

test('each section is independent, and absent without content', () => {
  expect(html(nothing)).toEqual([])
  expect(html({ ...nothing, facts: { checkout: '12h' } })).toEqual([
    expect.stringMatching(/^Horários: <dl.*Check-out.*até as 12h/),
  ])
  expect(html({ ...nothing, arrival: { ...arrival, minors: 'Certidão.' } })).toEqual([
    'Crianças e adolescentes: <p>Certidão.</p>',
  ])
})

test('the directions combine those of the contacts and of the page', () => {
  const travel = [{ means: '', from: 'Rio de Janeiro', time: '2 h' }]
  const [way] = html({
    ...nothing,
    arrival: { ...arrival, directions: 'Abasteça antes.' },
    contacts: { ...contacts, directions: 'Siga as placas.', coordinates: '-22.4,-43', travel },
  })
  const parts = ['Siga as placas.', 'Abasteça antes.', 'De carro, desde o Rio de Janeiro', '2 h']
  for (const part of [...parts, 'GPS: -22.4, -43', 'destination=-22.4%2C-43']) expect(way).toContain(part)
})

test('the registration form is linked, even without a text', () => {
  const register_url = 'https://fichas.example/'
  const [register] = html({ ...nothing, arrival: { ...arrival, register_url } })
  for (const part of [`href="${register_url}"`, 'rel="noopener"']) expect(register).toContain(part)
})

test('there is no table of contents without sections', () => {
  const contents = (sections: Parameters<typeof Contents>[0]['sections']) =>
    renderToStaticMarkup(<Contents sections={sections} className="" />)
  expect(contents([])).toBe('')
  expect(contents([{ id: 'ficha', title: 'Ficha' }])).toContain('<ol><li><a href="#ficha"')
})
