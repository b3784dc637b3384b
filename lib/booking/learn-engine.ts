import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { dayOf, monthOf, yearOf } from '@/lib/dates'
import {
  addressError,
  type EngineTemplate,
  insertIndex,
  originOf,
  type Piece,
  slotsOf,
  templateError,
  writtenDate,
} from './engine-template'
import { nightsBetween, toCalendarDay } from './range'

export type ExampleStay = { from: string; to: string; adults: number; ages: number[]; coupon: string }

type Learnt = { ok: true; template: EngineTemplate } | { ok: false; error: string }

/** Replaces a part of the address with `text`; `end` is exclusive. */
type Change = { start: number; end: number; text: string }

/** `plain` is as long as the address, without the digits of its origin, escapes and parameter names. */
type Pasted = { address: string; plain: string }

/** Returns the stay that the hotel searches for in its engine, at least two weeks ahead. */
export function exampleStay(today: string): ExampleStay {
  return unlikeStay(today, 14, { adults: 3, children: 2, coupon: 'TESTE' })
}

/** Returns another example in a later month, to check that the engine opens with a guest's choices. */
export function testStay({ to }: ExampleStay): ExampleStay {
  return unlikeStay(to, 1, { adults: 2, children: 3, coupon: '' })
}

type Guests = { adults: number; children: number; coupon: string }

/**
 * Finds a stay whose numbers all differ from each other and from the one room, so each number identifies its meaning;
 * only month and year are common to both dates. The day of arrival has one digit, which shows whether the engine pads
 * it with a zero.
 */
function unlikeStay(day: string, ahead: number, { adults, children, coupon }: Guests): ExampleStay {
  for (let later = ahead; ; later++) {
    for (const nights of [4, 6, 7, 8]) {
      const [from = '', to = ''] = [later, later + nights].map((days) =>
        formatISO(addDays(toCalendarDay(day), days), { representation: 'date' }),
      )
      const guests = [1, adults, children, adults + children]
      const numbers = [...guests, nights, dayOf(from), dayOf(to), monthOf(from), yearOf(from) % 100]
      if (dayOf(from) > 9 || new Set(numbers).size < numbers.length) continue
      const ages = [6, 7, 8, 9, 4, 10, 11, 12].filter((age) => !numbers.includes(age)).slice(0, children)
      return { from, to, adults, ages, coupon }
    }
  }
}

/** Finds where and how the address of the engine's results contains each number of the example (BOOK-20). */
export function learnEngine(text: string, stay: ExampleStay): Learnt {
  // Braces are the template's placeholders.
  const address = text.trim().replace(/[{}]/g, encodeURIComponent)
  const unfit = addressError(address)
  if (unfit) return { ok: false, error: unfit }
  const { length } = originOf(address)
  const plain = ' '.repeat(length) + maskAddress(address.slice(length))
  const names = /(?<=[?&;/#])[^?&;/#=]+(?==)/g
  const pasted = { address, plain: plain.replace(names, (name) => name.replace(/\d/g, '~')) }
  const changes: Change[] = []
  const isFree = (place: Change) =>
    changes.every(({ start, end }) => place.end <= start || end <= place.start)
  const add = (change: Change) => isFree(change) && changes.push(change)
  const tokens = () => tokensIn(pasted).filter(isFree)

  for (const date of wholeDates(pasted, stay)) add(date)
  for (const list of [...listedAges(pasted, stay), ...adultsAsLetters(pasted, stay)]) add(list)
  const coupons = matches(pasted, `(?<![\\da-z])${stay.coupon}(?![\\da-z])`)
  for (const coupon of coupons) if (isWhole(address, coupon)) add({ ...coupon, text: '{cupom}' })
  for (const token of tokens()) {
    const piece = countsOf(stay).get(token.text)
    if (piece) add({ ...token, text: `{${piece}}` })
  }
  const parts = splitDates(tokens(), stay, stay.to) ?? splitDates(tokens(), stay)
  for (const part of parts ?? []) add(part)

  const template = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), address)
  const unclear = 'Não se vê no endereço a qual data pertence cada dia, mês e ano.'
  const wrong = templateError(template) && (parts ? templateError(template) : unclear)
  const [from, to] = [stay.from, stay.to].map((date) => date.split('-').reverse().join('/'))
  if (wrong) return { ok: false, error: `${wrong} Procure no motor exatamente de ${from} a ${to}.` }
  const whole = [...tokens(), ...coupons].filter(({ text }) => isOfStay(text, stay))
  const left = [...whole, ...guestsWithin(pasted, stay)].find(isFree)
  if (!left) return { ok: true, template }
  const where = slotsOf(address).findLast(({ start }) => start <= left.start)
  const words = where ? address.slice(where.start, where.at[1]) : left.text
  return {
    ok: false,
    error:
      `Não se reconhece o que é ${left.text} em “${words}”. Se não é da estadia, cole o endereço sem esse trecho e ` +
      'devolva-o depois no campo abaixo; se é, escreva ali o endereço à mão.',
  }
}

