import { yearOf } from '@/lib/dates'

/** Days and weekdays that a Portuguese text names. All texts here are without accents and capitals. */

type Place = { from: number; to: number }
type DayToken = Place & { date: number; month: number; year: number }
type WeekdayToken = Place & { weekday: number }

const weekdays = 'dom seg ter qua qui sex sab'.split(' ')
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const brief = `(?:${weekdays.join('|')})\\b\\.?`
const weekdayPattern = new RegExp(
  `(?:\\b(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)|\\b([2-6])[ªa]\\s?-?(?=feira)|(?<=\\d\\s*[,(-]?\\s*)\\b${brief}|\\b${brief}(?=\\s*[,(-]?\\s*\\d))(?:[- ]?feira)?(?!\\w)`,
  'g',
)
const month = `(${months.join('|')})(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?\\b`
const dayPattern = new RegExp(
  `(?<![\\w.,:/$])(\\d{1,2})[ºo]?(?:[/.](\\d{2})(?:[/.](\\d{4}|\\d{2}))?|/(\\d)|\\s+(?:de\\s+)?${month}(?:\\s+de\\s+(\\d{4}))?)?(?![\\d/%ªh]|:\\d|\\s*(?:h\\b|horas|noite|dia|ano|pessoa|x\\b|km|min|m\\b|reais|vez|suit|chal|quart|%))`,
  'g',
)
const between =
  /^(?:[\s,()–—-]|\b(?:a|ao|ate|e|dias?|de|do|da|o|para|sera|n?uma?|na|no|cai|em|santa|aleluia|pascoa|carnaval|cinzas)\b)*$/

/** The days that lie nearest to a stay: what a text leaves out, its month or year, is that of the stay. */
type Stay = { start: string | null; end: string | null }

/** Returns each day with the weekday that the sentence gives it, and weekdays without a day as they follow each other. */
export function datesIn(sentence: string, stay: Stay) {
  const runs = runsOf(sentence)
  return {
    pairs: runs.flatMap((run) => matched(run, stay)),
    alone: runs.flatMap(({ names, days }) => (days.length === 0 ? [names] : [])),
  }
}

type Run = { names: WeekdayToken[]; days: DayToken[]; kinds: string; to: number }

/** Weekdays and days that only words such as 'a' separate. */
function runsOf(sentence: string): Run[] {
  const tokens = [...weekdaysOf(sentence), ...daysOf(sentence)].toSorted((a, b) => a.from - b.from)
  const runs: Run[] = []
  for (const token of tokens) {
    const last = runs.at(-1)
    const isNext = last && between.test(sentence.slice(last.to, token.from))
    const run = isNext ? last : { names: [], days: [], kinds: '', to: 0 }
    if (!isNext) runs.push(run)
    run.to = token.to
    run.kinds += 'weekday' in token ? 'w' : 'd'
    if ('weekday' in token) run.names.push(token)
    else run.days.push(token)
  }
  return runs
}

function weekdaysOf(sentence: string): WeekdayToken[] {
  return [...sentence.matchAll(weekdayPattern)].map(({ 0: said, 1: ordinal, index }) => {
    const weekday = ordinal ? Number(ordinal) - 1 : weekdays.indexOf(said.slice(0, 3))
    return { weekday, from: index, to: index + said.length }
  })
}

function daysOf(sentence: string): DayToken[] {
  return [...sentence.matchAll(dayPattern)].map(({ 0: said, 1: date, index, ...groups }) => {
    const { 2: digits, 3: short, 4: digit, 5: name = '', 6: long } = groups
    const year = Number(long ?? short ?? 0)
    return {
      date: Number(date),
      month: months.indexOf(name) + 1 || Number(digits ?? digit ?? 0),
      year: year > 0 && year < 100 ? 2000 + year : year,
      from: index,
      to: index + said.length,
    }
  })
}

/** 'quinta, 24, a domingo, 27' alternates; of 'quinta a domingo, 27' the last weekday has the day. */
function matched({ names, days, kinds }: Run, stay: Stay) {
  const count = Math.min(names.length, days.length)
  const skipped = (list: unknown[]) => (/^(?:ww|dd)/.test(kinds) ? list.length - count : 0)
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const name = names[at + skipped(names)]
    const token = days[at + skipped(days)]
    const day = token && dayOf(token, days, stay)
    if (!name || !day) return []
    const [from, to] = [Math.min(name.from, token.from), Math.max(name.to, token.to)]
    return [{ from, to, weekday: name.weekday, day }]
  })
}

function dayOf(token: DayToken, run: DayToken[], { start, end }: Stay): string | null {
  const dated = run.find((other) => other.from >= token.from && other.month)
  const [month, year] = [dated?.month ?? 0, token.year || dated?.year]
  const near = start ?? end
  const around = near ? [0, -1, 1].map((count) => yearOf(near) + count) : []
  const digits = (count: number) => String(count).padStart(2, '0')
  const days = month
    ? (year ? [year] : around).map((one) => `${one}-${digits(month)}-${digits(token.date)}`)
    : [start, end].flatMap((day) => (day ? `${day.slice(0, 8)}${digits(token.date)}` : []))
  const real = days.filter((day) => isDay(day) && (month || (start && end && day >= start && day <= end)))
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(near ?? day))
  return real.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function isDay(day: string) {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
