import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './packages/slug'
import { leadsToOneOf, packagePath } from './paths'

test('a package’s path needs no encoding', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const path = packagePath(slugify(name))
      expect(new URL(path, 'https://hotel.example').pathname).toBe(path)
    }),
  )
})

test.each([
  ['/restaurante', true],
  ['/restaurante/', true],
  ['//hotel.example/restaurante/', true],
  ['/restaurantes', false],
  ['#localizacao', false],
  ['https://outro.example/restaurante', false],
  ['https://', false],
])('%s leads to a page that is not there: %s', (address, expected) => {
  expect(leadsToOneOf(address, ['/restaurante', '/sobre'], 'https://hotel.example/')).toBe(expected)
})
