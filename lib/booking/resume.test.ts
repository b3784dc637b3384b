import { expect, test } from 'vitest'
import { firstDayToShow, resumeSearch } from './resume'
import { emptySearch } from './search'

const today = '2026-11-20'
const entered = { ...emptySearch, adults: 3, ages: [7], coupon: 'MATA' }
const carnival = { from: '2027-02-05', to: '2027-02-10' }

test('a reopened search keeps everything but past dates', () => {
  for (const dates of [{ from: '2026-12-01', to: '2026-12-04' }, { from: today }])
    expect(resumeSearch({ ...entered, ...dates }, undefined, today)).toEqual({ ...entered, ...dates })
  const past = { ...entered, from: '2026-11-19', to: '2026-11-25' }
  expect(resumeSearch(past, undefined, today)).toEqual(entered)
})

const within = { from: '2027-02-05', to: '2027-02-08' }

test.each([
  ['is selected', {}, carnival, carnival],
  ['replaces dates outside it', { from: '2027-02-06', to: '2027-02-11' }, carnival, carnival],
  ['replaces an incomplete stay', { from: '2027-02-06' }, carnival, carnival],
  ['keeps chosen dates within it', within, carnival, within],
  ['longer than a week chooses nothing', {}, { from: '2027-03-01', to: '2027-03-09' }, {}],
  ['that has begun chooses nothing', {}, { from: '2026-11-19', to: '2026-11-22' }, {}],
  ['without an end chooses nothing', {}, { from: '2027-03-01' }, {}],
])('a package’s stay %s', (_, chosen, hint, expected) => {
  expect(resumeSearch({ ...entered, ...chosen }, hint, today)).toEqual({ ...entered, ...expected })
})

test.each([
  ['at the chosen stay', '2027-02-06', carnival, '2027-02-06'],
  ['otherwise at the package’s', null, carnival, '2027-02-05'],
  ['today, if the package’s has begun', null, { from: '2026-03-09', to: '2027-06-30' }, today],
  ['today, without any stay', null, undefined, today],
])('the calendar opens %s', (_, from, hint, expected) => {
  expect(firstDayToShow({ from, to: null }, hint, today)).toBe(expected)
})
