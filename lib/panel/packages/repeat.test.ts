import { expect, test } from 'vitest'
import type { StoredItem } from '@/lib/content/list'
import { planNextYear, toCheck } from './repeat'
import { packageRow } from './rows'

const rio = { state: 'RJ', own_dates: [] }

function planRepeat(dates: Record<string, string | null>, more: Partial<StoredItem> = {}) {
  const original = { id: 'a', name: 'Páscoa 2027', slug: 'pascoa-2027', price: 900, dates, ...more }
  return planNextYear(original, [original], rio)
}

test.each([
  ['Easter', '2027-03-25', '2027-03-28', '2028-04-13', '2028-04-16'],
  ['Carnival', '2027-02-05', '2027-02-10', '2028-02-25', '2028-03-01'],
  ['Corpus Christi', '2027-05-26', '2027-05-30', '2028-06-14', '2028-06-18'],
  ['Independence Day, which keeps its date', '2027-09-03', '2027-09-07', '2028-09-03', '2028-09-07'],
  ['Mother’s Day', '2027-05-07', '2027-05-09', '2028-05-12', '2028-05-14'],
  ['no holiday, with the same weekdays', '2027-08-20', '2027-08-22', '2028-08-18', '2028-08-20'],
  ['a season', '2027-07-02', '2027-07-25', '2028-07-02', '2028-07-25'],
])('a stay at %s, from %s to %s, moves to %s to %s', (_, start, end, from, to) => {
  const { dates } = planRepeat({ accommodationStart: start, accommodationEnd: end })
  expect(dates).toMatchObject({ accommodationStart: from, accommodationEnd: to, offerStart: null })
})

test('the sale keeps its distance to the holiday, years go up, and the price is left empty (PKG-24)', () => {
  const next = planRepeat(
    {
      offerStart: '2026-12-01',
      offerEnd: '2027-03-20',
      accommodationStart: '2027-03-25',
      accommodationEnd: '2027-03-28',
    },
    { title: 'Páscoa 2027 na serra', originalPrice: 1000, previousSlugs: ['pascoa-2026'] },
  )
  expect(next).toMatchObject({
    name: 'Páscoa 2028',
    title: 'Páscoa 2028 na serra',
    slug: 'pascoa-2028',
    dates: { offerStart: '2027-12-21', offerEnd: '2028-04-08' },
    originalPrice: null,
  })
  const row = packageRow(
    { id: 'b', category: 'familia', active: false, ...JSON.parse(JSON.stringify(next)) },
    Date.parse('2026-11-20T12:00-03:00'),
  )
  expect(row).toMatchObject({ price: null, isPublic: false, form: { price: '' } })
  expect(row.validationMessage).toBe('Ainda não pode aparecer no site: confira o preço.')
})

test('last year’s link is dropped, and texts that name a year need a check (PKG-24)', () => {
  const old = {
    bookingUrl: 'https://reservas.example/natal-2026',
    description: 'A ceia de 2026, desde 1987.',
    features: ['Show de Réveillon 2027'],
    priceDetail: 'por casal',
  }
  expect(planRepeat({}, old)).toMatchObject({ bookingUrl: null })
  const original = { id: 'a', name: 'Natal 2026', ...old }
  expect(toCheck(original, ['Ceia de 2026'])).toEqual({
    missing: ['preço', 'link de reserva'],
    dated: ['Descrição', 'O que está incluído', 'textos das fotos'],
  })
  const plain = { bookingUrl: 'https://reservas.example/natal' }
  expect(planRepeat({}, plain)).not.toHaveProperty('bookingUrl')
  expect(toCheck({ id: 'b', ...plain }, [])).toEqual({ missing: ['preço'], dated: [] })
})

test.each([
  ['natal-26', true],
  ['?in=20261224&out=20261226', true],
  ['?d=24122026', true],
  ['Ceia em 24/12/26 e Réveillon 26/27', true],
  ['Piscina a 26,5 graus, desde 1926', false],
])('%s names a year: %s', (text, isDated) => {
  const original = { id: 'a', name: 'Natal 2026', description: text }
  expect(toCheck(original, []).dated).toEqual(isDated ? ['Descrição'] : [])
})

test('a name without a year gets that of its new dates, and a taken address a number', () => {
  const dates = { accommodationStart: '2027-03-25', accommodationEnd: '2027-03-28' }
  expect(planRepeat(dates, { name: 'Páscoa' }).name).toBe('Páscoa 2028')
  const taken = [{ id: 'c', slug: 'pascoa-2028' }]
  expect(planNextYear({ id: 'a', name: 'Páscoa 2027', dates }, taken, rio).slug).toBe('pascoa-2028-2')
})
