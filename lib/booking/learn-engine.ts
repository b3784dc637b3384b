import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { dayOf, monthOf, yearOf } from '@/lib/dates'
import {
  addressError,
  type EngineTemplate,
  missingPiece,
  numbered,
  originOf,
  type Piece,
  type Slot,
  slotsOf,
  writtenDate,
} from './engine-template'
import { nightsBetween, toCalendarDay } from './range'

export type ExampleStay = { from: string; to: string; adults: 2; ages: [number, number]; coupon: string }

/** `guesses` are pieces that the example alone does not prove, so that a person must confirm them. */
type Learnt = { ok: true; template: EngineTemplate; guesses: Piece[] } | { ok: false; error: string }

/** From the first character to the one after the last, as in `String.slice`. */
type Span = [start: number, end: number]

/** `form` as in a template; `removed` are the example's parameters of further children. */
type Found = { piece: Piece; at: Span; form: string; guess: boolean; removed?: Span[] }

/**
 * The stay that the hotel searches for in its engine, at least two weeks ahead. Each of its numbers differs from the
 * others, the number of children apart, and its month has one digit, which shows whether the engine writes a zero
 * before it.
 */
export function exampleStay(today: string): ExampleStay {
  for (let ahead = 14; ; ahead++) {
    const [from, to] = [plainDay(today, ahead), plainDay(today, ahead + 3)]
    const isDistinct = [from, to].every((day) => dayOf(day) > 20 && dayOf(day) !== yearOf(day) % 100)
    if (isDistinct && [1, 4, 6, 8, 9].includes(monthOf(from)))
      return { from, to, adults: 2, ages: [5, 7], coupon: 'TESTE' }
  }
}

/** Another stay, to see whether the engine opens with what a guest has chosen. */
export function testStay({ to }: ExampleStay) {
  return { from: plainDay(to, 3), to: plainDay(to, 5), adults: 3, ages: [9], coupon: '' }
}

function plainDay(today: string, ahead: number) {
  return formatISO(addDays(toCalendarDay(today), ahead), { representation: 'date' })
}

/** Finds in the address of the engine's results where it writes each piece of the example, and how. */
export function learnEngine(pasted: string, stay: ExampleStay): Learnt {
  // Braces mark the pieces of a template.
  const address = pasted.trim().replace(/[{}]/g, encodeURIComponent)
  const unfit = addressError(address)
  if (unfit) return { ok: false, error: unfit }
  const parts: Found[] = []
  const has = (wanted: Piece) => parts.some(({ piece }) => piece === wanted)
  const isFree = (span: Span) => !parts.flatMap(spansOf).some((taken) => overlap(span, taken))
  const free = () => slotsOf(address).filter(({ at }) => isFree(at))
  const add = (found: Found[]) => {
    for (const part of found) if (spansOf(part).every(isFree)) parts.push(part)
  }
  for (const piece of ['chegada', 'saida'] as const) {
    const date = piece === 'chegada' ? stay.from : stay.to
    add(wholeDates(address, piece, date))
    if (!has(piece)) add(splitDate(free(), piece, date))
  }
  add(guestsInOneValue(address, stay))
  add(listedAges(address, stay))
  add(agesInParameters(address, free(), stay))
  add(coupons(free(), stay))
  const count = (piece: CountPiece, number: number, mayGuess: boolean) =>
    add(counts(free(), piece, number, mayGuess && !has(piece)))
  // Adults and children are two each: what no name decides, their order decides.
  count('criancas', stay.ages.length, false)
  count('adultos', stay.adults, true)
  count('criancas', stay.ages.length, true)
  count('hospedes', stay.adults + stay.ages.length, false)
  count('noites', nightsBetween(stay.from, stay.to), has('chegada') && !has('saida'))
  const missing = missingPiece(parts.map(({ piece }) => piece))
  const wanted = `Procure no motor exatamente de ${brazilian(stay.from)} a ${brazilian(stay.to)}.`
  if (missing) return { ok: false, error: `${missing} ${wanted}` }
  return {
    ok: true,
    template: templateOf(address, parts),
    guesses: parts.filter(({ guess }) => guess).map(({ piece }) => piece),
  }
}

function templateOf(address: string, parts: Found[]): EngineTemplate {
  const changes = parts.flatMap(({ piece, form, at, removed = [] }) => [
    { at, text: `{${piece}${form && `:${form}`}}` },
    ...removed.map((span) => ({ at: span, text: '' })),
  ])
  return changes
    .toSorted((a, b) => b.at[0] - a.at[0])
    .reduce((text, { at, text: marked }) => text.slice(0, at[0]) + marked + text.slice(at[1]), address)
}

function spansOf({ at, removed = [] }: Found): Span[] {
  return [at, ...removed]
}

