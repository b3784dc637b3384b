import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords'
import { PASSWORD_MAX_BYTES, passwordValidationMessage } from './password-rules'

const email = 'maria.souza@quaresmeira.example'

describe('passwordValidationMessage', () => {
  test.each([
    ['', 'faltam 12'],
    ['onze letras', 'falta 1.'],
    ['á'.repeat(40), 'Esta tem 80.'],
    ['x'.repeat(73), 'Esta tem 73.'],
    [email, 'e-mail'],
    ['MARIA.SOUZA@quaresmeira.EXAMPLE', 'e-mail'],
    ['maria.souza2026', 'e-mail'],
    ['!!maria.souza!!', 'e-mail'],
  ])('%j is refused: %s', (password, reason) => {
    expect(passwordValidationMessage(password, email)).toContain(reason)
  })

  test.each(['doze letras!', 'á'.repeat(36), 'x'.repeat(72), '            ', 'cavalo correto bateria'])(
    '%j is long enough and not too long',
    (password) => {
      expect(passwordValidationMessage(password, email)).toBeUndefined()
    },
  )

  test('says of accents that they count twice only where there are some', () => {
    expect(passwordValidationMessage('x'.repeat(80), email)).not.toContain('acento')
    expect(passwordValidationMessage('é'.repeat(80), email)).toContain('acento')
  })

  test('nothing that the backend would cut off passes, whatever the alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 128 }), (password) => {
        fc.pre(passwordValidationMessage(password, email) === undefined)
        expect(Buffer.byteLength(password)).toBeLessThanOrEqual(PASSWORD_MAX_BYTES)
      }),
    )
  })
})

describe('isCommonPassword', () => {
  test.each([
    '1q2w3e4r5t6y',
    'leavemealone',
    'LeaveMeAlone',
    '123456qwerty',
    'Password1234',
    '2026Flamengo!!!',
    'senha@202611',
    'abc123abc123',
    'aaaaaaaaaaaaaa',
    '123412341234',
    'princesaprincesa',
    '123456789012',
    '098765432109',
    'qwertyuiopas',
    'abcdefghijkl',
  ])('%s is one', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  test.each(['Quaresmeira#2026', 'pousadadovale1', 'Pousada do Vale 26'])(
    '%s is one where the place is called so',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
      expect(await isCommonPassword(password, ['Quaresmeira', 'Pousada do Vale'])).toBe(true)
    },
  )

  test.each(['cavalo correto bateria', 'xK9#mvQ2&tLp', '4f1c2e9a-77d3', 'o rio corre devagar'])(
    '%s is none',
    async (password) => {
      expect(await isCommonPassword(password, ['Quaresmeira'])).toBe(false)
    },
  )
})
