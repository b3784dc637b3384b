import { expect, test } from 'vitest'
import { choicesOf, startNaming } from '@/lib/hotel/naming/words'
import { packageRow } from '@/lib/panel/packages/rows'
import { categoriesOf, filterQuery, matchesFilter, readFilter } from './package-filter'

const rows = [
  { id: 'a', name: 'Réveillon', title: 'Virada na serra', slug: 'reveillon', category: 'familia' },
  { id: 'b', name: 'Natal', slug: 'natal', category: 'fim-de-ano', active: false, isFeatured: true },
  { id: 'c', name: 'Inverno', slug: 'inverno', category: 'familia', dates: { offerEnd: '2025-07-18' } },
  { id: 'd', name: 'Quebrado', slug: 'quebrado', category: 'familia', price: 'caro' },
].map((stored) => packageRow({ price: 900, ...stored }, Date.parse('2026-11-20T12:00Z')))
const none = { search: '', status: '', category: '' }

test.each([
  [{}, 'abcd'],
  [{ search: 'reveillon' }, 'a'],
  [{ search: 'SERRA vir' }, 'a'],
  [{ status: 'ativo' }, 'acd'],
  [{ status: 'destaque' }, 'b'],
  [{ status: 'vencida' }, 'c'],
  [{ status: 'defeito' }, 'd'],
  [{ category: 'familia', status: 'ativo', search: 'inv' }, 'c'],
])('%o leaves %s', (chosen, ids) => {
  const found = rows.filter((row) => matchesFilter(row, { ...none, ...chosen }))
  expect(found.map(({ id }) => id).join('')).toBe(ids)
})

test('the address keeps the selection, and ignores unknown values', () => {
  const known = choicesOf(startNaming.package_categories)
  const categories = categoriesOf(known, rows)
  expect(categories).toEqual([...known.map(({ value }) => value), 'fim-de-ano'])
  for (const filter of [none, { search: ' céu & mar', status: 'vencida', category: 'bem-estar' }])
    expect(readFilter(new URLSearchParams(filterQuery(filter)), categories)).toEqual(filter)
  expect(filterQuery(none)).toBe('')
  const query = new URLSearchParams('status=toString&categoria=luxo')
  expect(readFilter(query, categories)).toEqual(none)
})
