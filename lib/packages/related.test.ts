import { expect, test } from 'vitest'
import { relatedOffers } from './related'

const today = '2026-11-20'
const offers = [
  offer('inverno-2025', 'familia', true, '2025-07-27'),
  offer('trilha', 'aventura', false, null),
  offer('natal', 'familia', true, '2026-12-27'),
  offer('ferias', 'familia', false, today),
  offer('reveillon', 'familia', true, '2027-01-02'),
  offer('romance', 'romantico', true, null),
]

test('the same category comes first, then featured offers, then the rest; past stays last', () => {
  expect(slugs('familia', 'natal', 9)).toEqual(['reveillon', 'ferias', 'romance', 'trilha', 'inverno-2025'])
  expect(slugs('aventura', 'trilha', 9)).toEqual(['natal', 'reveillon', 'romance', 'ferias', 'inverno-2025'])
})

test('three at most, never the offer itself', () => {
  expect(slugs('romantico', 'romance')).toEqual(['natal', 'reveillon', 'trilha'])
})

function slugs(category: string, slug: string, limit?: number) {
  return relatedOffers(offers, { slug, category }, today, limit).map((found) => found.slug)
}

function offer(slug: string, category: string, isFeatured: boolean, accommodationEnd: string | null) {
  const dates = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd }
  return { slug, category, isFeatured, dates }
}
