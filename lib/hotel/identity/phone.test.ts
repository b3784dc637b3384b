import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodeOf, isServiceNumber, readPhone, whatsappDigits } from './phone'

test.each([
  ['(24) 99999-0142', '(24) 99999-0142', '5524999990142'],
  ['+55 (24) 99999-0142', '+55 24 99999-0142', '5524999990142'],
  ['https://wa.me/5524999990142?text=oi', '+55 24 99999-0142', '5524999990142'],
  ['5502499999-0142', '+55 24 99999-0142', '5524999990142'],
  ['55 99999-0142', '(55) 99999-0142', '5555999990142'],
  ['+34 912 345 678', '+34 912 345 678', '34912345678'],
  ['https://wa.me/51987654321', '+51987654321', '51987654321'],
  ['00 1 (415) 555-0142', '+1 (415) 555-0142', '14155550142'],
])('%s is %s', (typed, label, digits) => {
  expect(readPhone(typed)).toEqual({ label, digits })
  expect(readPhone(label)).toEqual({ label, digits })
  expect(whatsappDigits(label)).toBe(digits)
})

test.each([
  ['https://wa.me/quaresmeira.example', 'Use só o número, com DDD, como (24) 99999-0142'],
  ['99999-0142', 'Falta o DDD, como em (24) 99999-0142'],
  ['(20) 99999-0142', 'O DDD 20 não existe'],
  ['(24) 89999-0142', 'Um celular começa com 9, depois do DDD'],
  ['(24) 9999-0142', 'Falta o 9 na frente do celular'],
  ['(24) 1999-0142', 'Confira o número'],
  ['24 99999 01422', 'Há dígitos a mais; um número de fora do Brasil começa com +'],
  ['+0 12345678', 'O código do país não existe'],
  ['https://wa.me/24999990142', 'Falta o 55 do Brasil: use +55 24 99999-0142'],
  ['+99 91234-5678', 'Falta o 55 do Brasil: use +55 99 91234-5678'],
  ['+999 12345678', 'O código de país +999 não existe'],
])('%s: %s', (typed, wrong) => {
  expect(readPhone(typed)).toEqual({ wrong })
  expect(whatsappDigits(typed)).toBeNull()
})

test('an accepted number can be dialled and is unchanged when parsed again', () => {
  const number = fc.stringMatching(/^\+?[\d ().-]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(number, fc.string({ maxLength: 30 })), (typed) => {
      const first = readPhone(typed)
      if ('wrong' in first) return void expect(first.wrong).not.toBe('')
      expect(first.digits).toMatch(/^[1-9]\d{7,14}$/)
      expect(readPhone(first.label)).toEqual(first)
    }),
    { numRuns: 2000 },
  )
})

test('a service number needs no area code', () => {
  const numbers = ['0800 555 0142', '4004-0142', '(24) 5550-0142', '0800']
  expect(numbers.filter(isServiceNumber)).toEqual(['0800 555 0142', '4004-0142'])
})

test('a country code must be assigned, whatever its number of digits', () => {
  const numbers = ['14155550142', '34912345678', '351912345678', '21012345678', '99912345678']
  expect(numbers.map(countryCodeOf)).toEqual(['1', '34', '351', null, null])
})