function maskAddress(text: string) {
  return text.replace(/%[\da-f]{2}/gi, '   ')
}

function countsOf({ from, to, adults, ages }: ExampleStay) {
  return new Map<string, Piece>([
    [String(adults), 'adultos'],
    [String(ages.length), 'criancas'],
    [String(adults + ages.length), 'hospedes'],
    [String(nightsBetween(from, to)), 'noites'],
  ])
}

function isOfStay(text: string, stay: ExampleStay) {
  const dates = [writtenDate(stay.from, 'd M yy yyyy'), writtenDate(stay.to, 'd')].flatMap((all) =>
    all.split(' '),
  )
  const numbers = [...countsOf(stay).keys(), ...stay.ages.map(String), ...dates]
  return text.toUpperCase() === stay.coupon || numbers.includes(text.replace(/^0/, ''))
}

/** Finds the matches of a pattern, with their named groups as the address spells them. */
function matches({ address, plain }: Pasted, pattern: string) {
  return [...plain.matchAll(new RegExp(pattern, 'gid'))].map(({ 0: { length }, index: start, indices }) => {
    const group = (name: string) => address.slice(...(indices?.groups?.[name] ?? [0, 0]))
    return { start, end: start + length, text: address.slice(start, start + length), group }
  })
}

/** Finds the numbers that are not part of a longer number, a word or a decimal. */
function tokensIn(pasted: Pasted): Change[] {
  return matches(pasted, '(?<![\\da-z]|\\d\\.)\\d+(?![\\da-z]|\\.\\d)')
}

/** Finds values that count guests, nights or ages next to letters or with decimals: `3A2C`, `8anos,9anos`, `3.0`. */
function guestsWithin(pasted: Pasted, stay: ExampleStay): Change[] {
  const counts = [...countsOf(stay).keys(), ...stay.ages.map(String)]
  return matches(pasted, '[^=&?#;/]+').filter(({ start, end }) => {
    const value = pasted.plain.slice(start, end).trim()
    const numbers = value.replace(/\.0+(?!\d)/g, '').match(/\d+/g) ?? []
    const isMixed = /\d[a-z]|[a-z]\d/i.test(value) && (numbers.length > 1 || /^\d/.test(value))
    if (!isMixed && !/^\d+\.0+$/.test(value)) return false
    // A number of rooms may precede the guests.
    return numbers.some((number) => number !== '1') && numbers.every((n) => n === '1' || counts.includes(n))
  })
}

