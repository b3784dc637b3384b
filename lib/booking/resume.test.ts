import { describe, expect, test } from 'vitest'
import { firstDayToShow, resumeSearch } from './resume'
import { emptySearch } from './search'

const today = '2026-11-20'
const entered = { ...emptySearch, adults: 3, ages: [7], coupon: 'MATA' }
const carnival = { from: '2027-02-05', to: '2027-02-10' }

describe('a search that is opened again', () => {
  test('keeps everything', () => {
    const search = { ...entered, from: '2026-12-01', to: '2026-12-04' }
    expect(resumeSearch(search, undefined, today)).toEqual(search)
    expect(resumeSearch({ ...entered, from: today }, undefined, today)).toEqual({ ...entered, from: today })
  })

  test('drops dates that have passed', () => {
    const search = { ...entered, from: '2026-11-19', to: '2026-11-25' }
    expect(resumeSearch(search, undefined, today)).toEqual(entered)
  })
})

describe('a package’s stay', () => {
  test('is selected', () => {
    expect(resumeSearch(entered, carnival, today)).toEqual({ ...entered, ...carnival })
  })

  test('replaces dates outside it and an incomplete stay', () => {
    const elsewhere = { ...entered, from: '2027-02-01', to: '2027-02-06' }
    expect(resumeSearch(elsewhere, carnival, today)).toMatchObject(carnival)
    const longer = { ...entered, from: '2027-02-06', to: '2027-02-11' }
    expect(resumeSearch(longer, carnival, today)).toMatchObject(carnival)
    expect(resumeSearch({ ...entered, from: '2027-02-06' }, carnival, today)).toMatchObject(carnival)
  })

  test('keeps chosen dates within it', () => {
    const within = { ...entered, from: '2027-02-05', to: '2027-02-08' }
    expect(resumeSearch(within, carnival, today)).toEqual(within)
  })

  test.each([
    ['is longer than a week', { from: '2027-03-01', to: '2027-03-09' }],
    ['has begun', { from: '2026-11-19', to: '2026-11-22' }],
    ['has no end', { from: '2027-03-01' }],
  ])('that %s chooses nothing', (_, hint) => {
    expect(resumeSearch(entered, hint, today)).toEqual(entered)
  })

  test('of a whole week is selected', () => {
    const week = { from: '2027-03-01', to: '2027-03-08' }
    expect(resumeSearch(entered, week, today)).toMatchObject(week)
  })
})

describe('the calendar opens', () => {
  test.each([
    ['at the chosen stay', '2027-02-06', carnival, '2027-02-06'],
    ['else at the package’s', null, carnival, '2027-02-05'],
    ['today, when the package’s has begun', null, { from: '2026-03-09', to: '2027-06-30' }, today],
    ['today, when nothing is known', null, undefined, today],
  ])('%s', (_, from, hint, expected) => {
    expect(firstDayToShow({ from, to: null }, hint, today)).toBe(expected)
  })
})
