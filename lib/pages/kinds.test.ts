import { describe, expect, test } from 'vitest'
import { blockFields } from './fields'
import { type KindName, kindNames, kinds, kindsFor } from './kinds'
import { blockPages } from './page-names'

describe.each(kindNames)('%s', (name) => {
  const kind = kinds[name]

  test('uses existing fields and columns within their limits', () => {
    for (const [field, rule] of Object.entries(kind.fields)) {
      const declared = Object.entries(blockFields).find(([known]) => known === field)?.[1]
      expect(declared, field).toBeDefined()
      const { columns = {}, most = 100 } = declared && 'columns' in declared ? declared : {}
      expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(rule.columns ?? {})))
      if (rule.most) expect(rule.most).toBeLessThanOrEqual(most)
      if (rule.fewest) expect(rule.fewest).toBeLessThanOrEqual(rule.most ?? most)
    }
  })

  test('has an example for fields that it uses, and belongs to a page', () => {
    expect(Object.keys(kind.fields)).toEqual(expect.arrayContaining(Object.keys(kind.example)))
    expect(kind.pages.length).toBeGreaterThan(0)
    for (const words of [kind.name, kind.text, kind.icon]) expect(words).not.toBe('')
  })
})

test('names are unique, and every page has several kinds', () => {
  expect(new Set(kindNames.map((name) => kinds[name].name)).size).toBe(kindNames.length)
  for (const page of blockPages) expect(kindsFor(page).length).toBeGreaterThan(10)
  expect(kindsFor('home')).not.toContain('opening' satisfies KindName)
})
