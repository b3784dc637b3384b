import { expect, test } from 'vitest'
import { appearsText, offSiteText, onSiteText } from './on-site'

const now = Date.parse('2026-11-20T12:00-03:00')
const sold = { offerStart: '2027-01-01', offerEnd: '2027-01-10' }
const dates = { ...sold, accommodationStart: '', accommodationEnd: '' }
const whole = { active: true, dates, showFromStart: true, showFromTime: '', hideAtEnd: true, hideAtTime: '' }
const on = (other: object) => ({ dates: { ...dates, ...other } })

test.each([
  [{}, 'No ar de sex, 1 jan, 0h, até dom, 10 jan, 23h59 (Brasília).'],
  [
    { showFromTime: '14:05', hideAtTime: '18:00' },
    'No ar de sex, 1 jan, 14h05, até dom, 10 jan, 18h (Brasília).',
  ],
  [{ showFromStart: false, hideAtTime: '18:00' }, 'No ar até dom, 10 jan, 18h (Brasília).'],
  [{ hideAtEnd: false, hideAtTime: '18:00' }, 'No ar a partir de sex, 1 jan, 0h (Brasília).'],
  [on({ offerStart: '', offerEnd: '' }), 'No ar, sem data para sair.'],
  [{ active: false }, 'Fora do site: o pacote está inativo.'],
  [on({ accommodationEnd: '2026-12-30' }), 'Nunca aparece: sairia em qua, 30 dez, 23h59, antes de aparecer.'],
  [on({ offerStart: '', offerEnd: '2026-11-19' }), 'Fora do site desde qui, 19 nov, 23h59 (Brasília).'],
  [on({ offerStart: '2028-02-29', offerEnd: '' }), 'No ar a partir de ter, 29 fev 2028, 0h (Brasília).'],
  // These values are incomplete, as while somebody types.
  [{ ...on({ offerEnd: '0020-01-0' }), showFromTime: '1' }, 'No ar a partir de sex, 1 jan, 0h (Brasília).'],
  [{ dates: undefined, hideAtEnd: undefined }, 'No ar, sem data para sair.'],
])('%o: %s', (change, text) => expect(onSiteText({ ...whole, ...change }, now)).toBe(text))

test('a new package says whether saving publishes it at once', () => {
  expect(onSiteText(whole, now, true)).toMatch(/^No ar de sex/)
  expect(onSiteText({ ...whole, ...on({ offerStart: '' }) }, now, true)).toBe(
    '“Criar” leva ao site na hora. No ar até dom, 10 jan, 23h59 (Brasília).',
  )
  expect(onSiteText({ ...whole, active: false }, now, true)).toMatch(/^Fora do site/)
})

test.each([
  ['2026-12-01T00:00', 'Aparece em 1 dez'],
  ['2026-12-01T14:00', 'Aparece em 1 dez'],
  ['2026-11-20T14:30', 'Aparece hoje, 14h30'],
  ['2028-01-01T00:00', 'Aparece em 1 jan 2028'],
])('the list says of %s: %s', (from, text) => {
  expect(appearsText(Date.parse(`${from}-03:00`), now)).toBe(text)
})

test('after a save only a package that is not live is explained (FORM-22)', () => {
  const dates = { offerStart: '2026-12-01', offerEnd: '2026-12-10' }
  const values = {
    active: true,
    dates,
    showFromStart: true,
    showFromTime: '',
    hideAtEnd: true,
    hideAtTime: '',
  }
  const at = (day: string) => offSiteText(values, Date.parse(`${day}T12:00:00-03:00`))
  expect(at('2026-11-20')).toMatch(/^No ar de ter, 1 dez/)
  expect(at('2026-12-05')).toBeNull()
  expect(at('2026-12-11')).toMatch(/^Fora do site desde/)
  expect(offSiteText({ ...values, active: false }, Date.parse('2026-12-05'))).toMatch(/^Fora do site/)
})
