import { expect, test } from 'vitest'
import { leadsToOneOf } from './paths'

test.each([
  ['/restaurante', true],
  ['//hotel.example/restaurante/', true],
  ['/restaurantes', false],
  ['#localizacao', false],
  ['https://outro.example/restaurante', false],
  ['https://', false],
])('%s points to a missing page: %s', (address, expected) => {
  expect(leadsToOneOf(address, ['/restaurante', '/sobre'], 'https://hotel.example/')).toBe(expected)
})
