import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { Location, TheWay } from './location'
import { sample } from './test-sample'

const stored = vi.hoisted(() => ({ address: '', contacts: {} }))
const look = vi.hoisted(() => ({ emblem: 'none', scenery: 'none' }))
vi.mock('@/lib/site/brand', () => ({ getBrand: async () => look }))
vi.mock('@/lib/site/site-content', () => ({
  getHotel: async () => ({
    name: 'Hotel Serra',
    configuration: { phone: '(24) 5550-0142', address: stored.address, email: 'oi@hotel.example' },
  }),
  getSection: async () => contactsSection.schema.parse({ id: 'contacts', ...stored.contacts }),
}))

async function shown(address: string, contacts: object) {
  Object.assign(stored, { address, contacts })
  return renderToStaticMarkup(await Location({ id: 'place', block: { ...sample, images: [] } }))
}

test('map and directions use the coordinates, or else the address', async () => {
  const coordinates = '-22.2871,-42.9053'
  const exact = await shown('Rua 1', { coordinates })
  expect(exact).toContain(`destination=${encodeURIComponent(coordinates)}`)
  expect(await shown('Rua 1', {})).toContain('destination=Rua+1')
  for (const html of [exact, await shown('', { coordinates })]) {
    expect(html).toContain('VER LOCALIZAÇÃO')
    expect(html).toContain('location-map')
  }
})

test('without both there is no map, no button and no second column, but contacts', async () => {
  const html = await shown('', { travel: [{ from: 'Niterói', time: '2 h' }] })
  expect(html).not.toMatch(/google|VER LOCALIZAÇÃO|location-map|<div><\/div>/)
  for (const text of ['(24) 5550-0142', 'mailto:oi@hotel.example', 'Niterói']) expect(html).toContain(text)
})

const renderTheWay = (contacts: object) =>
  renderToStaticMarkup(<TheWay contacts={contactsSection.schema.parse({ id: 'contacts', ...contacts })} />)

test('renders nothing without content', () => {
  expect(renderTheWay({})).toBe('')
  expect(renderTheWay({ checkout_time: '12:00' })).toMatch(/^<div[^>]*><p>Check-out até as 12h<\/p><\/div>$/)
  expect(renderTheWay({ travel: [{ from: 'Niterói', time: '2 h' }] })).not.toContain('<p>')
})
