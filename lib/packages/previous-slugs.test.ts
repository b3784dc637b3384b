import { expect, test } from 'vitest'
import { withPreviousSlugs } from './previous-slugs'

test('a package that keeps its slug is stored as it is', () => {
  const next = { slug: 'natal', name: 'Natal' }
  expect(withPreviousSlugs(next, undefined)).toEqual(next)
  expect(withPreviousSlugs(next, { slug: 'natal' })).toEqual(next)
})

test('keeps all former slugs, without the current one and invalid ones', () => {
  const stored = { slug: 'natal-2026', previousSlugs: ['natal', 7, null, 'natal-2026'] }
  expect(withPreviousSlugs({ slug: 'natal-2027' }, stored)).toEqual({
    slug: 'natal-2027',
    previousSlugs: ['natal', 'natal-2026'],
  })
  expect(withPreviousSlugs({ slug: 'natal' }, stored)).toEqual({
    slug: 'natal',
    previousSlugs: ['natal-2026'],
  })
})