/** Only a whole value or segment can hold typed text. */
function isWhole(address: string, { start, end }: Change) {
  return /[=/]/.test(address.charAt(start - 1)) && /^(?:[&;/?#]|$)/.test(address.slice(end))
}

const orders = ['yyyy MM dd', 'dd MM yyyy', 'MM dd yyyy', 'yy MM dd', 'dd MM yy', 'MM dd yy']

/** Finds dates written as one text. Tries the arrival's format first for the departure, whose day (13) shows no zero. */
function wholeDates(pasted: Pasted, { from, to }: ExampleStay): Change[] {
  const separators = new Set(pasted.address.match(/(?<=\d)(?:%[2-7][\da-f]|[-/._,+])(?=\d)/gi))
  const written = (separator: string) => orders.map((order) => order.replaceAll(' ', separator))
  const zeros = [...separators].flatMap(written)
  // Without separators, numbers without leading zeros are ambiguous.
  const noZeros = zeros.map((form) => form.replace('MM', 'M').replace('dd', 'd'))
  const forms = [...zeros, ...noZeros, ...written(''), 'epoch', 'epoch-brt', 'epoch-ms', 'epoch-ms-brt']
  const places = (piece: Piece, date: string, form: string) => {
    const text = writtenDate(date, form)
    return matches(pasted, `(?<!\\d)${maskAddress(text).replace(/[.+]/g, '\\$&')}(?!\\d)`).flatMap((place) =>
      place.text === text ? [{ ...place, text: `{${piece}:${form}}`, form }] : [],
    )
  }
  const arrivals = forms.flatMap((form) => places('chegada', from, form))
  const known = arrivals.map(({ form }) => form)
  return [...arrivals, ...[...known, ...forms].flatMap((form) => places('saida', to, form))]
}

/** Finds dates whose day, month and year are separate. Months and years, common to both dates, follow the order of the days. */
function splitDates(tokens: Change[], { from }: ExampleStay, to?: string): Change[] | null {
  const zeros = !tokens.some(({ text }) => text === writtenDate(from, 'd'))
  const [d, m] = zeros ? ['dd', 'MM'] : ['d', 'M']
  const those = (date: string, ...forms: string[]) =>
    tokens.flatMap((token) => {
      const form = forms.find((each) => writtenDate(date, each) === token.text)
      return form ? [{ ...token, form }] : []
    })
  const days = [
    ...those(from, d).map((day) => ({ ...day, piece: 'chegada' })),
    ...(to ? those(to, d).map((day) => ({ ...day, piece: 'saida' })) : []),
  ].toSorted((a, b) => a.start - b.start)
  const months = those(from, 'yyyyMM', 'MMyyyy', m, 'MM', 'M')
  const years = those(from, 'yyyyMM', 'MMyyyy', 'yyyy', 'yy')
  if (months.length !== days.length || years.length !== days.length) return null
  return days.flatMap(({ piece, ...day }, index) =>
    [day, ...months.slice(index, index + 1), ...years.slice(index, index + 1)].map(({ form, ...place }) => ({
      ...place,
      text: `{${piece}:${form}}`,
    })),
  )
}

/** Builds a list in the format of `writtenList`, which gives vertical lines and braces a special meaning. */
function listOf(piece: Piece, opening: string, each: string, between: string) {
  const parts = opening || each ? [opening, each, between] : [between]
  return `{${piece}:${parts.map((part) => part.replace(/[|{}]/g, encodeURIComponent)).join('|')}}`
}

/** Matches what an address can have between two numbers of one value. */
const separator = '(?: {3}|[^\\da-z&=?#/ ])'

/**
 * Finds ages in one value, `6;7`, `[6,7]`, `1_6,1_7`, also after adults or children `3-2-6-7`, `3:6,7`, `A,A,A,6,7`; or in
 * parameters of one name, `age=6&age=7`, or numbered, `age1=6&age2=7&age3=`, of which the empty ones are dropped.
 */
function listedAges(pasted: Pasted, { adults, ages }: ExampleStay): Change[] {
  // A lookbehind matches from right to left, so the captured letter comes last.
  const guests = `(?:${adults}|${ages.length}|(?:\\k<a>${separator}){${adults - 1}}(?<a>[a-z]))`
  const opening = `(?<opening>(?<=(?<![\\da-z])${guests})${separator}|[&;](?=[^&;/?#=]*=)|)`
  const each = `(?<![\\da-z])(?<each>(?:1${separator}|(?<=[?&;/#])[^&;/?#=]*=)?)`
  const rest = `(?<between>[&;]|${separator}+)(?<next>\\k<each>)${ages[1]}(?:\\k<between>\\k<each>(?=[&;#]|$))*`
  return matches(pasted, `${opening}${each}${ages[0]}${rest}(?![\\da-z])`).flatMap(
    ({ start, end, group }) => {
      const name = group('each')
      const numbers = [...name.matchAll(/\d+/g)].map(
        ({ 0: digits, index }) => `${name.slice(0, index)}#${digits}${name.slice(index + digits.length)}`,
      )
      const same = [name, ...numbers].find((entry) => insertIndex(entry, 1) === group('next'))
      if (same === undefined) return []
      return [{ start, end, text: listOf('idades', group('opening'), same, group('between')) }]
    },
  )
}

/** Finds adults written as one letter each, `A,A,A`. */
function adultsAsLetters(pasted: Pasted, { adults }: ExampleStay): Change[] {
  const more = `(?:${separator}\\k<each>){${adults - 2}}(?![\\da-z]|${separator}[a-z])`
  return matches(pasted, `(?<=[=/])(?<each>[a-z])(?<join>${separator})\\k<each>${more}`).map(
    ({ start, end, group }) => ({ start, end, text: listOf('adultos', '', group('each'), group('join')) }),
  )
}
