import { expect, test } from 'vitest'
import { Journal } from './journal.ts'

function filled() {
  const journal = new Journal()
  journal.note('t1', { mode: 'hang', item: 'a', told: 'confirmed' })
  journal.note('t2', { mode: 'hang', item: 'a', told: 'refused' })
  journal.note('t3', { mode: 'kill', item: 'a', told: 'unknown' })
  journal.note('t4', { mode: 'kill', item: 'b', told: 'confirmed' })
  return journal
}

test('a save that was confirmed and is nowhere is lost; one that was refused and is there is told apart', () => {
  const counts = filled().count(new Set(['t1', 't2', 't3']))
  expect(counts.get('hang')).toEqual({ confirmed: 1, refused: 1, unknown: 0, storedAnyway: 1, lost: 0 })
  expect(counts.get('kill')).toEqual({ confirmed: 1, refused: 0, unknown: 1, storedAnyway: 1, lost: 1 })
})

test('an item may be newer than the last confirmed save, never older', () => {
  expect(
    filled().overwritten(
      new Map([
        ['a', 't3'],
        ['b', 't4'],
      ]),
    ),
  ).toEqual([])
  expect(filled().overwritten(new Map([['a', 't1']]))).toEqual([])
  expect(filled().overwritten(new Map([['b', 't1']]))).toEqual(['b: t1 instead of t4'])
})
