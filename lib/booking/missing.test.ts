import { expect, test } from 'vitest'
import { whatIsMissing } from './missing'
import { emptySearch, withAge, withChildren } from './search'

test('says what is missing, one thing at a time (BOOK-6)', () => {
  expect(whatIsMissing(emptySearch)).toBe('Escolha as datas de entrada e de saída.')
  expect(whatIsMissing({ ...emptySearch, from: '2026-12-24' })).toBe('Escolha a data de saída.')
  const dated = { ...emptySearch, from: '2026-12-24', to: '2026-12-27' }
  expect(whatIsMissing(dated)).toBeNull()
  const one = withChildren(dated, 1)
  expect(whatIsMissing(one)).toBe('Escolha a idade da criança.')
  const two = withAge(withChildren(dated, 2), 0, 5)
  expect(whatIsMissing(two)).toBe('Escolha a idade de cada criança.')
  expect(whatIsMissing(withAge(two, 1, 0))).toBeNull()
  expect(whatIsMissing(withChildren(two, 1))).toBeNull()
})
