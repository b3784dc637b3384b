import { expect, test } from 'vitest'
import { editPlace } from './edit-place'

const items = [
  { id: 'a&b', slug: 'natal', previousSlugs: ['natal-2025', 7] },
  { id: 'old', slug: 'verao', previousSlugs: ['natal'] },
  { id: 'named', name: 'Chalé do Lago' },
]

test.each([
  ['/', '/admin/hotel'],
  ['/sobre', '/admin/hotel?parte=sobre'],
  ['/oferta/natal', '/admin/packages?abrir=a%26b'],
  ['/oferta/natal-2025', '/admin/packages?abrir=a%26b'],
  ['/oferta/nunca', '/admin/packages'],
  ['/quartos/natal', '/admin/rooms?abrir=a%26b'],
  ['/quartos/chale-do-lago', '/admin/rooms?abrir=named'],
  ['/quartos/nunca', '/admin/rooms'],
  ['/bem-estar', '/admin/leisure_blocks'],
  ['/natal-2025', '/admin/own_blocks?pagina=a%26b'],
  ['/nunca', '/admin/own_pages'],
  ['/natal', '/admin'],
  ['/pesquisa', '/admin'],
  ['//outro.example', '/admin'],
  ['', '/admin'],
])('%s is edited at %s (ADM-15)', (path, place) => expect(editPlace(path, items)).toBe(place))
