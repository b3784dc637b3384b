import { expect, test } from 'vitest'
import { personName } from './person-name'

test.each([
  ['ana.souza@hotel.example', {}, 'Ana Souza'],
  ['Ana@hotel.example', { 'ana@hotel.example': 'Ana Lúcia' }, 'Ana Lúcia'],
  ['ana@hotel.example', { 'ana@hotel.example': '' }, 'Ana'],
  ['pessoa removida', {}, 'pessoa removida'],
  [null, {}, 'o sistema'],
])('%s is called by name', (email, names, name) => {
  expect(personName(email, names)).toBe(name)
})
