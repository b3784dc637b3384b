import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './packages/slug'
import { packagePath, routes } from './paths'

test('the public routes (NAV-1)', () => {
  expect(Object.values(routes)).toEqual(
    expect.arrayContaining([
      '/',
      '/sobre',
      '/quartos',
      '/bem-estar',
      '/restaurante',
      '/ofertas',
      '/pesquisa',
    ]),
  )
})

test('a package’s path needs no encoding', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const path = packagePath(slugify(name))
      expect(new URL(path, 'https://hotel.example').pathname).toBe(path)
    }),
  )
})
