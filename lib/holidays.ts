import { addDays, yearOf } from './dates.ts'

/** Brazilian holidays and the dates that hotels sell, computed for any year (PKG-23). Days are `yyyy-mm-dd`. */

export type Holiday = {
  name: string
  day: string
  /** The last day, if there are several. */
  last?: string
  kind: 'nacional' | 'estadual' | 'ponto facultativo' | 'data comercial' | 'férias escolares' | 'do hotel'
}

/** A date of the hotel's own; one that is not yearly holds for its year only. */
type OwnDate = { name: string; day: string | null; yearly: boolean }

/** What besides the year decides: the state's letters, or none if the hotel has not said them. */
export type Place = { state: string; own: OwnDate[] }

/** Returns the year's holidays and dates in their order. */
export function holidaysOf(year: number, { state, own }: Place): Holiday[] {
  const sunday = easter(year)
  const dated = (kind: Holiday['kind'], days: Record<string, string>) =>
    Object.entries(days).map(([name, day]) => ({ name, kind, day: day.length > 5 ? day : `${year}-${day}` }))
  const ownDays = own.flatMap(({ name, day, yearly }) => {
    // 29 February is 1 March in other years.
    const its = day && yearly ? addDays(`${year}${day.slice(4, 7)}-01`, Number(day.slice(8)) - 1) : day
    return its && yearOf(its) === year ? [{ name, day: its, kind: 'do hotel' as const }] : []
  })
  return [
    ...dated('nacional', {
      'Confraternização Universal': '01-01',
      'Sexta-feira Santa': addDays(sunday, -2),
      Tiradentes: '04-21',
      'Dia do Trabalho': '05-01',
      Independência: '09-07',
      'Nossa Senhora Aparecida': '10-12',
      Finados: '11-02',
      'Proclamação da República': '11-15',
      // Law 14.759 of 2023.
      ...(year >= 2024 && { 'Consciência Negra': '11-20' }),
      Natal: '12-25',
    }),
    ...dated('ponto facultativo', { 'Corpus Christi': addDays(sunday, 60) }),
    {
      name: 'Carnaval',
      kind: 'ponto facultativo' as const,
      day: addDays(sunday, -50),
      last: addDays(sunday, -46),
    },
    ...dated('estadual', stateDays(state, year)),
    ...dated('data comercial', {
      Páscoa: sunday,
      'Dia das Mães': nthWeekday(year, 5, 0, 2),
      'Dia dos Namorados': '06-12',
      'Dia dos Pais': nthWeekday(year, 8, 0, 2),
      'Dia das Crianças': '10-12',
      // The day after the fourth Thursday.
      'Black Friday': addDays(nthWeekday(year, 11, 4, 4), 1),
      Réveillon: '12-31',
    }),
    // No law fixes them; every network of schools publishes its own days.
    {
      name: 'Férias de janeiro',
      kind: 'férias escolares' as const,
      day: `${year}-01-01`,
      last: `${year}-01-31`,
    },
    {
      name: 'Férias de julho',
      kind: 'férias escolares' as const,
      day: `${year}-07-01`,
      last: `${year}-07-31`,
    },
    ...ownDays,
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Returns the holidays and dates from `today` on, for a year. */
export function nextHolidays(today: string, place: Place): Holiday[] {
  const year = yearOf(today)
  const end = `${year + 1}${today.slice(4)}`
  return [year, year + 1]
    .flatMap((one) => holidaysOf(one, place))
    .filter(({ day, last = day }) => last >= today && day < end)
}

/** Returns what lies in a stay, its first and last day included. */
export function holidaysBetween(from: string, to: string, place: Place): Holiday[] {
  const years = [...new Set([yearOf(from), yearOf(to)])]
  return years
    .flatMap((year) => holidaysOf(year, place))
    .filter(({ day, last = day }) => day <= to && last >= from)
}

/** Returns a stay around a holiday: from the evening before it is free, with the bridge of a Tuesday or a Thursday. */
export function stayAround({ day, last, kind }: Holiday): { from: string; to: string; bridge: string } {
  if (last) return { from: kind === 'férias escolares' ? day : addDays(day, -1), to: last, bridge: '' }
  const weekday = weekdayOf(day)
  const isFree = ['nacional', 'estadual', 'ponto facultativo'].includes(kind)
  const [before, after] = (isFree ? aroundFree : aroundAny)[weekday] ?? [1, 1]
  const bridge = isFree ? { 2: 'ponte na segunda', 4: 'ponte na sexta' }[weekday] : ''
  return { from: addDays(day, -before), to: addDays(day, after), bridge: bridge ?? '' }
}

// Nights before and after, from Sunday on.
const aroundFree = [
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [1, 3],
  [1, 2],
  [1, 1],
] as const
const aroundAny = [
  [2, 0],
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 2],
  [1, 1],
] as const

/** Easter Sunday by Gauss's rule, from 1900 to 2099. */
export function easter(year: number): string {
  const d = (19 * (year % 19) + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const isLate = e === 6 && (d === 29 || (d === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, d + e - (isLate ? 7 : 0))
}

/** From 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay()
}

/** Adds years to '2026' in a date or a text, and to '2026/27' or '2026-27' for a stay over two years. */
export function increased(text: string, years: number): string {
  return text.replace(/\b(20\d\d)(?:([/-])(\d\d)(?![-\d]))?/g, (_, year, mark, short) => {
    const next = `${Number(year) + years}`
    return mark ? `${next}${mark}${`${Number(short) + years}`.padStart(2, '0')}` : next
  })
}

function nthWeekday(year: number, month: number, weekday: number, nth: number) {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((7 + weekday - weekdayOf(first)) % 7) + 7 * (nth - 1))
}

/** The holidays that each state's laws set, beside the national ones; Mato Grosso's only one is national since 2024. */
function stateDays(state: string, year: number): Record<string, string> {
  if (state === 'ES') return { 'Nossa Senhora da Penha': addDays(easter(year), 8) }
  const days = (stateHolidays[state] ?? '').split(', ').filter(Boolean)
  return Object.fromEntries(
    days.map((entry) => {
      const [date = '', name = ''] = entry.split(/ (.*)/)
      const day = `${year}-${date}`
      const stays = date === '06-15'
      return [name, stays ? day : addDays(day, moved[state]?.[weekdayOf(day)] ?? 0)]
    }),
  )
}

/** By how many days a holiday moves, from Sunday on: in Acre from midweek to Friday, in Santa Catarina to Sunday. */
const moved: Record<string, number[]> = { AC: [0, 0, 3, 2, 1, 0, 0], SC: [0, 6, 5, 4, 3, 2, 0] }

const stateHolidays: Record<string, string> = {
  AC: '01-20 Dia do Católico, 01-23 Dia do Evangélico, 03-08 Dia da Mulher, 06-15 Aniversário do Acre, 09-05 Dia da Amazônia, 11-17 Tratado de Petrópolis',
  AL: '06-24 São João, 06-29 São Pedro, 09-16 Emancipação de Alagoas, 11-30 Dia do Evangélico',
  AM: '09-05 Elevação do Amazonas à província, 12-08 Nossa Senhora da Conceição',
  AP: '03-19 São José, 07-25 São Tiago, 09-13 Criação do Amapá',
  BA: '07-02 Independência da Bahia',
  CE: '03-19 São José, 03-25 Data Magna do Ceará',
  DF: '04-21 Fundação de Brasília, 11-30 Dia do Evangélico',
  GO: '07-26 Fundação da cidade de Goiás, 10-24 Pedra fundamental de Goiânia',
  MA: '07-28 Adesão do Maranhão',
  MG: '04-21 Data Magna de Minas Gerais',
  MS: '10-11 Criação de Mato Grosso do Sul',
  PA: '08-15 Adesão do Pará',
  PB: '08-05 Fundação da Paraíba',
  PE: '03-06 Revolução Pernambucana, 06-24 São João',
  PI: '10-19 Dia do Piauí',
  PR: '12-19 Emancipação do Paraná',
  RJ: '04-23 São Jorge',
  RN: '10-03 Mártires de Cunhaú e Uruaçu',
  RO: '01-04 Criação de Rondônia, 06-18 Dia do Evangélico',
  RR: '10-05 Criação de Roraima',
  RS: '09-20 Revolução Farroupilha',
  SC: '08-11 Data Magna de Santa Catarina, 11-25 Santa Catarina',
  SE: '07-08 Emancipação de Sergipe',
  SP: '07-09 Revolução Constitucionalista',
  TO: '03-18 Autonomia do Tocantins, 09-08 Nossa Senhora da Natividade, 10-05 Criação do Tocantins',
}
