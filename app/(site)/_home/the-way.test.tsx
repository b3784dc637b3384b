import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { demoContacts } from '../../../supabase/local/demo/test-content'
import { TheWay } from './location'

const shown = (contacts: object) =>
  renderToStaticMarkup(<TheWay contacts={contactsSchema.parse({ id: 'contacts', ...contacts })} />)

test('shows travel times, note, directions, coordinates and hours', () => {
  const html = shown(demoContacts)
  for (const text of [
    'De carro, desde Juiz de Fora</dt><dd>2 h 30</dd>',
    demoContacts.travel_note,
    'GPS: -22.2871, -42.9053',
    'Check-in a partir das 14:00 · Check-out até as 12:00',
  ]) {
    expect(html).toContain(text)
  }
  expect(html.match(/<p>/g)).toHaveLength(5)
})

test('renders nothing without content', () => {
  expect(shown({})).toBe('')
  expect(shown({ checkout_time: '12:00' })).toBe(
    '<div class="location-drives"><p>Check-out até as 12:00</p></div>',
  )
  expect(shown({ travel: [{ from: 'Niterói', time: '2 h' }] })).not.toContain('<p>')
})
