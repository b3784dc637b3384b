import { expect, test } from 'vitest'
import { countLabel } from './count-label'

test('only exactly one is singular', () => {
  expect([0, 1, 2, 1200].map((n) => countLabel(n, 'pessoa', 'pessoas'))).toEqual([
    '0 pessoas',
    '1 pessoa',
    '2 pessoas',
    '1.200 pessoas',
  ])
})
