import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants'
import { decodePercent } from '@/lib/words'
import { nightsBetween } from './range'
import type { BookingSearch } from './search'

/**
 * A booking engine's address with placeholders for a guest's choices:
 * `https://motor.example/?in={chegada:dd/MM/yyyy}&nights={noites}&ages={idades:;}`. The part after the colon is a
 * date format, or the separator between adults or ages; `writtenList` explains longer list formats.
 */
export type EngineTemplate = string

const pieces = ['chegada', 'saida', 'noites', 'adultos', 'criancas', 'hospedes', 'idades', 'cupom'] as const
export type Piece = (typeof pieces)[number]

const marker = new RegExp(`\\{(${pieces.join('|')})(?::([^{}]*))?\\}`, 'g')

/** Returns the specification's engine: exactly eight parameters, in this order (BOOK-7). */
export function standardEngine({ host, hotelId }: { host: string; hotelId: string }): EngineTemplate {
  const q = formEncoded(hotelId)
  return (
    `${host}/hotelresults?q=${q}&NRooms=1&CheckIn={chegada:ddMMyyyy}&CheckOut={saida:ddMMyyyy}` +
    '&ad={adultos}&ch={criancas}&ag={idades:%3B}&Code={cupom}'
  )
}

/** Returns the engine's address for this stay, always at the template's origin, or null until both dates are chosen. */
export function engineLink(
  template: EngineTemplate,
  { from, to, adults, ages, coupon }: BookingSearch,
): string | null {
  if (!from || !to) return null
  const texts: Record<Piece, (form: string) => string> = {
    chegada: (form) => writtenDate(from, form),
    saida: (form) => writtenDate(to, form),
    noites: () => String(nightsBetween(from, to)),
    adultos: (form) => (form ? writtenList(form, Array(adults).fill('')) : String(adults)),
    criancas: () => String(ages.length),
    hospedes: () => String(adults + ages.length),
    idades: (form) => writtenList(form, ages.map(String)),
    // A path segment of one or two dots would lead to another page.
    cupom: () => (/^\.\.?$/.test(coupon.trim()) ? '' : formEncoded(coupon.trim())),
  }
  return template.replace(marker, (_, piece: Piece, form = '') => texts[piece](form))
}

/**
 * `;` → `5;7`. A form of three parts gives the prefix of a list that is not empty, the prefix of each entry, and the
 * separator: `&|age=|&` → `&age=5&age=7`. A number after `#` counts the entries: `&|age#1=|&` → `&age1=5&age2=7`.
 */
function writtenList(form: string, entries: string[]): string {
  const parts = form.split('|')
  const [opening = '', each = '', between = ''] = parts.length > 1 ? parts : ['', '', form]
  const list = entries.map((entry, index) => insertIndex(each, index) + entry).join(between)
  return list && opening + list
}

/** `age#1=` → `age3=` for the entry at index 2. */
export function insertIndex(name: string, index: number): string {
  return name.replace(/#(\d+)/, (_, first: string) =>
    String(Number(first) + index).padStart(first.length, '0'),
  )
}

/** Formats the date like `dd%2FMM%2Fyyyy`, or as seconds or milliseconds from 1970 to midnight. */
export function writtenDate(date: string, form: string): string {
  const epoch = /^epoch(-ms)?(-brt)?$/.exec(form)
  if (epoch) {
    // Brazil has had no daylight saving time since 2019, so midnight in Brasília is 3:00 UTC.
    const midnight = Date.parse(date) + (epoch[2] ? 3 * millisecondsInHour : 0)
    return String(epoch[1] ? midnight : midnight / millisecondsInSecond)
  }
  const [year = '', month = '', day = ''] = date.split('-')
  return form.replace(/yyyy|yy|MM?|dd?/g, (field) => {
    if (field.startsWith('y')) return year.slice(-field.length)
    const padded = field.startsWith('M') ? month : day
    return field.length === 2 ? padded : String(Number(padded))
  })
}

/** Encodes a value as forms do: a space becomes `+`. */
function formEncoded(text: string) {
  return new URLSearchParams({ x: text.toWellFormed() }).toString().slice(2)
}

const dateForm = /^(?:epoch(?:-ms)?(?:-brt)?|(?:(?:yyyy|yy|MM?|dd?)(?:%[2-7][\da-f]|[-/._,+])?)+)$/i

/** Returns a sentence about the error in a template that a person typed or changed, or null if it is usable. */
export function templateError(template: EngineTemplate): string | null {
  const rest = template.replace(marker, 'x')
  const [unknown] = /\{[^{}]*\}?|\}/.exec(rest) ?? []
  if (unknown) return `${unknown} não é conhecido. Use ${pieces.map((piece) => `{${piece}}`).join(', ')}.`
  const wrong = addressError(rest)
  if (wrong) return wrong
  const found = partsOf(template)
  if (found.some(({ start }) => start < originOf(template).length))
    return 'O início do endereço, até a primeira barra, é sempre o mesmo.'
  const date = found.find(({ piece, form }) => ['chegada', 'saida'].includes(piece) && !dateForm.test(form))
  if (date) return `Diga como a data é escrita, como em {${date.piece}:dd/MM/yyyy}.`
  return missingPiece(found.map(({ piece }) => piece))
}

