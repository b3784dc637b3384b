import { addDays, asDay, type Day, dayOf, yearOf } from './dates.ts'

/** Brazilian holidays and commercial dates, computed for any year (PKG-23). Days are `yyyy-mm-dd`. */

export type Holiday = {
  name: string
  day: Day
  /** Last day of a longer period. */
  last?: Day
  kind: 'nacional' | 'estadual' | 'ponto facultativo' | 'data comercial' | 'férias escolares' | 'do hotel'
}

/** The state's two letters or '', and the hotel's own dates, for one year or every year. */
export type Place = { state: string; own_dates: { name: string; day: string | null; yearly: boolean }[] }

export function holidaysOf(year: number, { state, own_dates }: Place): Holiday[] {
  const inForce = rules.filter((rule) => (rule.state ?? state) === state && year >= (rule.since ?? 0))
  const ownDays = own_dates.flatMap(({ name, day, yearly }): Holiday[] => {
    // 29 February becomes 1 March in other years.
    const first = day && yearly && asDay(`${year}${day.slice(4, 7)}-01`)
    const its = first ? addDays(first, dayOf(day) - 1) : asDay(day)
    return its && yearOf(its) === year ? [{ name, kind: 'do hotel', day: its }] : []
  })
  const found = inForce.map(
    ({ name, kind, day, last }): Holiday => ({
      ...{ name, kind, day: dayIn(year, day) },
      ...(last && { last: dayIn(year, last) }),
    }),
  )
  return [...found, ...ownDays].toSorted((a, b) => a.day.localeCompare(b.day))
}

function dayIn(year: number, rule: DayRule): Day {
  return typeof rule === 'string' ? `${year}-${rule}` : rule(year)
}

/** Returns the holidays and dates between two days, inclusive. */
export function holidaysBetween(from: Day, to: Day, place: Place): Holiday[] {
  const years = [...new Set([yearOf(from), yearOf(to)])]
  return years
    .flatMap((year) => holidaysOf(year, place))
    .filter(({ day, last = day }) => day <= to && last >= from)
}

/** Returns a stay around a holiday: from the evening before, with the bridge day of a Tuesday or a Thursday. */
export function stayAround({ day, last, kind }: Holiday): { from: Day; to: Day; bridge: string } {
  if (last) return { from: kind === 'férias escolares' ? day : addDays(day, -1), to: last, bridge: '' }
  const weekday = weekdayOf(day)
  const isFree = ['nacional', 'estadual', 'ponto facultativo'].includes(kind)
  // Nights before and after, starting with Sunday.
  const before = (isFree ? [2, 3, 4, 1, 1, 1, 1] : [2, 1, 1, 1, 1, 1, 1])[weekday] ?? 1
  const after = (isFree ? [0, 0, 0, 1, 3, 2, 1] : [0, 1, 1, 1, 1, 2, 1])[weekday] ?? 1
  const bridge = isFree ? { 2: 'ponte na segunda', 4: 'ponte na sexta' }[weekday] : ''
  return { from: addDays(day, -before), to: addDays(day, after), bridge: bridge ?? '' }
}

