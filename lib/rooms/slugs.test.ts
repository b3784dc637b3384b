import { expect, test } from 'vitest'
import { roomSlugs, withRoomSlug } from './slugs'

const slugsOf = (rooms: object[]) =>
  [...roomSlugs(rooms.map((room, index) => ({ id: `room_${index + 1}`, ...room })))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, slug]) => slug)
    .join(' ')

test.each<[object[], string]>([
  [[{ name: 'Chalé do Lago' }], 'chale-do-lago'],
  [[{ name: '♥' }, { name: 3 }], 'room-1 room-2'],
  [[{ name: 'Suíte' }, { name: 'suite' }, { name: 'Suíte!' }], 'suite suite-2 suite-3'],
  [[{ name: 'Suíte' }, { name: 'Vista', slug: 'suite' }], 'suite-2 suite'],
  [[{ name: 'Suíte', active: false }, { name: 'Suíte' }], 'suite-2 suite'],
  [[{ name: 'Suíte', slug: 'Não serve' }], 'suite'],
  [[{ slug: 'mar' }, { slug: 'mar' }], 'mar mar-2'],
])('every room has a unique address: %j → %s', (rooms, expected) => {
  expect(slugsOf(rooms)).toBe(expected)
})

const lake = { id: 'a', name: 'Lago', active: true }
const twin = { id: 'b', name: 'Lago', active: true }

test('a known address stays when the name changes', () => {
  const renamed = withRoomSlug({ ...lake, name: 'Serra' }, lake, [lake, twin])
  expect(renamed).toMatchObject({ name: 'Serra', slug: 'lago' })
  expect(withRoomSlug({ ...twin, name: 'Serra' }, twin, [lake, twin])).toMatchObject({ slug: 'lago-2' })
  const again = withRoomSlug({ ...renamed, name: 'Vale' }, renamed, [renamed, twin])
  expect(again).toMatchObject({ slug: 'lago' })
  expect(again).not.toHaveProperty('previousSlugs')
})

test('a changed address keeps the former one, even if that one came from the name', () => {
  const moved = withRoomSlug({ ...lake, slug: 'agua' }, lake, [lake])
  expect(moved).toMatchObject({ slug: 'agua', previousSlugs: ['lago'] })
  const emptied = withRoomSlug({ ...moved, slug: '' }, moved, [moved])
  expect(emptied).toMatchObject({ slug: 'lago', previousSlugs: ['agua'] })
})

test('a new room has a free address, and an unpublished one follows its name', () => {
  expect(withRoomSlug({ ...twin, id: 'c' }, undefined, [lake, twin])).toMatchObject({ slug: 'lago-3' })
  const nameless = { id: 'sem-nome', name: ' ' }
  expect(withRoomSlug({ ...lake, ...nameless, name: 'Mar' }, nameless, [nameless])).toMatchObject({
    slug: 'mar',
  })
  const copy = { id: 'c', name: 'Lago (cópia)', active: false }
  expect(withRoomSlug({ ...copy, name: 'Mata' }, copy, [lake, copy])).not.toHaveProperty('slug')
  expect(withRoomSlug({ ...copy, name: 'Mata', active: true }, copy, [lake, copy])).toMatchObject({
    slug: 'mata',
  })
})
