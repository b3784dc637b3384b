import { dayOf, monthOf, yearOf } from './dates.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })

/** Formats an amount in reais as `R$ 1.250,00`; the space is U+00A0, so a price never wraps. */
export function formatMoney(reais: number): string {
  return money.format(reais)
}

/** Formats a plain date `yyyy-mm-dd` as `dd/mm/yyyy`. */
export function formatDate(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** Formats a moment as `HH:mm` at the hotel, independent of server and reader. */
export function formatTime(moment: number | Date): string {
  return clock.format(moment)
}

/** Formats a time of day colloquially: `14:00` → `14h`, `09:30` → `9h30`. */
export function hourText(time: string): string {
  return time.replace(/^0(?=\d)/, '').replace(/:(?:00)?/, 'h')
}

/** Formats two plain dates in words, with a common month and year only once; null without dates. */
export function formatDateRange(start: string | null, end: string | null): string | null {
  if (!start && !end) return null
  if (!end) return `a partir de ${inWords(start ?? '')}`
  if (!start) return `até ${inWords(end)}`
  if (start === end) return inWords(start)
  if (yearOf(start) !== yearOf(end)) return `${inWords(start)} a ${inWords(end)}`
  if (monthOf(start) !== monthOf(end)) return `${dayAndMonth(start)} a ${inWords(end)}`
  return `${ordinalDay(start)} a ${inWords(end)}`
}

/** Shortens a text to one line of at most `length` characters, cut after a word. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/[^\S\u00a0]+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/[\s,;:.–-]*\s\S*$/, '')}…`
}

/** Keeps telephone numbers and numbers with their units on one line (`60 cm`, `3x de R$ 50`, `2 de janeiro`). */
export function keepUnitsTogether(text: string): string {
  return text.replace(numbersWithUnits, (found) => found.replaceAll(' ', '\u00a0'))
}

const numbersWithUnits =
  /(?:\+\d{1,3} )?(?:\(\d{2,3}\)|\b\d{2}|0[389]00) (?:9 )?\d{3,5}[- ]?\d{4}|(?:\dx de )?R\$ \d|\d[º°]? (?:[cmk]?m²?|min|h(?: \d\d)?|k?g|m?l|ha|°C|%|x|reais|vezes|(?:minuto|hora|dia|noite|diária|semana|ano|pessoa|hóspede|adulto|criança|quarto|suíte|cama|metro|quilômetro|hectare|grau)s?|m[êe]s(?:es)?|de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?![\p{L}\d])/giu

function inWords(date: string) {
  return `${dayAndMonth(date)} de ${yearOf(date)}`
}

function dayAndMonth(date: string) {
  return `${ordinalDay(date)}\u00a0de\u00a0${monthName.format(Date.UTC(2000, monthOf(date) - 1, 1))}`
}

function ordinalDay(date: string) {
  const day = dayOf(date)
  return day === 1 ? '1º' : String(day)
}
