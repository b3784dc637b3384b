import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredItem } from '@/lib/content/list'
import { namingFields, namingSection } from '@/lib/hotel/naming/fields'
import { roomRows as roomsShown } from '@/lib/rooms/rows'
import { parseSite } from '@/lib/site/test-site'
import { hiddenReason, roomRows, withWarnings } from './rows'

const naming = (rooms_shown: string) => namingSection.schema.parse({ id: 'naming', rooms_shown })
const warnedRows = (items: StoredItem[], shown = 'first') => withWarnings(roomRows(items, naming(shown)))
const hotel = { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira' }

// The site's reader reports every item that it omits.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test.each([
  [{ name: '  ', category: 'premium' }, 'Sem nome: não aparece no site.'],
  [{ name: 'A' }, 'Sem categoria: não aparece no site.'],
  [{ name: 'A', category: 'luxo', active: false }, 'Categoria desconhecida: não aparece no site.'],
  [{ name: 'A', category: 'premium' }, null],
])('%o: %o', (fields, warning) => {
  expect(warnedRows([{ ...fields, id: 'a' }])[0]?.validationMessage).toBe(warning)
})

test('a room is active without a warning exactly when the site shows it, whatever is stored', () => {
  const fields = fc.record(
    {
      name: fc.constantFrom('A', 'B', '', 3),
      category: fc.constantFrom('premium', 'familia', 'luxo', ''),
      active: fc.constantFrom(true, false, null, 'true'),
      images: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(fields), fc.constantFrom('first', 'each'), (list, shown) => {
      const stored = list.map((item, index) => ({ ...item, id: String(index) }))
      const rows = roomsShown(parseSite({ hotel, rooms: stored }).rooms, naming(shown))
      const announced = warnedRows(stored, shown).filter(
        ({ active, validationMessage }) => active && !validationMessage,
      )
      expect(announced.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    }),
  )
})

test('a form names the setting that shows a hidden room, by its name there (ROOM-19)', () => {
  const { label, valueLabel } = namingFields.rooms_shown
  const rows = warnedRows([{ id: 'a', name: 'A', category: 'premium' }])
  const why = hiddenReason(rows, 'b', { category: 'premium', active: true })
  expect(why).toContain('“A” vem antes')
  expect(why).toContain(`${label}: “${valueLabel('each')}”`)
  expect(hiddenReason(rows, 'a', { category: 'premium', active: true })).toBeNull()
  expect(hiddenReason(rows, 'b', { category: 'premium', active: false })).toBeNull()
  const off = { id: 'c', name: 'C', category: 'premium', active: false }
  const second = warnedRows([off, { id: 'a', name: 'A', category: 'premium' }])
  const taken = hiddenReason(second, 'c', { ...off, active: true })
  expect(taken).toContain('“A” sai do site')
  expect(taken).toContain(`${label}: “${valueLabel('each')}”`)
  expect(
    hiddenReason(warnedRows([{ id: 'a', name: 'A', category: 'premium' }], 'each'), 'b', {
      category: 'premium',
      active: true,
    }),
  ).toBeNull()
})
