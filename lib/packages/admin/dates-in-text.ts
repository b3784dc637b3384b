import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
import { yearOf } from '@/lib/dates'
import { about, has } from './contradictions-words'

/** Days and weekdays that a Portuguese text names; all texts here are without accents and capitals. */

const weekdays = 'dom seg ter qua qui sex sab'.split(' ')
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const brief = `(?:${weekdays.join('|')})\\b\\.?`
const name = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'
const weekday = `(?:(?:\\bn[oa] )?\\b${name}|\\b[2-6][ªa](?=[ -]?feira)|(?<=\\d\\s*[,(-]?\\s*)\\b${brief}|\\b${brief}(?=\\s*[,(-]?\\s*\\d))(?:[- ]?feira)?(?!\\w)`
const month = `(?:${months.join('|')})(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?\\b`
/** A number before a word, as in 'no sábado, 2 trilhas', is no day. */
const bare = `(?!\\s*(?!(?:a|ao|ate|e|as|de|do|das?|em|com|para|tem|na|no|o|sera|cai|${name}|${brief})\\b)[a-z])`
const withMonth = `[/.]\\d{2}(?:[/.](?:\\d{4}|\\d{2}))?|/\\d|\\s+(?:de\\s+)?${month}(?:\\s+de\\s+\\d{4})?`
const day = `(?<![\\w.,:/$])\\d{1,2}[ºo]?(?:${withMonth}|${bare})(?![\\d/%ªh]|:\\d|\\s*%)`
const between =
  '(?:[\\s,()–—-]|\\b(?:a|ao|ate|e|dias?|de|do|da|o|para|sera|n?uma?|na|no|cai|em|santa|aleluia|pascoa|carnaval|cinzas)\\b)*'
const run = new RegExp(`(?:${weekday}|${day})(?:${between}(?:${weekday}|${day}))*`, 'g')
const token = new RegExp(`(${weekday})|${day}`, 'g')

/** What a text leaves out of a day, its month or year, is that of the stay. */
type Stay = { start: string | null; end: string | null }

/** Returns each weekday that a sentence gives to a day, or to the first or last day of the stay. */
export function datesIn(sentence: string, stay: Stay) {
  return [...withDate(sentence, stay), ...withoutDate(sentence, stay)]
}

/** 'Quinta, 24, a domingo, 27' alternates; of 'quinta a domingo, 27' the last weekday has the day. */
function withDate(sentence: string, stay: Stay) {
  return [...sentence.matchAll(run)].flatMap(([text]) => {
    const tokens = [...text.matchAll(token)]
    const names = tokens.filter(([, name]) => name)
    const days = tokens.filter(([, name]) => !name)
    const count = Math.min(names.length, days.length)
    const startsWithList = Boolean(tokens[0]?.[1]) === Boolean(tokens[1]?.[1])
    const [name, date] = [names, days].map((list) =>
      startsWithList ? [...list.slice(0, count - 1), ...list.slice(-1)] : list,
    )
    const pairs = Array.from({ length: count }, (_, at) => [name?.[at], date?.[at]])
    return pairs.flatMap(([one, other]) => {
      if (!one || !other) return []
      const [first, last] = one.index < other.index ? [one, other] : [other, one]
      const said = text.slice(first.index, last.index + last[0].length)
      // Of 'sábado (15 a 20/03)' either may be the day.
      const either = names.length === 1 && one.index === 0 ? days : [other]
      const meant = either.flatMap((date) => daysOf(date[0], text.slice(date.index), stay))
      return [{ said, weekday: weekdayIn(one[0]), days: meant }]
    })
  })
}

