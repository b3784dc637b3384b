import { yearOf } from '@/lib/dates'

/** Days and weekdays that a Portuguese text names; all texts here are without accents and capitals. */

const weekdays = 'dom seg ter qua qui sex sab'.split(' ')
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const brief = `(?:${weekdays.join('|')})\\b\\.?`
const weekday = `(?:\\b(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)|\\b[2-6][ªa](?=[ -]?feira)|(?<=\\d\\s*[,(-]?\\s*)\\b${brief}|\\b${brief}(?=\\s*[,(-]?\\s*\\d))(?:[- ]?feira)?(?!\\w)`
const month = `(?:${months.join('|')})(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?\\b`
const day = `(?<![\\w.,:/$])\\d{1,2}[ºo]?(?:[/.]\\d{2}(?:[/.](?:\\d{4}|\\d{2}))?|/\\d|\\s+(?:de\\s+)?${month}(?:\\s+de\\s+\\d{4})?)?(?![\\d/%ªh]|:\\d|\\s*(?:h\\b|horas|noite|dia|ano|pessoa|x\\b|km|min|m\\b|reais|vez|suit|chal|quart|%))`
const between =
  '(?:[\\s,()–—-]|\\b(?:a|ao|ate|e|dias?|de|do|da|o|para|sera|n?uma?|na|no|cai|em|santa|aleluia|pascoa|carnaval|cinzas)\\b)*'
const run = new RegExp(`(?:${weekday}|${day})(?:${between}(?:${weekday}|${day}))*`, 'g')
const token = new RegExp(`(${weekday})|${day}`, 'g')

type Named = { said: string; weekday: number }

/** What a text leaves out of a day, its month or year, is that of the stay. */
type Stay = { start: string | null; end: string | null }

/**
 * Returns each day with the weekday that the sentence gives it, and weekdays without a day with what stands before them.
 * 'quinta, 24, a domingo, 27' alternates; of 'quinta a domingo, 27' the last weekday has the day.
 */
export function datesIn(sentence: string, stay: Stay) {
  const pairs: (Named & { day: string })[] = []
  const alone: { before: string; names: Named[] }[] = []
  for (const { 0: text, index: start } of sentence.matchAll(run)) {
    const tokens = [...text.matchAll(token)].map(({ 0: said, 1: name, index }) => ({
      said,
      index,
      isDay: !name,
    }))
    const days = tokens.filter(({ isDay }) => isDay)
    const names = tokens
      .filter(({ isDay }) => !isDay)
      .map((one) => ({ ...one, weekday: weekdayNamed(one.said) }))
    if (days.length === 0) alone.push({ before: sentence.slice(0, start), names })
    const count = Math.min(names.length, days.length)
    const startsWithList = tokens[0]?.isDay === tokens[1]?.isDay
    const those = <T>(list: T[]) => (startsWithList ? list.slice(-count) : list)
    for (let at = 0; at < count; at++) {
      const [name, date] = [those(names)[at], those(days)[at]]
      const found = date && dayOf(date.said, text.slice(date.index), stay)
      if (!name || !found) continue
      const [first, last] = name.index < date.index ? [name, date] : [date, name]
      pairs.push({
        said: text.slice(first.index, last.index + last.said.length),
        weekday: name.weekday,
        day: found,
      })
    }
  }
  return { pairs, alone }
}

function weekdayNamed(said: string) {
  return /^\d/.test(said) ? Number(said[0]) - 1 : weekdays.indexOf(said.slice(0, 3))
}

const named = new RegExp(
  `\\d[ºo]?(?:[/.](\\d{1,2})(?:[/.](\\d+))?|\\s+(?:de\\s+)?(${month})(?:\\s+de\\s+(\\d+))?)(?!\\d)`,
)

/** Of the years and months in question the day that lies nearest to the stay; without a month only one within it. */
function dayOf(said: string, text: string, { start, end }: Stay): string | null {
  const [, digits, short, name = '', long] = named.exec(text) ?? []
  const near = start ?? end
  const date = said.slice(0, 2).replace(/\D/, '').padStart(2, '0')
  const month = digits ?? (months.indexOf(name.slice(0, 3)) + 1 || '')
  const year = (long ?? short ?? '').padStart(4, '20')
  const around = near ? [0, -1, 1].map((count) => yearOf(near) + count) : []
  const days = month
    ? (Number(year) > 2020 ? [year] : around).map((one) => `${one}-${String(month).padStart(2, '0')}-${date}`)
    : [start, end].flatMap((one) => (one ? `${one.slice(0, 8)}${date}` : []))
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(near ?? one))
  const real = days.filter((one) => isDay(one) && (month || (start && end && one >= start && one <= end)))
  return real.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function isDay(text: string) {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
