import { expect, test } from 'vitest'
import { keepUnitsTogether } from '@/lib/format'
import {
  fewestNights,
  nightsOf,
  packageImage,
  periodLabel,
  priceUnit,
  relatedPackages,
  stayLabel,
} from './display'

const pkg = (principal: string | null, ...gallery: string[]) => ({ images: { principal, gallery } })

test("a package uses its main image, the gallery's first, or none", () => {
  const images = [pkg('a.jpg'), pkg(null, 'b.jpg'), pkg(null)].map(packageImage)
  expect(images).toEqual(['a.jpg', 'b.jpg', null])
})

test('periods begin with a capital and never show a missing date', () => {
  expect(periodLabel(null, '2026-12-27')).toBe(keepUnitsTogether('Até 27 de dezembro de 2026'))
  expect(periodLabel('2026-12-24', null)).toBe(keepUnitsTogether('A partir de 24 de dezembro de 2026'))
  expect(periodLabel(null, null)).toBe('Consulte disponibilidade')
})

test('the stay is the accommodation period, not the sales period', () => {
  const { dates } = packageWith('', '', true, null)
  expect(stayLabel({ dates: { ...dates, offerStart: '2026-01-01', offerEnd: '2026-06-30' } }, today)).toBe(
    'Consulte disponibilidade',
  )
})

const today = '2026-11-20'

test.each([
  ['2026-11-20', '2026-11-24', '20 a 24 de novembro de 2026'],
  ['2026-11-19', '2026-11-24', 'Até 24 de novembro de 2026'],
  ['2026-11-19', '2026-11-20', 'Até 20 de novembro de 2026'],
  ['2026-11-19', null, 'Consulte disponibilidade'],
  ['2026-11-10', '2026-11-19', '10 a 19 de novembro de 2026'],
])('on 20 November a stay from %s to %s is shown as “%s” (OFF-27)', (start, end, shown) => {
  const { dates } = packageWith('', '', true, end)
  expect(stayLabel({ dates: { ...dates, accommodationStart: start } }, today)).toBe(keepUnitsTogether(shown))
})

test('a price shows the package’s detail, or its nights and people (OFF-28)', () => {
  const { dates } = packageWith('', '', true, null)
  const details = { nights: 4, minNights: null, maxCapacity: 3, checkIn: '', checkOut: '' }
  expect(priceUnit({ dates, details, priceDetail: 'por casal' })).toBe('por casal')
  expect(priceUnit({ dates, details, priceDetail: '' })).toBe(
    keepUnitsTogether('pacote de 4 noites, até 3 pessoas'),
  )
})

const packages = [
  packageWith('inverno-2025', 'familia', true, '2025-07-27'),
  packageWith('trilha', 'aventura', false, null),
  packageWith('natal', 'familia', true, '2026-12-27'),
  packageWith('ferias', 'familia', false, today),
  packageWith('reveillon', 'familia', true, '2027-01-02'),
  packageWith('romance', 'romantico', true, null),
]

test('the same category comes first, then featured packages, then others; ended ones last', () => {
  expect(slugs('familia', 'natal', 9)).toEqual(['reveillon', 'ferias', 'romance', 'trilha', 'inverno-2025'])
  expect(slugs('aventura', 'trilha', 9)).toEqual(['natal', 'reveillon', 'romance', 'ferias', 'inverno-2025'])
})

test('at most three, never the package itself', () => {
  expect(slugs('romantico', 'romance')).toEqual(['natal', 'reveillon', 'trilha'])
})

function slugs(category: string, slug: string, limit?: number) {
  return relatedPackages(packages, { slug, category }, today, limit).map((found) => found.slug)
}

function packageWith(slug: string, category: string, isFeatured: boolean, accommodationEnd: string | null) {
  const dates = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd }
  return { slug, category, isFeatured, dates }
}

test.each([
  ['2027-03-25', '2027-03-28', 3, 2],
  ['2027-03-25', '2027-03-26', 1, 1],
  // These are a season to choose from, a one-day range, and open ends.
  ['2027-07-02', '2027-07-25', 7, 2],
  ['2027-03-25', '2027-03-25', 7, 2],
  ['2027-03-25', null, 7, 2],
  [null, null, 7, 2],
])(
  'from %s to %s a package of 7 nights, at least 2, has %d nights, at least %d (OFF-24)',
  (start, end, nights, fewest) => {
    const dates = { offerStart: null, offerEnd: null, accommodationStart: start, accommodationEnd: end }
    const details = { nights: 7, minNights: 2, maxCapacity: 2, checkIn: '', checkOut: '' }
    const pkg = { dates, details }
    expect([nightsOf(pkg), fewestNights(pkg)]).toEqual([nights, fewest])
    expect(fewestNights({ ...pkg, details: { ...details, minNights: null } })).toBe(nights)
  },
)
