import { expect, test } from 'vitest'
import { compareContent, proofTable } from './prove.ts'
import { obstaclesSentence, sameRows } from './restore.ts'

test('public content is compared section by section, and what differs is told', () => {
  const live = { rooms: [{ name: 'Lago' }], hero: { title: 'a' }, about: {}, images: {} }
  const restored = { rooms: [{ name: 'Lago' }], hero: { title: 'b' }, images: {}, pages: [] }
  expect(proofTable(compareContent(live, restored)).split('\n')).toEqual([
    '✓ conteúdo público: rooms   0,0 kB',
    '✗ conteúdo público: hero    no site "{\\"title\\":\\"a\\"}", no backup "{\\"title\\":\\"b\\"}"',
    '✗ conteúdo público: about   não está no backup',
    '✓ conteúdo público: images  0,0 kB',
    '✗ conteúdo público: pages   não está no site',
  ])
})

test('rows are the same in any order, and with columns only as far as these go', () => {
  expect(sameRows(['{"a": 1}', '{"a": 2}'], ['{"a": 2}', '{"a": 1}'])).toBe(true)
  expect(sameRows(['{"a": 1.0}'], ['{"a": 1}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1}', '{"a": 1}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1, "b": 2}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1, "b": 2}'], ['a'])).toBe(true)
})

test('what stands in the way of a restore is named', () => {
  expect(obstaclesSentence({ packages: 3, people: 1, activities: 2 })).toBe(
    '3 pacotes, 1 pessoa com acesso e 2 itens de activities',
  )
})
