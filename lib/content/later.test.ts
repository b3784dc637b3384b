import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { changedFields, type Later, pendingChanges } from './later'
import { mergeFields } from './list'

const at = (moment: string) => Date.parse(`${moment}-03:00`)
const now = at('2026-11-20T12:00')
const stored = { id: 'a', name: 'Natal', price: 900, title: 'Ceia', dates: { offerStart: '2026-12-01' } }

function later(moment: string, change: object, more: Partial<Later> = {}): Later {
  const item = { id: moment, section: 'packages', item: 'a', base: stored, by: 'Ana' } as const
  return { ...item, at: at(moment), change: { ...change }, ...more }
}

const of = (all: Later[], items = [stored]) => pendingChanges(registry.packages, items, all, now)

test('merging the fields that differ gives the other version, and other fields stay', () => {
  const value = fc.letrec((tie) => ({
    object: fc.record({ a: tie('any'), b: tie('any'), c: fc.integer({ max: 3 }) }),
    any: fc.oneof({ depthSize: 'small' }, fc.constantFrom(0, 'x', null), fc.array(fc.nat(2)), tie('object')),
  })).object
  fc.assert(
    fc.property(value, value, (before, after) => {
      const [was, next] = [Object(before), Object(after)]
      const change = changedFields(was, next)
      expect(mergeFields({ ...was, kept: 1 }, change)).toEqual({ ...next, kept: 1 })
      expect(changedFields(next, next)).toEqual({})
    }),
  )
})

test('names the fields, the moment and the person (SAVE-13)', () => {
  const [first, second] = of([
    later('2027-01-01T00:00', { price: 950, dates: { offerStart: '2026-12-05' }, updatedAt: 'x' }),
    later('2027-01-01T09:30', { id: 'n', name: 'Novo' }, { item: 'n', base: null }),
  ])
  const when = { when: 'sex, 1 jan, 0h', day: '1 jan' }
  expect(first).toMatchObject({ name: 'Natal', ...when, by: 'Ana', problems: [] })
  expect(first?.labels.toSorted()).toEqual(['Início da oferta', 'Preço'])
  expect(second).toMatchObject({ name: 'Novo', isNew: true, isGone: false, when: 'sex, 1 jan, 9h30' })
})

describe('a conflict (SAVE-14)', () => {
  const raised = later('2027-01-01T00:00', { price: 950 })
  const sentence = 'Preço mudou depois: agora R$ 920,00, em 1 jan R$ 950,00.'
  const problems = (all: Later[], fields: object) =>
    of(all, [{ ...stored, ...fields }]).map((change) =>
      change.problems.map((text) => text.replaceAll('\u00a0', ' ')),
    )

  test.each([
    [{ price: 920 }, [[sentence]]],
    [{ title: 'Outro' }, [[]]],
    [{ price: 950 }, [[]]],
  ])('with %o', (fields, expected) => expect(problems([raised], fields)).toEqual(expected))

  test('is not caused by the change before, but by one that was moved or dropped', () => {
    const back = later('2027-01-10T00:00', { price: 900 }, { base: { ...stored, price: 950 } })
    expect(problems([raised, back], {})).toEqual([[], []])
    const again = later('2027-01-10T00:00', { price: 990 }, { base: { ...stored, price: 950 } })
    expect(problems([again], {})).toEqual([['Preço mudou depois: agora R$ 900,00, em 10 jan R$ 990,00.']])
  })

  test('does not arise where the item is gone', () => {
    expect(of([raised], [])).toMatchObject([{ isGone: true, problems: [], name: 'Natal' }])
  })
})