function overlap(one: Span, other: Span) {
  return (one[0] < other[1] && other[0] < one[1]) || (one[0] === other[0] && one[1] === other[1])
}

/** `2027-01-21` → `21/01/2027` */
function brazilian(date: string) {
  return date.split('-').reverse().join('/')
}

/** What an address can have between two numbers of one value. */
const separator = String.raw`(?:%[\da-f]{2}|[^\da-z%&=?#/])`

/** All matches after the origin that are no part of a longer number, and do not begin within a `%2F`. */
function matches(address: string, pattern: string) {
  const alone = new RegExp(String.raw`(?<!%[\da-f]?)(?<!(?<!%[\da-f])\d)${pattern}(?!\d)`, 'gid')
  return [...address.matchAll(alone)]
    .filter(({ index }) => index >= originOf(address).length)
    .map(({ 0: { length }, index, groups = {}, indices }) => {
      const at: Span = [index, index + length]
      return { at, groups, spans: indices?.groups ?? {} }
    })
}

type DatePiece = 'chegada' | 'saida'

function wholeDates(address: string, piece: DatePiece, date: string): Found[] {
  const fields = {
    y: `(?<y>(?:${date.slice(0, 2)})?${date.slice(2, 4)})`,
    m: `(?<m>0?${monthOf(date)})`,
    d: `(?<d>${date.slice(8)})`,
  }
  const orders = [
    ['y', 'm', 'd'],
    ['d', 'm', 'y'],
    ['m', 'd', 'y'],
  ] as const
  const dates = orders.flatMap((order) => {
    const [first, second, third] = order.map((field) => fields[field])
    const pattern = String.raw`${first}(?<s>%[2-7][\da-cef]|[-/._,+])?${second}\k<s>${third}`
    return matches(address, pattern).flatMap(({ at, groups: { y = '', m = '', s = '' } }): Found[] => {
      // Without a separator, a month without its zero cannot be read back.
      if (!s && m.length === 1) return []
      const written = { y: 'y'.repeat(y.length), m: 'M'.repeat(m.length), d: 'd'.repeat(m.length) }
      return [{ piece, at, guess: false, form: order.map((field) => written[field]).join(s) }]
    })
  })
  const epochs = ['epoch', 'epoch-brt', 'epoch-ms', 'epoch-ms-brt'].flatMap((form) =>
    matches(address, writtenDate(date, form)).map(({ at }) => ({ piece, at, guess: false, form })),
  )
  return [...dates, ...epochs]
}

const sides = {
  chegada: /check.?in|arriv|cheg|entrada|start|begin|from|in[ií]cio|in(?![a-z])/i,
  saida: /check.?out|depart|sa[ií]da|partida|end|until|(?:to|out)(?![a-z])/i,
}

/** Day, month and year in parameters of their own, or month and year together; all or nothing. */
function splitDate(slots: Slot[], piece: DatePiece, date: string): Found[] {
  const opposite = sides[piece === 'chegada' ? 'saida' : 'chegada']
  const find = (formats: string[], hint: RegExp) => {
    const fitting = slots.flatMap(({ name, value, at }) => {
      const form = formats.find((format) => writtenDate(date, format) === value)
      const isNamed = sides[piece].test(name)
      if (!form || (opposite.test(name) && !isNamed)) return []
      return [{ piece, at, form, guess: !isNamed, score: Number(isNamed) * 2 + Number(hint.test(name)) }]
    })
    return fitting
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 1)
      .map(({ score, ...part }) => part)
  }
  const month = find(['yyyy-MM', 'yyyyMM', 'MM-yyyy', 'MMyyyy', 'MM', 'M'], /m[eoê]|mm/i)
  const format = month[0]?.form ?? ''
  const year = format.includes('y') ? month : find(['yyyy', 'yy'], /y|an/i)
  const day = find(format === 'M' ? ['d'] : ['dd', 'd'], /d/i)
  return month.length > 0 && year.length > 0 && day.length > 0
    ? [...new Set([...day, ...month, ...year])]
    : []
}

const names = {
  adultos: /adult|adt|^ads?$|^a$/i,
  criancas: /child|kid|crian|menor|niñ|nin[oa]s|chd|^ch$/i,
  hospedes: /guest|pax|person|pessoa|hosped|hósped|people|occup/i,
  idades: /(?<![a-z])ages?(?![a-z])|Age|^ag$|idade|edad|child|kid|crian|room|quarto|guest|pax|occup/,
  noites: /night|noite|noche|nuit|di[aá]ria|^los$|stay|dura/i,
  cupom: /promo|cupo|coupon|voucher|code|c[oó]digo|discount|desconto/i,
  other: /id$|lang|idioma|curr|moeda|room|quarto|night|noite|page|step|vers|^v$|tab|type|tipo|age|idade/i,
}

