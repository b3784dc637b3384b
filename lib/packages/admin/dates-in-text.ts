import { nightsBetween } from '@/lib/booking/range'
import { yearOf } from '@/lib/dates'

/** Days and weekdays that a Portuguese text names; all texts here are without accents and capitals. */

const weekdays = 'dom seg ter qua qui sex sab'.split(' ')
const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const brief = `(?:${weekdays.join('|')})\\b\\.?`
const name = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'
const weekday = `(?:(?:\\bn[oa] )?\\b${name}|\\b[2-6][ªa](?=[ -]?feira)|(?<=\\d\\s*[,(-]?\\s*)\\b${brief}|\\b${brief}(?=\\s*[,(-]?\\s*\\d))(?:[- ]?feira)?(?!\\w)`
const month = `(?:${months.join('|')})(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro)?\\b`
const day = `(?<![\\w.,:/$])\\d{1,2}[ºo]?(?:[/.]\\d{2}(?:[/.](?:\\d{4}|\\d{2}))?|/\\d|\\s+(?:de\\s+)?${month}(?:\\s+de\\s+\\d{4})?)?(?![\\d/%ªh]|:\\d|\\s*(?:h\\b|horas|noite|dia|ano|pessoa|x\\b|km|min|m\\b|reais|vez|suit|chal|quart|%))`
const between =
  '(?:[\\s,()–—-]|\\b(?:a|ao|ate|e|dias?|de|do|da|o|para|sera|n?uma?|na|no|cai|em|santa|aleluia|pascoa|carnaval|cinzas)\\b)*'
const run = new RegExp(`(?:${weekday}|${day})(?:${between}(?:${weekday}|${day}))*`, 'g')
const token = new RegExp(`(${weekday})|${day}`, 'g')

/** What a text leaves out of a day, its month or year, is that of the stay. */
type Stay = { start: string | null; end: string | null }

/**
 * Returns each day with the weekday that the sentence gives it. 'quinta, 24, a domingo, 27' alternates; of 'quinta a
 * domingo, 27' the last weekday has the day.
 */
export function datesIn(sentence: string, stay: Stay) {
  return [...sentence.matchAll(run)].flatMap(([text]) => {
    const tokens = [...text.matchAll(token)]
    const names = tokens.filter(([, name]) => name)
    const days = tokens.filter(([, name]) => !name)
    const count = Math.min(names.length, days.length)
    const startsWithList = Boolean(tokens[0]?.[1]) === Boolean(tokens[1]?.[1])
    const [name, date] = [names, days].map((list) => (startsWithList ? list.slice(-count) : list))
    const pairs = Array.from({ length: count }, (_, at) => [name?.[at], date?.[at]])
    return pairs.flatMap(([one, other]) => {
      if (!one || !other) return []
      const [first, last] = one.index < other.index ? [one, other] : [other, one]
      const said = text.slice(first.index, last.index + last[0].length)
      return [{ said, weekday: weekdayIn(one[0]), days: daysOf(other[0], text.slice(other.index), stay) }]
    })
  })
}

function weekdayIn(said: string) {
  const bare = said.replace(/^n[oa] /, '')
  return /^\d/.test(bare) ? Number(bare[0]) - 1 : weekdays.indexOf(bare.slice(0, 3))
}

const firstDay =
  'chegada|cheg(?:ue|uem|a|ando)|entrada|check-?in|(?<=(?:estadia|pacote|hospedagem|experiencia).*)comeca'
const lastDay =
  'saida|sai|saindo|check-?out|despedida|partida|vao? embora|ultimo cafe|(?<=(?:estadia|pacote|hospedagem|experiencia).*)termina'
const filler = '(?:[\\s,:–-]|\\b(?:e|n[oa]|a|o|em|dia|sera|fica|prevista|marcada|para)\\b)*'
const feira = '(?:[- ]feira)?\\b'
/** Of 'sexta ou sábado' or 'segunda a sexta' neither day is the one; a weekday with a date has its own rule. */
const alone = `(?!\\s*(?:a|ao|ate|ou|e|/|,)\\s*(?:[an]?[oa] )?${name}|[- ]feira|[\\s,(]*(?:dia )?\\d{1,2}(?!\\d|\\s*h|:))`
const role = new RegExp(`\\b(?:(${firstDay})|(?:${lastDay}))\\b${filler}\\b(${name})${feira}${alone}`, 'g')
const range = new RegExp(
  `^(?:[-•] )?(?:[^,.\\d]*\\b(?:pacote|estadia|hospedagem)\\b[^,.\\d]*)?\\bde (${name})${feira} (?:a|ate) (${name})${feira}(?=[.!]?$|,[^\\d]*\\b(?:suas?|seus?|voces?|nossas?)\\b)`,
)

/** Returns the weekdays that a sentence gives to the first and last day of the stay without a date. */
export function rolesIn(sentence: string) {
  const days = [...sentence.matchAll(role)].map(({ 0: said, 1: first, 2: day = '', index }) => ({
    said,
    weekday: weekdayIn(day),
    isFirst: first !== undefined,
    before: sentence.slice(0, index),
  }))
  const [said, from = '', to = ''] = range.exec(sentence) ?? []
  if (!said || /\bval|tarifa|disponiv|aberto/.test(sentence)) return days
  const ends = [from, to].map((day, place) => ({
    said: day,
    weekday: weekdayIn(day),
    isFirst: place === 0,
    before: '',
  }))
  return [...days, ...ends]
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
