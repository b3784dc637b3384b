import { expect, test } from 'vitest'
import { contactsFields } from '@/lib/hotel/identity/fields'
import { addDays, yearOf } from './dates'
import {
  easterSunday,
  type Holiday,
  holidaysBetween,
  holidaysOf,
  type Place,
  stayAround,
  weekdayOf,
} from './holidays'

const nowhere = { state: '', own_dates: [] }
const years = Array.from({ length: 20 }, (_, count) => 2024 + count)

function dayOf(name: string, year: number, place: Parameters<typeof holidaysOf>[1] = nowhere) {
  return holidaysOf(year, place).find((one) => one.name === name)?.day
}

test('Easter of two hundred years matches the algorithm of Meeus, Jones and Butcher', () => {
  for (let year = 1900; year < 2100; year++) expect(easterSunday(year)).toBe(meeus(year))
})

test.each([
  ['Sexta-feira Santa', ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26']],
  ['Corpus Christi', ['2024-05-30', '2025-06-19', '2026-06-04', '2027-05-27']],
  ['Dia das Mães', ['2024-05-12', '2025-05-11', '2026-05-10', '2027-05-09']],
  ['Dia dos Pais', ['2024-08-11', '2025-08-10', '2026-08-09', '2027-08-08']],
  ['Black Friday', ['2024-11-29', '2025-11-28', '2026-11-27', '2029-11-23']],
  ['Dia dos Namorados', ['2024-06-12', '2027-06-12']],
])('%s falls on %o', (name, days) => expect(days.map((day) => dayOf(name, yearOf(day)))).toEqual(days))

const named = [
  'Sexta-feira Santa',
  'Corpus Christi',
  'Páscoa',
  'Dia das Mães',
  'Dia dos Pais',
  'Black Friday',
]

test('in each of twenty years holidays keep their weekdays and fixed ones their date', () => {
  for (const year of years) {
    const days = named.map((name) => dayOf(name, year) ?? '1900-01-01')
    expect(days.map(weekdayOf), `${year}`).toEqual([5, 4, 0, 0, 0, 5])
    const national = holidaysOf(year, nowhere).filter(({ kind }) => kind === 'nacional')
    const fixed = national.filter(({ name }) => name !== 'Sexta-feira Santa').map(({ day }) => day.slice(5))
    expect(fixed).toEqual(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])
  }
  expect(dayOf('Consciência Negra', 2023)).toBeUndefined()
  // These are Carnival's Tuesdays; the holiday lasts from Saturday to Ash Wednesday.
  for (const day of ['2024-02-13', '2025-03-04', '2026-02-17', '2027-02-09', '2028-02-29'] as const) {
    const carnival = holidaysOf(yearOf(day), nowhere).find(({ name }) => name === 'Carnaval')
    expect(carnival).toMatchObject({ day: addDays(day, -3), last: addDays(day, 1) })
  }
})

test('every state has its own holidays, except two with national ones and Paraná, whose holiday was abolished', () => {
  const states = (contactsFields.state.options ?? []).map(({ value }) => value)
  expect(states).toHaveLength(27)
  const without = states.filter(
    (state) => !holidaysOf(2027, { state, own_dates: [] }).some(({ kind }) => kind === 'estadual'),
  )
  expect(without).toEqual(['MT', 'MG', 'PR'])
})

test.each([
  ['RJ', 'São Jorge', '2027-04-23'],
  ['SP', 'Revolução Constitucionalista', '2027-07-09'],
  ['ES', 'Nossa Senhora da Penha', '2025-04-28'],
  // A Thursday moves to Friday, a Monday to Sunday, and a Sunday stays.
  ['AC', 'Dia da Amazônia', '2024-09-06'],
  ['SC', 'Data Magna de Santa Catarina', '2025-08-17'],
  ['SC', 'Data Magna de Santa Catarina', '2024-08-11'],
  ['SC', 'Data Magna de Santa Catarina', '2029-08-12'],
])('in %s %s is on %s', (state, name, day) => {
  expect(dayOf(name, yearOf(day), { state, own_dates: [] })).toBe(day)
})

test.each([
  // These are Tuesday and Thursday with a bridge, Friday, Monday, Wednesday, and Saturday.
  ['2027-09-07', '2027-09-03', '2027-09-07', 'ponte na segunda'],
  ['2027-05-27', '2027-05-26', '2027-05-30', 'ponte na sexta'],
  ['2027-03-26', '2027-03-25', '2027-03-28', ''],
  ['2027-11-15', '2027-11-12', '2027-11-15', ''],
  ['2027-04-21', '2027-04-20', '2027-04-22', ''],
  ['2027-05-01', '2027-04-30', '2027-05-02', ''],
] as const)('around the holiday of %s a stay is from %s to %s, “%s”', (day, from, to, bridge) => {
  const holiday: Holiday = { name: '', day, kind: 'nacional' }
  expect(stayAround(holiday)).toEqual({ from, to, bridge })
})

test('a commercial date has no bridge; Carnival begins on Friday', () => {
  expect(stayAround({ name: '', day: '2029-06-12', kind: 'data comercial' }).bridge).toBe('')
  const carnival = holidaysOf(2027, nowhere).find(({ name }) => name === 'Carnaval')
  expect(carnival && stayAround(carnival)).toMatchObject({ from: '2027-02-05', to: '2027-02-10' })
})

test('dates of the hotel appear in their year, or in each', () => {
  const own: Place['own_dates'] = [
    { name: 'Festival', day: '2027-08-20', yearly: false },
    { name: 'Padroeira', day: '2020-09-08', yearly: true },
    { name: 'Bissexto', day: '2024-02-29', yearly: true },
    { name: 'Sem dia', day: null, yearly: true },
  ]
  const named = (year: number) =>
    holidaysOf(year, { state: '', own_dates: own }).flatMap(({ name, day, kind }) =>
      kind === 'do hotel' ? [`${name} ${day}`] : [],
    )
  expect(named(2027)).toEqual(['Bissexto 2027-03-01', 'Festival 2027-08-20', 'Padroeira 2027-09-08'])
  expect(named(2028)).toEqual(['Bissexto 2028-02-29', 'Padroeira 2028-09-08'])
})

test('the next year begins today, and a stay over New Year belongs to both years', () => {
  const next = holidaysBetween('2026-11-20', '2027-11-19', nowhere)
  expect(next[0]).toMatchObject({ name: 'Consciência Negra', day: '2026-11-20' })
  expect(next.at(-1)).toMatchObject({ name: 'Proclamação da República', day: '2027-11-15' })
  const names = holidaysBetween('2026-12-30', '2027-01-02', nowhere).map(({ name }) => name)
  expect(names).toEqual(['Réveillon', 'Confraternização Universal', 'Férias de janeiro'])
})

function meeus(year: number) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1].map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}`
}