/** `2-5-7`, `2:5,7`, `2,2,5,7` (adults, children, ages), `A,A,5,7`; without ages `2,2` or `A,A`. */
function guestsInOneValue(address: string, { adults, ages }: ExampleStay): Found[] {
  const adult = String.raw`(?<adults>${adults}|(?<each>[a-z])(?<join>${separator})\k<each>)`
  const children = `(?:${separator}(?<children>${ages.length}))?`
  const list = `(?<ages>(?<opening>${separator})${ages[0]}(?<between>${separator})${ages[1]})?`
  return matches(address, `(?<=[=/])${adult}${children}${list}(?=[&#/?]|$)`).flatMap(({ groups, spans }) => {
    const { each = '', join = '', opening = '', between = '' } = groups
    if (!spans.adults || !(each || spans.children || spans.ages)) return []
    const guess = !spans.ages
    const found: Found[] = [
      { piece: 'adultos', at: spans.adults, guess, form: each && listForm('', each, join) },
    ]
    if (spans.children) found.push({ piece: 'criancas', at: spans.children, guess, form: '' })
    if (spans.ages)
      found.push({ piece: 'idades', at: spans.ages, guess, form: listForm(opening, '', between) })
    return found
  })
}

/** As `writtenList` of a template reads it, in which a vertical line and braces have a meaning of their own. */
function listForm(opening: string, each: string, between: string) {
  const parts = opening || each ? [opening, each, between] : [between]
  return parts.map((part) => part.replace(/[|{}]/g, encodeURIComponent)).join('|')
}

/** Ages in one value: `5;7`, `5%2C7`, `[5,7]`. */
function listedAges(address: string, { ages }: ExampleStay): Found[] {
  const noLetter = String.raw`(?<!(?<!%[\da-f])[a-z])`
  const pattern = `${noLetter}${ages[0]}(?<between>${separator}+)${ages[1]}(?![a-z])`
  return matches(address, pattern).map(({ at, groups: { between = '' } }) => {
    const slot = slotsOf(address).findLast(({ start }) => start <= at[0])
    const guess = !names.idades.test(slot?.name ?? '')
    return { piece: 'idades', at, guess, form: listForm('', '', between) }
  })
}

/** A parameter for each child, of one name (`age=5&age=7`) or with numbers (`age1=5&age2=7`, `ages[0]=5&ages[1]=7`). */
function agesInParameters(address: string, slots: Slot[], { ages }: ExampleStay): Found[] {
  return slots.flatMap(({ name, rawName, value, start, at }): Found[] => {
    if (rawName === null || value !== String(ages[0])) return []
    const series = [...rawName.matchAll(/\d+/g)].map(
      ({ 0: digits, index }) => `${rawName.slice(0, index)}#${digits}${rawName.slice(index + digits.length)}`,
    )
    for (const each of [rawName, ...series]) {
      const next = Array.from({ length: 20 }, (_, index) => numbered(each, index + 1))
      const later = slots.filter(
        (slot) => slot.start > start && slot.rawName !== null && next.includes(slot.rawName),
      )
      if (later[0]?.value !== String(ages[1])) continue
      const between = address.charAt(later[0].start - 1)
      const opening = /[&;]/.test(address.charAt(start - 1)) ? between : ''
      const removed = later.map((slot): Span => [slot.start - 1, slot.at[1]])
      const whole: Span = [start - opening.length, at[1]]
      const form = listForm(opening, `${each}=`, between)
      return [{ piece: 'idades', at: whole, guess: !names.idades.test(name), form, removed }]
    }
    return []
  })
}

/** The example's coupon, or else an empty parameter with the name of one. */
function coupons(slots: Slot[], { coupon }: ExampleStay): Found[] {
  const filled = slots.filter(({ value }) => value.toLowerCase() === coupon.toLowerCase())
  const empty = slots.filter(({ name, value }) => value === '' && names.cupom.test(name)).slice(0, 1)
  const guess = filled.length === 0
  return (guess ? empty : filled).map(({ at }) => ({ piece: 'cupom', at, guess, form: '' }))
}

type CountPiece = 'adultos' | 'criancas' | 'hospedes' | 'noites'

/** All parameters of this number that are named so, or else, as a guess, the first whose name says nothing else. */
function counts(slots: Slot[], piece: CountPiece, number: number, mayGuess: boolean): Found[] {
  const valued = slots.filter(({ value }) => value === String(number))
  const named = valued.filter(({ name }) => names[piece].test(name))
  const guess = named.length === 0
  const first = mayGuess ? valued.filter(({ name }) => !names.other.test(name)).slice(0, 1) : []
  return (guess ? first : named).map(({ at }) => ({ piece, at, guess, form: '' }))
}
