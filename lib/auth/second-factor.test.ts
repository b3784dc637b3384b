import { expect, test } from 'vitest'
import { codeField, factorForm, passwordForm } from '@/lib/account/forms'
import { factorsOf, secondFactorOwed } from './second-factor'

const [tablet, phone] = ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'].map((created_at, index) => ({
  id: String(index),
  friendly_name: index ? 'Celular' : '',
  factor_type: 'totp' as const,
  status: 'verified' as const,
  created_at,
  updated_at: created_at,
}))

test('only confirmed authenticator apps are factors, the oldest first', () => {
  if (!tablet || !phone) throw new Error('there are two')
  const factors = [
    tablet,
    { ...tablet, status: 'unverified' as const },
    { ...tablet, factor_type: 'phone' as const },
    phone,
  ]
  expect(factorsOf({ factors })).toEqual([
    { id: '1', name: 'Celular', since: phone.created_at },
    { id: '0', name: 'Aplicativo', since: tablet.created_at },
  ])
  expect(factorsOf({})).toEqual([])
})

test.each([
  ['aal1', 0, false, undefined],
  ['aal2', 0, false, undefined],
  ['aal1', 0, true, 'second-factor-setup'],
  ['aal2', 0, true, 'second-factor-setup'],
  ['aal1', 1, false, 'second-factor'],
  ['aal1', 2, true, 'second-factor'],
  [undefined, 1, false, 'second-factor'],
  ['aal3', 1, false, 'second-factor'],
  ['aal2', 1, false, undefined],
  ['aal2', 1, true, undefined],
] as const)('a session at %s with %d factors, demanded: %s → %s', (aal, count, required, owed) => {
  const factors = Array.from({ length: count }, (_, id) => ({ id: String(id), name: 'x', since: '' }))
  expect(secondFactorOwed({ aal, factors, required })).toBe(owed)
})

test.each(['123456', '123 456', ' 123-456 ', '123.456', '1 2 3 4 5 6'])('%j is a code', (text) => {
  expect(codeField.parse(text)).toBe('123456')
})

test.each(['', '12345', '1234567', 'abcdef', '12345a', '１２３４５６', '1'.repeat(100)])(
  '%j is none',
  (text) => {
    expect(codeField.safeParse(text).success).toBe(false)
  },
)

test.each([
  [{ current: '' }, 'current'],
  [{ next: 'curta' }, 'next'],
  [{ next: 'a mesma de antes' }, 'next'],
  [{ next: 'x'.repeat(200) }, 'next'],
  [{ repeat: 'outra coisa' }, 'repeat'],
])('a change of password with %j is refused at %s', (change, field) => {
  const right = { current: 'a mesma de antes', next: 'o rio corre devagar', repeat: 'o rio corre devagar' }
  expect(passwordForm.safeParse(right).success).toBe(true)
  const result = passwordForm.safeParse({ ...right, ...change })
  expect(result.error?.issues[0]?.path).toEqual([field])
})

test.each(['', '   ', 'x'.repeat(41), 'a\nb', 'a\u202Eb'])('a device cannot be called %j', (name) => {
  expect(factorForm.safeParse({ name, password: 'x' }).success).toBe(false)
})