/** Returns a sentence about the error that makes the address unfit for guests, or null. */
export function addressError(address: string): string | null {
  if (address.length > 2000) return 'Este endereço tem mais de 2.000 letras: cole o da página de resultados.'
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return 'Este endereço contém um usuário ou uma senha: retire-os.'
  if (/^https?:\/\/[^/?#]/i.test(address) && !/[\s\\]/.test(address) && URL.canParse(address)) return null
  return 'Cole o endereço completo da página do motor, sem espaços, desde https://.'
}

function missingPiece(found: readonly Piece[]): string | null {
  const [arrival, departure] = [found.includes('chegada'), found.includes('saida')]
  if (arrival && (departure || found.includes('noites'))) return null
  if (arrival) return 'A chegada está no endereço, mas nem a saída nem o número de noites.'
  if (departure) return 'A saída está no endereço, mas não a chegada.'
  return 'Nenhuma data da estadia está no endereço.'
}

/** `https://motor.example` */
export function originOf(address: string): string {
  return /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''
}

type Part = { piece: Piece; form: string; start: number }

function partsOf(template: EngineTemplate): Part[] {
  return [...template.matchAll(marker)].map(({ 1: piece, 2: form = '', index }) => ({
    piece: pieces.find((known) => known === piece) ?? 'cupom',
    form,
    start: index,
  }))
}

/** A parameter or a path segment. For a segment, `rawName` is null and `name` is the segment before it. */
export type Slot = {
  name: string
  rawName: string | null
  value: string
  start: number
  at: [number, number]
}

/** Returns every place of an address that can hold a value, in query, path and fragment. */
export function slotsOf(address: string): Slot[] {
  const origin = originOf(address).length
  let previous = ''
  return [...address.slice(origin).matchAll(/(?:\{[^{}]*\}|[^/?&#;])+/g)].map(({ 0: text, index }) => {
    const start = origin + index
    const equals = text.replace(/\{[^{}]*\}/g, (inside) => 'x'.repeat(inside.length)).indexOf('=')
    const rawName = equals === -1 ? null : text.slice(0, equals)
    const name = decodePercent(rawName ?? previous)
    previous = text
    const at: Slot['at'] = [start + equals + 1, start + text.length]
    return { name, rawName, value: text.slice(equals + 1), start, at }
  })
}

/** Describes, one sentence each, the parts of a stay that the engine receives, with the dates of `stay` in its format. */
export function describeTemplate(template: EngineTemplate, stay: { from: string; to: string }) {
  const slots = slotsOf(template)
  const parts = partsOf(template)
  const place = ({ piece, form, start }: Part) => {
    const slot = slots.findLast((candidate) => candidate.start <= start)
    const own = /^[^|]*\|([^|=]+)=/.exec(form)?.[1]
    if (own) return `parâmetro "${decodePercent(insertIndex(own, 0))}", um para cada`
    const isParameter = slot && slot.rawName !== null
    const where = isParameter
      ? `parâmetro "${slot.name}"`
      : `no caminho${slot?.name ? `, depois de "${slot.name}"` : ''}`
    if (piece === 'noites') return `${where}, em noites`
    if (piece === 'hospedes') return `${where}, adultos e crianças somados`
    if (piece === 'idades') return `${where}, separadas por "${decodePercent(form.split('|').at(-1) ?? '')}"`
    const day = piece === 'chegada' ? stay.from : piece === 'saida' && stay.to
    return day ? `${where}, escrita como ${decodePercent(writtenDate(day, form))}` : where
  }
  const line = (title: string, missing: string, ...wanted: Piece[]) => {
    const found = parts.filter(({ piece }) => wanted.includes(piece))
    return `${title}: ${[...new Set(found.map(place))].join('; ') || missing}.`
  }
  const fixed = slots.flatMap(({ name, rawName, value }) =>
    rawName === null || /[{}]/.test(rawName + value) ? [] : `${name}=${decodePercent(value)}`,
  )
  return [
    line('Chegada', 'não foi encontrada', 'chegada'),
    line('Saída', 'não foi encontrada', 'saida', 'noites'),
    line('Adultos', 'este motor não os recebe', 'adultos', 'hospedes'),
    line('Crianças', 'este motor não recebe o número delas', 'criancas', 'hospedes'),
    line('Idades', 'este motor não as recebe', 'idades'),
    line('Cupom', 'este motor não o recebe', 'cupom'),
    `Fica sempre igual: ${fixed.join(', ') || 'nada mais'}.`,
  ]
}
