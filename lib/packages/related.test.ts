import { expect, test } from 'vitest'
import { relatedPackages } from './related'

const today = '2026-11-20'
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

test('three at most, never the package itself', () => {
  expect(slugs('romantico', 'romance')).toEqual(['natal', 'reveillon', 'trilha'])
})

function slugs(category: string, slug: string, limit?: number) {
  return relatedPackages(packages, { slug, category }, today, limit).map((found) => found.slug)
}

function packageWith(slug: string, category: string, isFeatured: boolean, accommodationEnd: string | null) {
  const dates = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd }
  return { slug, category, isFeatured, dates }
}