const arrival = 'chegada|chegue|cheguem|chegando|entrada|check[- ]?in|estadia comeca'
const departure = 'saida|check[- ]?out|despedida|partida|ultimo cafe'
const filler = '(?:[\\s,:–-]|\\b(?:e|n[oa]|a|o|em|dia|sera|fica|acontece|prevista|marcada|so|para)\\b)*'
const dayName = `(${name})(?:[- ]feira)?\\b`
/** Of 'sexta ou sábado' or 'segunda a sexta' neither day is the one. */
const alone = `(?!\\s*(?:a|ao|ate|ou|e|/|,)\\s*(?:[an]?[oa] )?${name}|[- ]feira|[\\s,(]*(?:dia )?\\d{1,2}(?!\\d|\\s*h|:))`
const role = new RegExp(`\\b(?:(${arrival})|${departure})\\b${filler}\\b${dayName}${alone}`, 'g')
const wholeRange = new RegExp(
  `^(?:[-•] )?(?:[^,.\\d]*\\b(?:pacote|estadia|hospedagem)\\b[^,.\\d]*)?\\bde ${dayName} (?:a|ate) ${dayName}(?=[.!]?$|,[^\\d]*\\b(?:suas?|seus?|voces?|nossas?)\\b)`,
)
const notFixed = /\b(?:nao|sem|exceto|quem|se|caso|so|quando)\b/

/** 'Chegada no domingo', and 'de sexta a domingo' where a sentence says nothing else. */
function withoutDate(sentence: string, { start, end }: Stay) {
  if (!start || !end || !wholeStayNights(start, end)) return []
  const roles = [...sentence.matchAll(role)].map(({ 0: said, 1: first, 2: name = '', index }) => {
    const before = sentence.slice(0, index)
    const isOpen = notFixed.test(before + said) || has(before, about.things)
    return { said, weekday: weekdayIn(name), days: isOpen ? [] : [first ? start : end] }
  })
  const names = /\bval|tarifa|disponiv|abert/.test(sentence)
    ? []
    : (wholeRange.exec(sentence)?.slice(1) ?? [])
  const ends = names.map((said, place) => ({ said, weekday: weekdayIn(said), days: [place ? end : start] }))
  return [...roles, ...ends]
}

function weekdayIn(said: string) {
  const bare = said.replace(/^n[oa] /, '')
  return /^\d/.test(bare) ? Number(bare[0]) - 1 : weekdays.indexOf(bare.slice(0, 3))
}

const named = new RegExp(
  `\\d[ºo]?(?:[/.](\\d{1,2})(?:[/.](\\d+))?|\\s+(?:de\\s+)?(${month})(?:\\s+de\\s+(\\d+))?)(?!\\d)`,
)

/**
 * Returns the day that lies nearest to the stay; far from it the year is uncertain, so that there are two. Without a month
 * only one within the stay is meant.
 */
function daysOf(said: string, text: string, { start, end }: Stay): string[] {
  const [, digits, short, name = '', long] = named.exec(text) ?? []
  const near = start ?? end
  const date = said.slice(0, 2).replace(/\D/, '').padStart(2, '0')
  const month = digits ?? (months.indexOf(name.slice(0, 3)) + 1 || '')
  const year = (long ?? short ?? '').replace(/^\d\d$/, '20$&')
  const around = near ? [0, -1, 1].map((count) => yearOf(near) + count) : []
  const days = month
    ? (Number(year) > 0 ? [year] : around).map((one) => `${one}-${String(month).padStart(2, '0')}-${date}`)
    : [start, end].flatMap((one) => (one ? `${one.slice(0, 8)}${date}` : []))
  const isWithin = (one: string) => start !== null && end !== null && one >= start && one <= end
  const distance = (one: string) => (isWithin(one) ? 0 : Math.abs(nightsBetween(near ?? one, one)))
  const real = days.filter((one) => isDay(one) && (month || isWithin(one)))
  const [nearest, next] = real.toSorted((a, b) => distance(a) - distance(b))
  return [nearest, nearest && distance(nearest) > 60 ? next : undefined].filter((one) => one !== undefined)
}

function isDay(text: string) {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
