import { yearOf } from '@/lib/dates'

/** Days and weekdays that a Portuguese text names, and which of them belong together. */

export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

type Dated = { start: string | null; end: string | null }

/** A weekday without a day; `next` is the second one in 'de quinta a domingo', and `isFollowed` is that second one. */
type Alone = { said: string; weekday: number; before: string; next?: Named; isFollowed: boolean }

type Named = { said: string; weekday: number }

/**
 * Returns the days with the weekday that the sentence gives them, and weekdays without a day. A day without a year is the
 * one nearest to the stay; without any date of the package it is left out.
 */
export function datesIn(sentence: string, dated: Dated) {
  const pairs: (Named & { day: string })[] = []
  const alone: Alone[] = []
  for (const run of runsOf(tokensOf(sentence), sentence)) {
    const days = run.filter((token) => token.kind === 'day')
    const names = run.filter((token) => token.kind === 'weekday')
    if (days.length === 0) {
      names.forEach((token, place) => {
        const { said, weekday } = token
        const next = place === 0 ? names[1] : undefined
        const before = sentence.slice(0, token.from)
        alone.push({ said, weekday, before, ...(next && { next }), isFollowed: place > 0 })
      })
      continue
    }
    for (const [name, token] of matched(run, names, days)) {
      const day = dayOf(token, days, dated)
      const [first, second] = name.from < token.from ? [name, token] : [token, name]
      if (day) pairs.push({ said: sentence.slice(first.from, second.to), weekday: name.weekday, day })
    }
  }
  return { pairs, alone }
}

type Place = { from: number; to: number; said: string }
type DayToken = Place & { kind: 'day'; date: number; month: number | null; year: number | null }
type WeekdayToken = Place & { kind: 'weekday'; weekday: number }
type Token = DayToken | WeekdayToken

const months =
  'janeiro fevereiro mar[cç]o abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const short = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const weekdayPattern =
  /(?<!\p{L})(?:(domingo)|(segunda)|(ter[cç]a)|(quarta)|(quinta)|(sexta)|(s[aá]bado)|((?<=\d\s*[,(]\s*)(?:dom|seg|ter|qua|qui|sex|s[aá]b)|(?:dom|seg|ter|qua|qui|sex|s[aá]b)(?=\.?\s*[,(]?\s*\d))\.?)(?:[- ]feira)?(?!\p{L})/giu
const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab']
const dayPattern = new RegExp(
  `(?<![\\d.,:/$])(\\d{1,2})(?:º|o)?(?:/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?|\\s+de\\s+(${months.join('|')})(?:\\s+de\\s+(\\d{4}))?|\\s+(${short.join('|')})\\b)?(?![\\d/:%ªh]|\\s*(?:h\\b|horas|noite|dia|ano|pessoa|x\\b|km|min|m\\b|reais|di[aá]ria|vez|su[ií]t|chal|quart|%))`,
  'gi',
)

function tokensOf(sentence: string): Token[] {
  const names = [...sentence.matchAll(weekdayPattern)].map((match): WeekdayToken => {
    const brief = match[8]?.toLowerCase().replace('á', 'a')
    const weekday = brief ? shortWeekdays.indexOf(brief) : match.slice(1, 8).findIndex(Boolean)
    return { kind: 'weekday', weekday, ...placeOf(match) }
  })
  const days = [...sentence.matchAll(dayPattern)].map((match): DayToken => {
    const [, date, digits, digitYear, month, year, brief] = match
    const named = month
      ? months.findIndex((one) => new RegExp(`^${one}$`, 'i').test(month)) + 1
      : brief
        ? short.indexOf(brief.toLowerCase()) + 1
        : null
    const typedYear = Number(year ?? digitYear ?? 0)
    return {
      kind: 'day',
      date: Number(date),
      month: digits ? Number(digits) : named,
      year: typedYear > 0 && typedYear < 100 ? 2000 + typedYear : typedYear || null,
      ...placeOf(match),
    }
  })
  return [...names, ...days].toSorted((a, b) => a.from - b.from)
}

function placeOf({ 0: said, index }: RegExpExecArray): Place {
  return { said, from: index, to: index + said.length }
}

const between =
  /^(?:[\s,()–—-]|(?<!\p{L})(?:a|à|ao|até|e|dias?|de|do|da|o|para|é|será|n?uma?|na|no|cai|em|santa|aleluia|páscoa|carnaval|cinzas)(?!\p{L}))*$/iu

/** Tokens that only such words separate. */
function runsOf(tokens: Token[], sentence: string): Token[][] {
  const runs: Token[][] = []
  for (const token of tokens) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && between.test(sentence.slice(last.to, token.from))) run.push(token)
    else runs.push([token])
  }
  return runs
}

/** 'quinta, 24, a domingo, 27' alternates; 'quinta a domingo, 24 a 27' names both weekdays first. */
function matched(run: Token[], names: WeekdayToken[], days: DayToken[]): [WeekdayToken, DayToken][] {
  const [name, otherName] = names
  const [day, otherDay] = days
  if (!name || !day) return []
  const kinds = run.map(({ kind }) => (kind === 'day' ? 'd' : 'w')).join('')
  if (/^(?:wd)+w?$|^(?:dw)+d?$/.test(kinds) || names.length === days.length)
    return names.flatMap((one, place): [WeekdayToken, DayToken][] => {
      const its = days[place]
      return its ? [[one, its]] : []
    })
  if (kinds === 'wwd' && otherName) return [[otherName, day]]
  if (kinds === 'ddw' && otherDay) return [[name, otherDay]]
  if (kinds === 'wdd') return [[name, day]]
  return []
}

/** The day that lies nearest to the stay; one without a month lies in it. */
function dayOf(token: DayToken, run: DayToken[], { start, end }: Dated): string | null {
  const later = run.find((other) => other.from >= token.from && other.month)
  const month = token.month ?? later?.month
  const year = token.year ?? later?.year
  const near = start ?? end
  const around = near ? [0, -1, 1].map((count) => yearOf(near) + count) : []
  const on = (one: number | string, of: number | string) =>
    [one, String(of).padStart(2, '0'), String(token.date).padStart(2, '0')].join('-')
  const days = month
    ? (year ? [year] : around).map((one) => on(one, month))
    : [start, end].flatMap((day) => (day ? on(yearOf(day), day.slice(5, 7)) : []))
  const real = days.filter((day) => isDay(day) && (month || (start && end && day >= start && day <= end)))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(near ?? day))
  return real.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function isDay(day: string) {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
