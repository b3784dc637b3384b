import { describe, expect, test } from 'vitest'
import { isSessionCookie, withoutRemovals } from './session-cookies'

describe('withoutRemovals', () => {
  const removal = { name: 'a', value: '', options: { maxAge: 0 } }
  const write = { name: 'a.0', value: 'x', options: { maxAge: 100 } }

  test('a mere removal is dropped', () => {
    expect(withoutRemovals([removal, removal])).toEqual([])
  })

  test('a session that needs fewer or more cookies than before is written whole', () => {
    expect(withoutRemovals([removal, write])).toEqual([removal, write])
  })
})

test.each([
  ['sb-abc-auth-token', true],
  ['sb-127-auth-token.0', true],
  ['sb-abc-auth-token.12', true],
  ['sb-abc-auth-token-code-verifier', false],
  ['sb-abc', false],
  ['outro', false],
])('isSessionCookie(%s) is %s', (name, expected) => {
  expect(isSessionCookie(name)).toBe(expected)
})
