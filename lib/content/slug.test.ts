import { expect, test } from 'vitest'
import { withPreviousSlugs } from './slug'

test('all former slugs are kept, except the current one and invalid ones', () => {
  const next = { slug: 'natal', name: 'Natal' }
  for (const same of [undefined, { slug: 'natal' }]) expect(withPreviousSlugs(next, same)).toEqual(next)
  const stored = { slug: 'natal-2026', previousSlugs: ['natal', 7, null, 'natal-2026'] }
  const known = ['natal', 'natal-2026']
  expect(withPreviousSlugs({ slug: 'natal-2027' }, stored)).toHaveProperty('previousSlugs', known)
  expect(withPreviousSlugs({ slug: 'natal' }, stored)).toHaveProperty('previousSlugs', ['natal-2026'])
})