/** Returns Easter Sunday by Gauss's algorithm, from 1900 to 2099. */
export function easterSunday(year: number): Day {
  const d = (19 * (year % 19) + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const isLate = e === 6 && (d === 29 || (d === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, d + e - (isLate ? 7 : 0))
}

/** Returns the weekday, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay()
}

/** Returns the first such weekday on or after a day. */
function weekdayFrom(day: Day, weekday: number) {
  return addDays(day, (7 + weekday - weekdayOf(day)) % 7)
}

/** Adds years to '2026' in a date or a text, and to '2026/27' or '2026-27' for a stay over New Year. */
export function increaseYears(text: string, years: number): string {
  return text.replace(/\b(20\d\d)(?:([/-])(\d\d)(?![-\d]))?/g, (_, year, mark, short) => {
    const next = `${Number(year) + years}`
    return mark ? `${next}${mark}${`${Number(short) + years}`.padStart(2, '0')}` : next
  })
}

/** Law 2.126 of 2009 moves Acre's holidays from midweek to Friday, except its anniversary. */
function moveToFridayInAcre(day: MonthDay) {
  return (year: number): Day => {
    const fixed = dayIn(year, day)
    return [2, 3, 4].includes(weekdayOf(fixed)) ? weekdayFrom(fixed, 5) : fixed
  }
}

/** `mm-dd`. */
type MonthDay = `${number}-${number}`
type DayRule = MonthDay | ((year: number) => Day)

/** A holiday of the country or of one `state`, in every year or `since` one. */
type Rule = Pick<Holiday, 'name' | 'kind'> & { day: DayRule; last?: DayRule; state?: string; since?: number }

const rules: Rule[] = [
  { kind: 'nacional', day: '01-01', name: 'Confraternização Universal' },
  { kind: 'nacional', day: (year) => addDays(easterSunday(year), -2), name: 'Sexta-feira Santa' },
  { kind: 'nacional', day: '04-21', name: 'Tiradentes' },
  { kind: 'nacional', day: '05-01', name: 'Dia do Trabalho' },
  { kind: 'nacional', day: '09-07', name: 'Independência' },
  { kind: 'nacional', day: '10-12', name: 'Nossa Senhora Aparecida' },
  { kind: 'nacional', day: '11-02', name: 'Finados' },
  { kind: 'nacional', day: '11-15', name: 'Proclamação da República' },
  // Law 14.759 of 2023.
  { kind: 'nacional', day: '11-20', name: 'Consciência Negra', since: 2024 },
  { kind: 'nacional', day: '12-25', name: 'Natal' },
  { kind: 'ponto facultativo', day: (year) => addDays(easterSunday(year), 60), name: 'Corpus Christi' },
  {
    kind: 'ponto facultativo',
    name: 'Carnaval',
    day: (year) => addDays(easterSunday(year), -50),
    last: (year) => addDays(easterSunday(year), -46),
  },
  // Minas Gerais and Mato Grosso have only the national holidays, as has Paraná since law 18.384 of 2014.
  { kind: 'estadual', day: moveToFridayInAcre('01-20'), name: 'Dia do Católico', state: 'AC' },
  { kind: 'estadual', day: moveToFridayInAcre('01-23'), name: 'Dia do Evangélico', state: 'AC' },
  { kind: 'estadual', day: moveToFridayInAcre('03-08'), name: 'Dia da Mulher', state: 'AC' },
  { kind: 'estadual', day: '06-15', name: 'Aniversário do Acre', state: 'AC' },
  { kind: 'estadual', day: moveToFridayInAcre('09-05'), name: 'Dia da Amazônia', state: 'AC' },
  { kind: 'estadual', day: moveToFridayInAcre('11-17'), name: 'Tratado de Petrópolis', state: 'AC' },
  { kind: 'estadual', day: '06-24', name: 'São João', state: 'AL' },
  { kind: 'estadual', day: '06-29', name: 'São Pedro', state: 'AL' },
  { kind: 'estadual', day: '09-16', name: 'Emancipação de Alagoas', state: 'AL' },
  { kind: 'estadual', day: '11-30', name: 'Dia do Evangélico', state: 'AL' },
  { kind: 'estadual', day: '09-05', name: 'Elevação do Amazonas à província', state: 'AM' },
  { kind: 'estadual', day: '03-19', name: 'São José', state: 'AP' },
  { kind: 'estadual', day: '07-25', name: 'São Tiago', state: 'AP' },
  { kind: 'estadual', day: '09-13', name: 'Criação do Amapá', state: 'AP' },
  { kind: 'estadual', day: '07-02', name: 'Independência da Bahia', state: 'BA' },
  { kind: 'estadual', day: '03-19', name: 'São José', state: 'CE' },
  { kind: 'estadual', day: '03-25', name: 'Data Magna do Ceará', state: 'CE' },
  { kind: 'estadual', day: '11-30', name: 'Dia do Evangélico', state: 'DF' },
  {
    kind: 'estadual',
    day: (year) => addDays(easterSunday(year), 8),
    name: 'Nossa Senhora da Penha',
    state: 'ES',
  },
  { kind: 'estadual', day: '07-26', name: 'Fundação da cidade de Goiás', state: 'GO' },
  { kind: 'estadual', day: '10-24', name: 'Pedra fundamental de Goiânia', state: 'GO' },
  { kind: 'estadual', day: '07-28', name: 'Adesão do Maranhão', state: 'MA' },
  { kind: 'estadual', day: '10-11', name: 'Criação de Mato Grosso do Sul', state: 'MS' },
  { kind: 'estadual', day: '08-15', name: 'Adesão do Pará', state: 'PA' },
  { kind: 'estadual', day: '08-05', name: 'Fundação da Paraíba', state: 'PB' },
  { kind: 'estadual', day: '03-06', name: 'Revolução Pernambucana', state: 'PE' },
  { kind: 'estadual', day: '10-19', name: 'Dia do Piauí', state: 'PI' },
  { kind: 'estadual', day: '04-23', name: 'São Jorge', state: 'RJ' },
  { kind: 'estadual', day: '10-03', name: 'Mártires de Cunhaú e Uruaçu', state: 'RN' },
  { kind: 'estadual', day: '01-04', name: 'Criação de Rondônia', state: 'RO' },
  { kind: 'estadual', day: '06-18', name: 'Dia do Evangélico', state: 'RO' },
  { kind: 'estadual', day: '10-05', name: 'Criação de Roraima', state: 'RR' },
  { kind: 'estadual', day: '09-20', name: 'Revolução Farroupilha', state: 'RS' },
  {
    kind: 'estadual',
    day: (year) => weekdayFrom(`${year}-08-11`, 0),
    name: 'Data Magna de Santa Catarina',
    state: 'SC',
  },
  { kind: 'estadual', day: '07-08', name: 'Emancipação de Sergipe', state: 'SE' },
  { kind: 'estadual', day: '07-09', name: 'Revolução Constitucionalista', state: 'SP' },
  { kind: 'estadual', day: '03-18', name: 'Autonomia do Tocantins', state: 'TO' },
  { kind: 'estadual', day: '09-08', name: 'Nossa Senhora da Natividade', state: 'TO' },
  { kind: 'estadual', day: '10-05', name: 'Criação do Tocantins', state: 'TO' },
  { kind: 'data comercial', day: easterSunday, name: 'Páscoa' },
  { kind: 'data comercial', day: (year) => weekdayFrom(`${year}-05-08`, 0), name: 'Dia das Mães' },
  { kind: 'data comercial', day: '06-12', name: 'Dia dos Namorados' },
  { kind: 'data comercial', day: (year) => weekdayFrom(`${year}-08-08`, 0), name: 'Dia dos Pais' },
  { kind: 'data comercial', day: '10-12', name: 'Dia das Crianças' },
  // The day after the fourth Thursday.
  { kind: 'data comercial', day: (year) => weekdayFrom(`${year}-11-23`, 5), name: 'Black Friday' },
  { kind: 'data comercial', day: '12-31', name: 'Réveillon' },
  // No law fixes them; every school network publishes its own dates.
  { kind: 'férias escolares', day: '01-01', last: '01-31', name: 'Férias de janeiro' },
  { kind: 'férias escolares', day: '07-01', last: '07-31', name: 'Férias de julho' },
]
