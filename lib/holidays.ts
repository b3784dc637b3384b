import { addDays, asDay, type Day, dayOf, yearOf } from './dates.ts'

/** Brazilian holidays and the dates that hotels sell, computed for any year (PKG-23). Days are `yyyy-mm-dd`. */

export type Holiday = {
  name: string
  day: Day
  /** The last day, if there are several. */
  last?: Day
  kind: 'nacional' | 'estadual' | 'ponto facultativo' | 'data comercial' | 'férias escolares' | 'do hotel'
}

/** What besides the year decides: the state's letters, or none, and the hotel's dates, which hold for one year or all. */
export type Place = { state: string; own_dates: { name: string; day: string | null; yearly: boolean }[] }

/** Returns the year's holidays and dates in their order. */
export function holidaysOf(year: number, { state, own_dates }: Place): Holiday[] {
  const sunday = easter(year)
  const dated = (kind: Holiday['kind'], days: Record<string, string>) =>
    Object.entries(days).flatMap(([name, written]): Holiday[] => {
      const [day, last] = written.split(' ').map((one) => asDay(one.length > 5 ? one : `${year}-${one}`))
      return day ? [{ name, kind, day, ...(last && { last }) }] : []
    })
  const ownDays = own_dates.flatMap(({ name, day, yearly }): [string, string][] => {
    // 29 February is 1 March in other years.
    const first = day && yearly && asDay(`${year}${day.slice(4, 7)}-01`)
    const its = first ? addDays(first, dayOf(day) - 1) : day
    return its && yearOf(its) === year ? [[name, its]] : []
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
    ...dated('ponto facultativo', {
      'Corpus Christi': addDays(sunday, 60),
      Carnaval: `${addDays(sunday, -50)} ${addDays(sunday, -46)}`,
    }),
    ...dated('estadual', stateDays(state, year)),
    ...dated('data comercial', {
      Páscoa: sunday,
      'Dia das Mães': weekdayFrom(`${year}-05-08`, 0),
      'Dia dos Namorados': '06-12',
      'Dia dos Pais': weekdayFrom(`${year}-08-08`, 0),
      'Dia das Crianças': '10-12',
      // The day after the fourth Thursday.
      'Black Friday': weekdayFrom(`${year}-11-23`, 5),
      Réveillon: '12-31',
    }),
    // No law fixes them; every network of schools publishes its own days.
    ...dated('férias escolares', { 'Férias de janeiro': '01-01 01-31', 'Férias de julho': '07-01 07-31' }),
    ...dated('do hotel', Object.fromEntries(ownDays)),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Returns the holidays and dates between two days, both included. */
export function holidaysBetween(from: Day, to: Day, place: Place): Holiday[] {
  const years = [...new Set([yearOf(from), yearOf(to)])]
  return years
    .flatMap((year) => holidaysOf(year, place))
    .filter(({ day, last = day }) => day <= to && last >= from)
}

/** Returns a stay around a holiday: from the evening before it is free, with the bridge of a Tuesday or a Thursday. */
export function stayAround({ day, last, kind }: Holiday): { from: Day; to: Day; bridge: string } {
  if (last) return { from: kind === 'férias escolares' ? day : addDays(day, -1), to: last, bridge: '' }
  const weekday = weekdayOf(day)
  const isFree = ['nacional', 'estadual', 'ponto facultativo'].includes(kind)
  // Nights before and after, from Sunday on.
  const before = (isFree ? [2, 3, 4, 1, 1, 1, 1] : [2, 1, 1, 1, 1, 1, 1])[weekday] ?? 1
  const after = (isFree ? [0, 0, 0, 1, 3, 2, 1] : [0, 1, 1, 1, 1, 2, 1])[weekday] ?? 1
  const bridge = isFree ? { 2: 'ponte na segunda', 4: 'ponte na sexta' }[weekday] : ''
  return { from: addDays(day, -before), to: addDays(day, after), bridge: bridge ?? '' }
}

/** Easter Sunday by Gauss's rule, from 1900 to 2099. */
export function easter(year: number): Day {
  const d = (19 * (year % 19) + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const isLate = e === 6 && (d === 29 || (d === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, d + e - (isLate ? 7 : 0))
}

/** From 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay()
}

/** The first such weekday on or after a day. */
function weekdayFrom(day: Day, weekday: number) {
  return addDays(day, (7 + weekday - weekdayOf(day)) % 7)
}

/** Adds years to '2026' in a date or a text, and to '2026/27' or '2026-27' for a stay over two years. */
export function increased(text: string, years: number): string {
  return text.replace(/\b(20\d\d)(?:([/-])(\d\d)(?![-\d]))?/g, (_, year, mark, short) => {
    const next = `${Number(year) + years}`
    return mark ? `${next}${mark}${`${Number(short) + years}`.padStart(2, '0')}` : next
  })
}

/** The holidays that each state's laws set, beside the national ones. */
function stateDays(state: string, year: number): Record<string, string> {
  if (state === 'ES') return { 'Nossa Senhora da Penha': addDays(easter(year), 8) }
  if (state === 'SC') return { 'Data Magna de Santa Catarina': weekdayFrom(`${year}-08-11`, 0) }
  const days = stateHolidays[state]?.split(', ') ?? []
  return Object.fromEntries(
    days.map((entry) => {
      const [day, name] = [asDay(`${year}-${entry.slice(0, 5)}`), entry.slice(6)]
      // Law 2.126 of 2009 moves Acre's from midweek to Friday, but for its anniversary.
      const isMoved = state === 'AC' && day && !day.endsWith('06-15') && [2, 3, 4].includes(weekdayOf(day))
      return [name, isMoved ? weekdayFrom(day, 5) : (day ?? '')]
    }),
  )
}

/** Those of Minas Gerais and Mato Grosso are national ones; Paraná has none since law 18.384 of 2014. */
const stateHolidays: Record<string, string> = {
  AC: '01-20 Dia do Católico, 01-23 Dia do Evangélico, 03-08 Dia da Mulher, 06-15 Aniversário do Acre, 09-05 Dia da Amazônia, 11-17 Tratado de Petrópolis',
  AL: '06-24 São João, 06-29 São Pedro, 09-16 Emancipação de Alagoas, 11-30 Dia do Evangélico',
  AM: '09-05 Elevação do Amazonas à província',
  AP: '03-19 São José, 07-25 São Tiago, 09-13 Criação do Amapá',
  BA: '07-02 Independência da Bahia',
  CE: '03-19 São José, 03-25 Data Magna do Ceará',
  DF: '11-30 Dia do Evangélico',
  GO: '07-26 Fundação da cidade de Goiás, 10-24 Pedra fundamental de Goiânia',
  MA: '07-28 Adesão do Maranhão',
  MS: '10-11 Criação de Mato Grosso do Sul',
  PA: '08-15 Adesão do Pará',
  PB: '08-05 Fundação da Paraíba',
  PE: '03-06 Revolução Pernambucana',
  PI: '10-19 Dia do Piauí',
  RJ: '04-23 São Jorge',
  RN: '10-03 Mártires de Cunhaú e Uruaçu',
  RO: '01-04 Criação de Rondônia, 06-18 Dia do Evangélico',
  RR: '10-05 Criação de Roraima',
  RS: '09-20 Revolução Farroupilha',
  SE: '07-08 Emancipação de Sergipe',
  SP: '07-09 Revolução Constitucionalista',
  TO: '03-18 Autonomia do Tocantins, 09-08 Nossa Senhora da Natividade, 10-05 Criação do Tocantins',
}
