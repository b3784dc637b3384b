import { expect, test } from 'vitest'
import { ownFingerprint, sendInTurn } from './own-steps'

const step = (id: string, from: string, to: string) => async () => ({
  ok: true as const,
  steps: [{ id, from, to }],
})

test('this tab’s own changes are no conflict, whichever of them the page shows (SAVE-17)', async () => {
  await sendInTurn(step('a', 'one', 'two'))
  await sendInTurn(step('a', 'two', 'three'))
  expect(['one', 'two', 'three', 'other'].map((shown) => ownFingerprint('a', shown))).toEqual([
    'three',
    'three',
    'three',
    'other',
  ])
  expect(ownFingerprint('b', 'one')).toBe('one')
})

test('a change by somebody else in between remains a conflict (SAVE-17)', async () => {
  await sendInTurn(step('c', 'one', 'two'))
  await sendInTurn(step('c', 'theirs', 'three'))
  expect(ownFingerprint('c', 'one')).toBe('two')
})

test('a change that is undone and redone leads to its last state (SAVE-17)', async () => {
  for (const [from, to] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    await sendInTurn(step('d', from, to))
    expect(['one', 'two'].map((shown) => ownFingerprint('d', shown))).toEqual([to, to])
  }
})

test('an action waits for those before it, even for one that fails (SAVE-17)', async () => {
  const order: string[] = []
  const slow = sendInTurn(async () => {
    await Promise.resolve()
    order.push('first')
    throw new Error('offline')
  })
  const quick = sendInTurn(async () => {
    order.push('second')
    return { ok: true as const, steps: [] }
  })
  await expect(slow).rejects.toThrow('offline')
  await quick
  expect(order).toEqual(['first', 'second'])
})
