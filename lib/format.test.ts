import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateRange, formatMoney, formatTime, hourText, keepUnitsTogether } from './format'
import { personName } from './person-name'
import { clockTime, momentLabel, recentMoment } from './times'

test('money has two decimals, parses back to the same cents and never wraps (OFF-6, NAV-25)', () => {
  expect(formatMoney(1_234_567.8)).toBe('R$\u00a01.234.567,80')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
      const text = formatMoney(cents / 100)
      expect(text).toMatch(/^R\$\u00a0\d{1,3}(\.\d{3})*,\d{2}$/)
      expect(Number(text.replace(/\D/g, ''))).toBe(cents)
    }),
  )
})

test('a moment shows the hotel’s time of day, also on either side of midnight (DATA-5)', () => {
  expect(formatTime(Date.UTC(2026, 10, 20, 17, 5))).toBe('14:05')
  expect(formatTime(new Date('2026-11-20T02:30:00Z'))).toBe('23:30')
  expect(formatTime(new Date('2026-11-20T03:00:00Z'))).toBe('00:00')
})

test.each([
  ['2026-12-24', '2026-12-27', '24 a 27 de dezembro de 2026'],
  ['2026-12-29', '2027-01-02', '29 de dezembro de 2026 a 2 de janeiro de 2027'],
  ['2026-10-01', '2026-10-31', '1º a 31 de outubro de 2026'],
  ['2026-12-24', '2026-12-24', '24 de dezembro de 2026'],
  ['2026-03-01', null, 'a partir de 1º de março de 2026'],
  [null, '2026-08-09', 'até 9 de agosto de 2026'],
  [null, null, null],
])('the days from %s to %s', (start, end, text) => {
  expect(formatDateRange(start, end)).toBe(text && keepUnitsTogether(text))
})

test.each([
  ['Piscina de 1,5 m, infantil de 60 cm', 'Piscina de 1,5~m, infantil de 60~cm'],
  ['por R$ 1.005 ou 3x de R$ 335,00', 'por R$~1.005 ou 3x~de~R$~335,00'],
  ['de 29 de Dezembro de 2026 a 2 de janeiro', 'de 29~de~Dezembro de 2026 a 2~de~janeiro'],
  ['30 ou 60 minutos, 2 h 30 por 2 pessoas de 12 anos', '30 ou 60~minutos, 2~h~30 por 2~pessoas de 12~anos'],
  [
    '+55 24 99999-0142, (24) 5550-0142 ou 0800 123 4567',
    '+55~24~99999-0142, (24)~5550-0142 ou 0800~123~4567',
  ],
  ['2026 min. 4 hectáreas, 3 mil, Chalé 2 de 5', '2026~min. 4 hectáreas, 3 mil, Chalé 2 de 5'],
])('%s: a number keeps its unit', (text, expected) => {
  expect(keepUnitsTogether(text).replaceAll('\u00a0', '~')).toBe(expected)
})

test.each([
  ['2026-11-20T17:32:10.123456+00:00', '20/11/2026 às 14:32'],
  ['2027-01-01T03:00:00Z', '01/01/2027 às 00:00'],
])('%s at the hotel', (instant, label) => {
  expect(momentLabel(instant)).toBe(label)
  expect(clockTime(instant)).toBe(label.slice(-5))
})

test.each([
  ['2026-11-20T17:05:00Z', 'hoje às 14:05'],
  ['2026-11-20T02:59:00Z', 'ontem às 23:59'],
  ['2026-11-19T02:59:00Z', '18/11 às 23:59'],
])('%s, seen on the 20th', (instant, label) => {
  expect(recentMoment(Date.parse(instant), Date.parse('2026-11-20T22:30:00Z'))).toBe(label)
})

test.each([
  ['ana.souza@hotel.example', {}, 'Ana Souza'],
  ['Ana@hotel.example', { 'ana@hotel.example': 'Ana Lúcia' }, 'Ana Lúcia'],
  ['pessoa removida', {}, 'pessoa removida'],
  [null, {}, 'o sistema'],
])('%s is called by name', (email, names, name) => expect(personName(email, names)).toBe(name))

test('hours read as in Portuguese (NAV-30)', () => {
  const said = ['14:00', '14:30', '09:05', '00:00', ''].map(hourText)
  expect(said).toEqual(['14h', '14h30', '9h05', '0h', ''])
})
